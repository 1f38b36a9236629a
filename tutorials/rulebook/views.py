from django.http import HttpResponse
def index(request): return HttpResponse("x")
def pdf(request, game): return HttpResponse("x")
