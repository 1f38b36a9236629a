"""A record to begin with: a few turns in which one player eats little and throws much."""

RECORD = """\
Ván: to-tom
Ghế: A B C D E
Cái: A
# chỉ biết mấy quân của B
Tay B: 2v 3w3s 88v
Chiếu B: ăn 6 văn với 45v
A đánh 3 văn
B ăn 3 văn với 2v
B đánh 3 vạn
C mở 9 văn
D mở 8 văn
B phỗng 8 văn
B đánh 3 sách
"""
