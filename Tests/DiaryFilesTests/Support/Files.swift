import DiaryFiles
import Entities

/// Files in the forms that services write, with invented content.
enum Files {
    static let letterboxd: [(path: String, text: String)] = [
        (
            "watched.csv",
            """
            Date,Name,Year,Letterboxd URI
            2021-01-02,Alpha,2001,https://boxd.it/1
            2021-01-03,"Beta, the Second",2002,https://boxd.it/2
            2021-01-04,Gamma,,https://boxd.it/3
            2021-01-05,Delta,2004,https://boxd.it/4

            """
        ),
        (
            "ratings.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating
            2021-01-02,Alpha,2001,https://boxd.it/1,3.5
            2021-01-05,Delta,2004,https://boxd.it/4,0.5

            """
        ),
        (
            "diary.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2021-01-02,Alpha,2001,https://boxd.it/a1,4,,"cinema, with Ann",2020-12-31
            2021-02-02,Alpha,2001,https://boxd.it/a2,3.5,Yes,,2021-02-01
            2021-02-03,Alpha,2001,https://boxd.it/a3,,Yes,,2021-02-01
            2021-03-03,"Beta, the Second",2002,https://boxd.it/b1,,,,2021-03-02

            """
        ),
        (
            "reviews.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
            2021-02-03,Alpha,2001,https://boxd.it/a3,,Yes,"Second time <i>that day</i>.
            Still ""good"".",,2021-02-01
            2021-01-05,Delta,2004,https://boxd.it/d1,0.5,,No.,,

            """
        ),
        (
            "watchlist.csv",
            """
            Date,Name,Year,Letterboxd URI
            2022-05-06,Epsilon,2005,https://boxd.it/5
            2022-05-07,Alpha,2001,https://boxd.it/1

            """
        ),
        (
            "likes/films.csv",
            """
            Date,Name,Year,Letterboxd URI
            2021-01-06,Delta,2004,https://boxd.it/4

            """
        ),
        (
            "lists/best.csv",
            """
            Letterboxd list export v7
            Date,Name,Tags,URL,Description
            2021-01-01,The Best,,https://boxd.it/l,Of all that I know

            Position,Name,Year,URL,Description
            2,Alpha,2001,https://boxd.it/1,again and again
            1,"Beta, the Second",2002,https://boxd.it/2,

            """
        ),
        (
            "lists/older.csv",
            """
            Date,Name,Tags,URL,Description
            2020-01-01,Older,,https://boxd.it/m,

            Position,Name,Year,URL,Description
            1,Alpha,2001,https://boxd.it/1,

            """
        ),
        ("profile.csv", "Date Joined,Username\n2020-01-01,ann\n"),
        ("deleted/diary.csv", "Date,Name,Year,Letterboxd URI,Rating\n2021-01-02,Zeta,2001,https://boxd.it/z,5\n"),
        ("orphaned/diary.csv", "Date,Name,Year,Letterboxd URI,Rating\n2021-01-02,Eta,2001,https://boxd.it/y,5\n"),
    ]

    static let imdbRatings = """
        Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
        tt0000001,8,2023-07-09,Alpha,Alpha,https://www.imdb.com/title/tt0000001/,Film,7.1,90,2001,Drama,100,2001-05-06,Ann
        tt0000002,3,2023-07-10,Bêta,Beta,https://www.imdb.com/title/tt0000002/,Série,7.1,90,2002,Drama,100,2002,Ben

        """

    static let imdbRatings2020 = """
        Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
        tt0000001,8,2020-07-09,Alpha,https://www.imdb.com/title/tt0000001/,movie,7.1,90,2001,Drama,100,2001-05-06,Ann
        tt0000002,3,2020-07-10,Amelie,https://www.imdb.com/title/tt0000002/,movie,7.1,90,2002,Drama,100,2002-02-03,Ben

        """

    static let imdbRatings2013 = """
        "position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"
        "1","tt0000001","Fri Feb 15 22:45:23 2013","","","Alpha","Feature Film","Ann","8","7.1","90","2001","drama","100","2001-05-06","http://www.imdb.com/title/tt0000001/"
        "2","tt0000002","Sat Feb  2 01:02:03 2013","","","Beta","Feature Film","Ben","3","7.1","90","2002","drama","100","2002","http://www.imdb.com/title/tt0000002/"

        """

    static let imdbList = """
        Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated
        1,tt0000001,2023-07-09,2024-02-01,,Alpha,Alpha,https://www.imdb.com/title/tt0000001/,Movie,9,152,2008,Drama,100,2008-07-18,Ann,8,2025-02-02
        2,tt0000003,2023-07-11,2024-02-03,,Gamma,Gamma,https://www.imdb.com/title/tt0000003/,Movie,9.3,142,1994,Drama,100,1994-09,Ben,,

        """

    static let trakt: [(path: String, text: String)] = [
        (
            "watched-history-1.json",
            """
            [{"id":11,"watched_at":"2023-04-05T22:10:00.000Z","action":"watch","type":"movie",
            "movie":{"title":"Alpha","year":2001,"ids":{"trakt":1,"slug":"alpha-2001","imdb":"tt0000001","tmdb":101}}},
            {"id":12,"watched_at":"2023-04-05T09:10:00.000Z","action":"scrobble","type":"movie",
            "movie":{"title":"Alpha","year":2001,"ids":{"trakt":1,"slug":"alpha-2001","imdb":"tt0000001","tmdb":101}}},
            {"id":13,"watched_at":"2023-04-06T09:10:00.000Z","action":"scrobble","type":"episode",
            "episode":{"season":1,"number":2,"title":"Two","ids":{"trakt":9}},"show":{"title":"Show","year":2010,"ids":{"trakt":8}}}]
            """
        ),
        (
            "watched-history-10.json",
            """
            [{"id":11,"watched_at":"2023-04-05T22:10:00.000Z","action":"watch","type":"movie",
            "movie":{"title":"Alpha","year":2001,"ids":{"trakt":1,"slug":"alpha-2001","imdb":"tt0000001","tmdb":101}}},
            {"id":14,"watched_at":"2020-01-01T00:00:00.000Z","action":"watch","type":"movie",
            "movie":{"title":"Beta","year":2002,"ids":{"trakt":2,"slug":"beta-2002","imdb":null,"tmdb":102}}}]
            """
        ),
        (
            "watched-movies.json",
            """
            [{"plays":3,"last_watched_at":"2023-04-05T22:10:00.000Z","movie":{"title":"Alpha","year":2001,
            "ids":{"trakt":1,"imdb":"tt0000001","tmdb":101}}},
            {"plays":2,"last_watched_at":"2019-04-05T22:10:00.000Z","movie":{"title":"Gamma","year":2003,
            "ids":{"trakt":3,"imdb":"tt0000003","tmdb":103}}}]
            """
        ),
        (
            "ratings-movies.json",
            """
            [{"rated_at":"2023-05-01T10:00:00.000Z","rating":9,"type":"movie","movie":{"title":"Alpha","year":2001,
            "ids":{"trakt":1,"imdb":"tt0000001","tmdb":101}}}]
            """
        ),
        (
            "lists-watchlist.json",
            """
            [{"rank":1,"id":5,"listed_at":"2024-01-02T03:04:05.000Z","notes":null,"type":"movie",
            "movie":{"title":"Delta","year":2004,"ids":{"trakt":4,"slug":"delta-2004"}}},
            {"rank":2,"id":6,"listed_at":"2024-01-02T03:04:05.000Z","type":"show","show":{"title":"Show","ids":{"trakt":8}}}]
            """
        ),
        (
            "lists-list-77-my-best.json",
            """
            [{"rank":1,"id":7,"listed_at":"2024-01-02T03:04:05.000Z","type":"movie",
            "movie":{"title":"Alpha","year":2001,"ids":{"trakt":1}}}]
            """
        ),
        (
            "lists-favorites.json",
            """
            [{"rank":1,"id":8,"listed_at":"2024-01-02T03:04:05.000Z","type":"movie",
            "movie":{"title":"Beta","year":2002,"ids":{"trakt":2,"tmdb":102}}}]
            """
        ),
        ("ratings-shows.json", "[]"),
        ("user-settings.json", "{\"user\":{\"email\":\"ann@example.org\"}}"),
    ]

    static let goodreadsHeader =
        "Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,"
        + "Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,"
        + "Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies\n"

    static let goodreadsRows = #"""
        1,Alpha,Ann Author,"Author, Ann",Ben Second,"=""0306406152""","=""9780306406157""",4,3.9,House,Paperback,321,1995,1990,2021/05/06,2020/01/02,"sea, favourites","sea (#1), favourites (#2)",read,"Fine.<br/>Really.",,A secret,2,0
        2,Beta,Ann Author,"Author, Ann",,"=""""","=""""",0,3.9,,,,,,,2020/02/03,to-read,to-read (#1),to-read,,,,0,0
        3,Gamma,Ann Author,"Author, Ann",,"=""""","=""""",0,3.9,,,,,,,2020/03/04,currently-reading,currently-reading (#1),currently-reading,,,,0,0
        4,Delta,Ann Author,"Author, Ann",,"=""""","=""9780306406157""",0,3.9,,,,,-700,,2020/04/05,"abandoned, sea",abandoned (#1),abandoned,,,,1,0
        5,Epsilon,Ann Author,"Author, Ann",,"=""""","=""""",5,3.9,,,,,,,2020/05/06,,,read,,,,1,0

        """#

    static let storyGraph = """
        Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,Flawed Characters?,Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?
        Alpha,"Ann Author, Ben Second","",9780306406157,paperback,read,2021/01/02,2022/11/28,"2022/10/29-2022/11/28, 2021/09/14",3,"","",,,,,,4.25,"<div>Fine &amp; good</div>","","","sea, long",No
        Beta,Ann Author,"",0306406152,,to-read,2021/05/10,"","",0,"",,,,,,,,"",,"","",No
        Gamma,Ann Author,"",B00ABCDEF1,,currently-reading,2021/06/10,"",2021/06/11-,0,"",,,,,,,,"",,"","",No
        Delta,Ann Author,"",6a1f9c1e-0000-4000-8000-000000000000,,did-not-finish,2021/07/10,"",2021/07/11-2021/07/20,0,"",,,,,,,1.0,"",,"","",No
        Epsilon,Ann Author,"","",,read,2021/08/10,"",2020/08,1,"",,,,,,,,"",,"","",No
        Zeta,Ann Author,"","",,paused,2021/09/10,"","",0,"",,,,,,,,"",,"","",No

        """

    static let movaryHistory = """
        title,year,tmdbId,imdbId,watchedAt,comment,location
        Alpha,2001,101,tt0000001,2022-01-02,"With Ann"
        Alpha,2001,101,tt0000001,2022-01-02,
        Beta,2002,102,,,

        """

    static let movaryRatings = """
        title,year,tmdbId,imdbId,userRating
        Alpha,2001,101,tt0000001,7
        Gamma,2003,103,tt0000003,10

        """

    static let movaryWatchlist = """
        title,year,tmdbId,imdbId,addedAt
        "The Delta",104,tt0000004,"2023-05-01 12:00:00"
        Epsilon,105,,"2023-05-02 12:00:00"

        """

    static let yamtrack = """
        "media_id","source","media_type","title","image","season_number","episode_number","score","progress","status","start_date","end_date","notes","progress_changed"
        "101","tmdb","movie","Alpha","","","","9.0","1","Completed","","2024-02-09","Good","2024-02-09T15:30:00Z"
        "101","tmdb","movie","Alpha","","","","8.5","1","Completed","","2024-03-09","","2024-03-09 15:30:00+00:00"
        "102","tmdb","movie","Beta","","","","","0","Planning","","","Soon","2024-02-10T15:30:00Z"
        "103","tmdb","movie","Gamma","","","","","0","In progress","2024-02-01","","","2024-02-10T15:30:00Z"
        "104","tmdb","movie","Delta","","","","","0","Dropped","2024-02-01","2024-02-02","","2024-02-10T15:30:00Z"
        "1668","tmdb","tv","Show","","","","","24","In progress","2024-02-09","2024-02-09","","2024-02-09T12:00:00Z"
        "OL1M","openlibrary","book","Epsilon","","","","7","100","Paused","2024-02-09","","","2024-02-09T12:00:00Z"
        "1","manual","movie","Zeta","","","","","1","Completed","","","","2024-02-09T12:00:00Z"

        """

    static let bookWyrm = """
        title,author_text,remote_id,openlibrary_key,inventaire_id,librarything_key,goodreads_key,bnf_id,viaf,wikidata,asin,aasin,isfdb,isbn_10,isbn_13,oclc_number,start_date,finish_date,stopped_date,rating,review_name,review_cw,review_content,review_published,shelf,shelf_name,shelf_date
        Alpha,Ann Author,https://books.example/1,OL7W,,,42,,,,,,,0306406152,9780306406157,,2020-10-21,2020-10-25,,3,Good,,Very good,2020-10-26,read,Read,2020-10-21
        Alpha,Ann Author,https://books.example/1,OL7W,,,42,,,,,,,0306406152,9780306406157,,2020-10-21,2020-10-25,,3,Good,,Very good,2020-10-26,sea-5,Sea,2020-10-22
        Beta,Ben Second,https://books.example/2,,,,,,,,,,,,,,,,,0,,,,,to-read,To Read,2020-03-05
        Gamma,Ben Second,https://books.example/3,,,,,,,,,,,,,,2020-04-01,,2020-04-09,,,,,,stopped-reading,Stopped,2020-04-09
        Delta,Ben Second,https://books.example/4,,,,,,,,,,,,,,,2019-07-08,,2,,,mixed feelings,2019-07-08,cooking,Cooking,2019-07-08

        """

    /// Every text by itself, by its name.
    static let all: [(path: String, text: String)] =
        letterboxd.filter { ["ratings.csv", "diary.csv", "reviews.csv", "watchlist.csv"].contains($0.path) }
        + [
            ("ratings.csv", imdbRatings), ("ratings.csv", imdbRatings2020), ("ratings.csv", imdbRatings2013),
            ("list.csv", imdbList), ("watchlist.csv", imdbList),
        ] + trakt.filter { $0.text != "[]" && !$0.path.hasPrefix("user") }
        + [
            ("goodreads_library_export.csv", goodreadsHeader + goodreadsRows), ("library.csv", storyGraph),
            ("history.csv", movaryHistory), ("ratings.csv", movaryRatings), ("watchlist.csv", movaryWatchlist),
            ("yamtrack.csv", yamtrack), ("bookwyrm.csv", bookWyrm),
        ]
}
