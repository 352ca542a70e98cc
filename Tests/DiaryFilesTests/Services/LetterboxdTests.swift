import DiaryFiles
import Entities
import Testing

struct LetterboxdTests {
    private let file: DiaryFile

    init() throws {
        file = try DiaryFile(zip: Files.letterboxd)
    }

    @Test func theTableThatItTakesInIsReadToo() throws {
        let file = try DiaryFile(
            """
            tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review\r
            348,tt0078748,"Alien, uncut",1979,9,2026-02-04,true,"x, y",Late\r
            348,tt0078748,"Alien, uncut",1979,,,,,\r
            ,,'=1+1,2001,,2026-02-03,,,''Tis short\r
            ,,,2001,,2026-02-03,,,\r

            """)
        #expect(file.service == .letterboxd && file.problems.map(\.problem) == [.missing(field: "title")])
        let alien = try file.item("Alien, uncut")
        #expect(alien.summary.subject.id == ItemID(source: .imdb, key: "tt0078748"))
        #expect(alien.summary.released?.iso8601 == "1979" && alien.standing?.rating?.percent == 90)
        #expect(alien.days == ["2026-02-04", nil] && alien.events.map(\.isAgain) == [true, false])
        #expect(alien.events[0].tags == ["x", "y"] && alien.events[0].note == "Late")
        #expect(try file.item("=1+1").events.map(\.note) == ["'Tis short"])
    }

    @Test func aTimeHasTheSameIdInWhatLetterboxdGivesAndTakes() throws {
        let given = try DiaryFile(
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2026-02-05,Ran,1985,u,4,,,2026-02-04\n")
        let taken = try DiaryFile("Title,Year,Rating10,WatchedDate\nRan,1985,8,2026-02-04\n")
        #expect(try given.item("Ran").events.map(\.id) == taken.item("Ran").events.map(\.id))
    }

    @Test func itsZipIsRecognised() {
        #expect(file.service == .letterboxd)
        #expect(Set(file.films.map(\.summary.title)) == ["Alpha", "Beta, the Second", "Gamma", "Delta", "Epsilon"])
    }

    @Test func filmsAreNamedByTitleAndYear() throws {
        #expect(try file.item("Alpha").name == "letterboxd/Alpha (2001)")
        #expect(try file.item("Gamma").name == "letterboxd/Gamma")
        #expect(try file.item("Alpha").summary.released?.iso8601 == "2001")
        #expect(file.films.allSatisfy { $0.summary.subject.kind == .movie })
    }

    @Test func eachEntryOfTheDiaryIsAnEvent() throws {
        let alpha = try file.item("Alpha")
        #expect(alpha.days == ["2021-02-01", "2021-02-01", "2020-12-31"])
        #expect(alpha.events.map(\.isAgain) == [true, true, false])
        #expect(alpha.events.map(\.rating?.percent) == [nil, 70, 80])
        #expect(alpha.events[2].tags == ["cinema", "with Ann"])
        #expect(alpha.events.allSatisfy { $0.origin == "letterboxd" })
        #expect(alpha.events[2].changed == 1_609_545_600)
    }

    @Test func aReviewBelongsToTheEntryThatWasWrittenWithIt() throws {
        let events = try file.item("Alpha").events
        #expect(events.map(\.note) == ["Second time that day.\nStill \"good\".", nil, nil])
    }

    @Test func moreReviewsThanEntriesOfADayAreEventsToo() throws {
        let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
        let rows = ["One", "Two", "Three"].map { "2021-02-04,Alpha,2001,u,,,\($0),,2021-02-01\n" }
        let parts = Files.letterboxd.map { ($0.path, $0.path == "reviews.csv" ? header + rows.joined() : $0.text) }
        let events = try DiaryFile(zip: parts).item("Alpha").events.filter { $0.day?.iso8601 == "2021-02-01" }
        #expect(events.count == 3)
        #expect(Set(events.map(\.note)) == ["One", "Two", "Three"])
    }

    @Test func aReviewWithoutADayIsAnEventOfItsOwn() throws {
        let delta = try file.item("Delta")
        #expect(delta.days == [nil])
        #expect(delta.events.first?.note == "No.")
    }

    @Test func aMarkWithoutAnEntryIsAnEventWithoutADay() throws {
        let gamma = try file.item("Gamma")
        #expect(gamma.days == [nil])
        #expect(gamma.state == .done)
        #expect(gamma.since == [:])
    }

    @Test func theRatingOfTheFilmIsItsOwnTable() throws {
        #expect(try file.item("Alpha").percent == 70)
        #expect(try file.item("Delta").percent == 10)
        #expect(try file.item("Beta, the Second").percent == nil)
    }

    @Test func onTheWatchlistIsWantedOnlyWhatWasNotSeen() throws {
        #expect(try file.item("Epsilon").state == .wanted)
        #expect(try file.item("Epsilon").since == [.wanted: "2022-05-06"])
        #expect(try file.item("Epsilon").events == [])
        #expect(try file.item("Alpha").state == .done)
        #expect(try file.item("Alpha").since == [.wanted: "2022-05-07", .done: "2021-02-01"])
    }

    @Test func likesAreFavourites() throws {
        #expect(file.films.filter(\.isFavourite).map(\.summary.title) == ["Delta"])
    }

    @Test func listsAreKeptInTheirOrderWhateverThatOfTheirRows() throws {
        let lists = file.items.filter { $0.id.kind == .list }
        #expect(lists.map(\.summary.title) == ["The Best", "Older"] && lists.allSatisfy(\.isFavourite))
        let best = try #require(lists.first)
        #expect(best.note?.text == "Of all that I know" && best.id.source == .ownLists)
        #expect(best.things.map(\.summary.title) == ["Beta, the Second", "Alpha"])
        #expect(try best.things.last?.id == file.item("Alpha").id, "A film of a list is the one of the other tables")
        #expect(best.things.map(\.remark) == [nil, "again and again"])
        #expect(file.problems.isEmpty)
    }

    @Test func aListByItselfIsTheSameAndOneWithoutANameIsNone() throws {
        let text = try #require(Files.letterboxd.first { $0.path == "lists/best.csv" }?.text)
        #expect(try DiaryFile(text).items == file.items.filter { $0.summary.title == "The Best" })
        let nameless = try DiaryFile(text.replacing("The Best", with: ""))
        #expect(nameless.items.isEmpty && nameless.problems.map(\.problem) == [.namelessList])
    }

    @Test func rowsOfAListThatCannotBeTakenAreTold() throws {
        let text = try #require(Files.letterboxd.first { $0.path == "lists/best.csv" }?.text)
        let file = try DiaryFile(text + "x,Gamma,2001,u,\n3,,2001,u,\n4,Delta,soon,u,\n")
        #expect(file.items.first?.things.count == 2)
        #expect(
            file.problems.map(\.problem) == [
                .malformed(field: "position"), .missing(field: "name"), .malformed(field: "year"),
            ])
    }

    @Test func placesNameThePartAndTheLine() throws {
        let place = try #require(file.records.first { $0.record.item.summary.title == "Epsilon" }).place
        #expect(place == FilePlace(member: "watchlist.csv", unit: .line, number: 2))
    }

    @Test func aZipThatWasPackedAgainInAFolderIsTheSame() throws {
        let packed = try DiaryFile(
            zip: Files.letterboxd.map { ("letterboxd-ann/" + $0.path, $0.text) }
                + [("__MACOSX/letterboxd-ann/._diary.csv", "x")])
        #expect(packed.sortedRecords == file.sortedRecords)
        #expect(packed.records.first?.place.member?.hasPrefix("letterboxd-ann/") == true)
    }

    @Test func aTableByItselfGivesTheSameEvents() throws {
        let diary = try #require(Files.letterboxd.first { $0.path == "diary.csv" })
        let alone = try DiaryFile(diary.text)
        #expect(try alone.item("Beta, the Second").events == file.item("Beta, the Second").events)
        let (few, all) = (try alone.item("Alpha").events.map(\.id.text), try file.item("Alpha").events.map(\.id.text))
        #expect(few.sorted() == all.sorted())
    }

    @Test(arguments: [nil, "films-of-mine.txt", "export.csv"])
    func whetherATableAloneSaysSeenOrWantedIsNotGuessed(name: String?) throws {
        let table = try #require(Files.letterboxd.first { $0.path == "watched.csv" })
        guard name?.hasPrefix("films") != true else {
            let items = try DiaryFile(table.text, named: name).items
            #expect(items.filter { $0.isFavourite && $0.standing == nil && $0.events.isEmpty }.count == 4)
            return
        }
        #expect(
            failure { () throws(DiaryFileFailure) in try DiaryFile(table.text, named: name) }
                == .namelessPart(of: .letterboxd))
    }

    @Test func aNameSaysWhichTableItIs() throws {
        let table = try #require(Files.letterboxd.first { $0.path == "watched.csv" })
        #expect(
            try DiaryFile(table.text, named: "watchlist-ann-2024.csv").items.map(\.state)
                == Array(repeating: .wanted, count: 4))
        #expect(
            try DiaryFile(table.text, named: "watched (1).csv").items.map(\.state) == Array(repeating: .done, count: 4))
    }

    @Test(arguments: [
        ("2021-01-02,,2001,u,3,,,2021-01-01", ImportProblem.missing(field: "name")),
        ("2021-01-02,A,MMI,u,3,,,2021-01-01", .malformed(field: "year")),
        ("2021-01-02,A,2001,u,7,,,2021-01-01", .malformed(field: "rating")),
        ("2021-01-02,A,2001,u,3,,,2021-02-30", .malformed(field: "watched date")),
        ("2021-01-02,A,2001,u,3,,,", nil),
        ("2021-01-02,A,2001", .wrongFieldCount(found: 3, expected: 8)),
    ])
    func aRowThatCannotBeTakenSaysWhy(row: String, problem: ImportProblem?) throws {
        let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        let file = try DiaryFile(header + "2021-01-02,Other,2001,u,,,,2021-01-01\n" + row)
        #expect(file.problemsByNumber[3] == problem)
        #expect(file.records.count == (problem == nil ? 2 : 1))
    }
}
