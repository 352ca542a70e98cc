// MovieDetail
