import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import NoteEditor

struct NoteEditorFormatterTests {
    private let wording = Wording.for(localeIdentifier: "en_US")
    private var formatter: NoteEditorFormatter { NoteEditorFormatter(wording: wording) }

    @Test func whyATextIsNotSavedComesBeforeWhyItWasNotRead() {
        let (full, damaged) = (LibraryFailure.diskFull(path: "/a"), LibraryFailure.damaged(path: "/b"))
        #expect(
            formatter.message(isReading: true, refusal: full, failure: damaged, isOpen: false, others: 1)
                == Message("Loading…"))
        let refusal = formatter.message(isReading: false, refusal: full, failure: damaged, isOpen: true, others: 1)
        #expect(refusal?.what == "The disk is full")
        #expect(refusal?.remedy == wording.library.textStays)
        #expect(
            formatter.message(isReading: false, refusal: nil, failure: damaged, isOpen: true, others: 1)
                == wording.library.failure(damaged))
        #expect(formatter.message(isReading: false, refusal: nil, failure: nil, isOpen: true, others: 0) == nil)
    }

    @Test func severalVersionsAreSaidWithWhatCanBeDone() {
        let message = formatter.message(isReading: false, refusal: nil, failure: nil, isOpen: true, others: 1)
        #expect(message?.what == "2 versions of this note")
        #expect(message?.remedy == "Ctrl-R shows the others, Ctrl-T joins all, Ctrl-S keeps this one.")
        #expect(message?.isFailure == false)
    }

    @Test(arguments: [
        ("", nil, "0 words"), ("one", nil, "1 word · saved"), (" two\twords\n", "not saved", "2 words · not saved"),
        ("花樣年華 一一 🎬", "saving…", "3 words · saving…"), ("", "not saved", "0 words · not saved"),
    ])
    func theLineBelowCountsWords(text: String, status: String?, foot: String) {
        let state = formatter.state(.sample, text, status)
        #expect(state.foot == foot)
        #expect(state.status == status)
    }

    @Test func whatIsKnownOfItStandsAboveTheText() {
        let album = LibrarySummary(
            subject: .album(AlbumID(artist: "Björk", title: "Homogenic")), title: "Homogenic", subtitle: "Björk",
            released: CalendarDate(year: 1997))
        #expect(formatter.state(album, "", nil).subject == "Homogenic")
        #expect(formatter.state(album, "", nil).facts == "Album · Björk · 1997")
        let unknown = LibrarySummary(
            subject: LibrarySubject(kind: .init(rawValue: "series"), id: ItemID(source: .tmdb, key: "1")), title: "X")
        #expect(formatter.state(unknown, "", nil).facts == "")
    }

    @Test func aDraftIsAskedAboutBeforeAnythingElse() {
        let draft = Draft.sample("Again and", startedFrom: 3)
        #expect(
            formatter.question(offered: draft, isNoteOf: 3, true)
                == wording.unsaved.askTakeUp(wording.format.day(secondsSince1970: 86_400), false))
        #expect(
            formatter.question(offered: draft, isNoteOf: 4, false)
                == wording.unsaved.askTakeUp(wording.format.day(secondsSince1970: 86_400), true))
        #expect(formatter.question(offered: nil, isNoteOf: 3, true) == wording.library.askDiscard)
        #expect(formatter.question(offered: nil, isNoteOf: 3, false) == nil)
    }
}
