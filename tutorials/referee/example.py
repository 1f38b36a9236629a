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

# Chắn: D has a cạ of nines in hand and breaks it to eat another; houses differ in when that is báo.
CHAN_RECORD = """\
Ván: chan
Ghế: A B C D
Cái: B
# chỉ biết tay bài của D
Bài D: 489v 3566778889w 24567s cc
B đánh 2 vạn
C mở 4 vạn
D mở 7 sách
D dưới 7 sách
A ăn 7 sách với 7 văn
A đánh 2 văn
B mở 8 văn
B ăn 8 văn với 8 sách
B đánh chi chi
C ăn chi chi với chi chi
C đánh 9 sách
D ăn 9 sách với 9 văn
D đánh 2 sách
"""
