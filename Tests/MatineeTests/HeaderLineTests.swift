import CatalogKit
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import CommandLine
@testable import Matinee

@MainActor
struct HeaderLineTests {
    nonisolated private static let locales = Language.locales

    private func shell(_ locale: String, isOffline: Bool = false, screen: ScreenSpy = ScreenSpy("")) -> Shell {
        let wording = Wording.sample(locale)
        let ids = [SectionID.movies, .music, .library, .books, .pokedex]
        let sections = zip(ids, [SourceID.tmdb, .lastFM, .builtIn, .openLibrary, .pokeAPI]).map { id, service in
            Shell.Section(
                id: id, name: wording.sections.name(of: id), services: [service],
                origin: SectionOrigin(place: id.rawValue, source: wording.sources.name(of: service)),
                makeScreen: { screen })
        }
        return Shell(
            sections: sections, current: nil, isOffline: isOffline, keys: KeysInForce(.standard()), wording: wording)
    }

    private func header(_ shell: Shell, width: Int) -> String {
        let canvas = Canvas(size: Size(width: width, height: 24))
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
        return canvas.text(ofRow: 0)
    }

    @Test(arguments: locales, 40...120)
    func whoStartedOfflineSeesItAtAnyWidth(locale: String, width: Int) {
        let words = Wording.sample(locale).offline
        #expect(header(shell(locale, isOffline: true), width: width).contains(words))
        #expect(!header(shell(locale), width: width).contains(words))
    }

    @Test func ofAListOverTheSectionsOwnItSaysWhereThatIsFrom() {
        let screen = ScreenSpy("")
        let shell = shell("en_US", screen: screen)
        let own = shell.origin
        screen.rowOrigin = .library
        #expect(shell.origin == SectionOrigin(place: own.place, source: "on this machine"))
        #expect(header(shell, width: 120).contains("on this machine"))
        screen.rowOrigin = .source(.lastFM)
        #expect(
            shell.origin == SectionOrigin(place: own.place, source: "Last.fm", state: .answers),
            "Another section's service")
        screen.rowOrigin = .source(.tmdb)
        #expect(shell.origin == own)
    }

    @Test(arguments: locales, 40...120)
    func aNewAttemptIsInSightAsLongAsItIsWaitedFor(locale: String, width: Int) {
        let wording = Wording.sample(locale)
        let screen = ScreenSpy("")
        let shell = shell(locale, screen: screen)
        let sentences = [wording.tryingAgain(wording.message(.unavailable(status: 503))), wording.tryingAgainShort]
        func saysIt() -> Bool { sentences.contains { header(shell, width: width).contains($0) } }

        shell.didHear(.began(.tmdb, after: .unavailable(status: 503)))
        #expect(!saysIt())
        screen.isBusy = true
        #expect(saysIt())
        shell.didHear(.ended(.tmdb))
        #expect(!saysIt())
        shell.didHear(.began(.lastFM, after: .unavailable(status: 503)))
        #expect(!saysIt())
        shell.handle(.section(.music))
        #expect(saysIt())
    }

    @Test(arguments: locales, 40...120)
    func whatWaitsOrDiffersAmongMachinesIsInSightAtAnyWidth(locale: String, width: Int) {
        let wording = Wording.sample(locale)
        let shell = shell(locale)
        func saysIt(_ state: SharingState) -> Bool {
            wording.signs(of: state).contains { header(shell, width: width).contains($0) }
        }
        var (failing, differing) = (SharingState(), SharingState())
        (failing.failure, failing.waiting) = (.placeMissing(place: "/shared"), 12)
        differing.severalVersions = ["Yi Yi"]
        for state in [failing, differing] {
            #expect(!saysIt(state))
            shell.didHear(state)
            #expect(saysIt(state))
            shell.didHear(SharingState())
        }
    }

    /// The longest name of a source in any language.
    private static let longestSource =
        SourceRegistry.standard.descriptors.flatMap { source in Language.allCases.map { source.name[$0] } }
        .max { $0.count < $1.count } ?? ""

    /// With all sections of the program, of which one is open.
    private func wholeHeader(_ locale: String, open: SectionID, width: Int) -> String {
        let wording = Wording.ofProgram(localeIdentifier: locale)
        let sections = SectionDescriptor.all.map { section in
            Shell.Section(
                id: section.id, name: wording.sections.name(of: section.id), services: [],
                origin: SectionOrigin(place: "", source: Self.longestSource), makeScreen: { ScreenSpy("") })
        }
        return header(
            Shell(
                sections: sections, current: open, isOffline: false, keys: KeysInForce(.standard()), wording: wording),
            width: width)
    }

    @Test(arguments: locales, SectionDescriptor.all)
    func inEightyColumnsAllSectionsAndTheSourceAreReadable(locale: String, open: SectionDescriptor) {
        let header = wholeHeader(locale, open: open.id, width: 80)
        for (index, section) in SectionDescriptor.all.enumerated() {
            let name = Wording.ofProgram(localeIdentifier: locale).sections.name(of: section.id)
            #expect(header.contains("\(index + 1) \(name)"))
        }
        #expect(header.contains(Self.longestSource))
    }

    @Test(arguments: locales, 40...80)
    func whereNotAllFitsTheOpenSectionIsNamedAndTheOthersHaveTheirKeys(locale: String, width: Int) {
        for (index, open) in SectionDescriptor.all.enumerated() {
            let header = wholeHeader(locale, open: open.id, width: width)
            let name = Wording.ofProgram(localeIdentifier: locale).sections.name(of: open.id)
            #expect(header.contains("\(index + 1) \(name)"))
            for key in 1...SectionDescriptor.all.count { #expect(header.contains(" \(key)")) }
            #expect(!header.contains("…"))
        }
    }

    @Test("The section in sight is filled, and a dot says how its source is, but not to a reader")
    func theSectionIsFilledAndADotSaysHowTheSourceIs() {
        func header(_ state: SectionOrigin.State?, spinner: String = "", isForReader: Bool = false) -> Canvas {
            let section = Shell.Section(
                id: .movies, name: "Movies",
                origin: SectionOrigin(place: "a", source: "TMDB", state: state), makeScreen: { ScreenSpy("") })
            let canvas = Canvas(size: Size(width: 60, height: 1))
            canvas.isForReader = isForReader
            let content = HeaderLine.Content(
                current: .movies, origin: section.origin(), warnings: [], width: 60)
            HeaderLine(content, sections: [section]).draw(on: canvas.surface, spinner: spinner)
            return canvas
        }
        let whole = header(.answers)
        #expect(whole.text(ofRow: 0).contains("   1 Movies ") && whole.text(ofRow: 0).contains(" ● TMDB"))
        #expect((10...19).allSatisfy { whole[$0, 0].style == .barCurrent } && whole[9, 0].style != .barCurrent)
        #expect(whole[20, 0].style != .barCurrent)
        #expect(header(.asked).text(ofRow: 0).contains(" ◐ TMDB"))
        #expect(header(.atHand).text(ofRow: 0).contains(" ○ TMDB"))
        #expect(header(.answers, spinner: "/").text(ofRow: 0).contains(" ◐ TMDB"))
        #expect(header(nil).text(ofRow: 0).contains("   TMDB"))
        #expect(header(.answers, isForReader: true).text(ofRow: 0).contains("   TMDB"))
    }

    @Test("A hint that names a key is seen before other sections, the key as keys are", arguments: [60, 80, 120])
    func aHintThatNamesAKeyIsSeen(width: Int) {
        let sections = zip([SectionID.movies, .music, .books], ["Movies", "Music", "Reading"]).map { id, name in
            Shell.Section(
                id: id, name: name,
                origin: SectionOrigin(
                    place: name, source: "built-in", hint: "PokéAPI has answered: r shows it", command: .refresh,
                    state: .answers), makeScreen: { ScreenSpy("") })
        }
        let canvas = Canvas(size: Size(width: width, height: 1))
        let content = HeaderLine.Content(
            current: .movies, origin: sections[0].origin(), warnings: [], key: "r", width: width)
        HeaderLine(content, sections: sections).draw(on: canvas.surface, spinner: "")
        #expect(canvas.text(ofRow: 0).contains("PokéAPI has answered: r shows it"))
        #expect((0..<width).filter { canvas[$0, 0].style == .key }.map { canvas[$0, 0].text } == ["r"])
    }

    @Test("Where the whole hint has no room, a few words name its key", arguments: Wording.all.indices, 40...80)
    func whereTheHintHasNoRoomAFewWordsNameItsKey(language: Int, width: Int) {
        let wording = Wording.all[language]
        let source = "Open Library"
        let sections = [SectionID.movies, .music, .books].map { id in
            Shell.Section(
                id: id, name: wording.sections.name(of: id),
                origin: SectionOrigin(
                    place: id.rawValue, source: wording.sources.name(of: .builtIn), hint: wording.readyToShow(source),
                    briefHints: [source, nil].map(wording.readyToShowBriefly), command: .refresh, state: .answers),
                makeScreen: { ScreenSpy("") })
        }
        let canvas = Canvas(size: Size(width: width, height: 1))
        let content = HeaderLine.Content(
            current: .books, origin: sections[2].origin(), warnings: [], key: "r", width: width)
        HeaderLine(content, sections: sections).draw(on: canvas.surface, spinner: "")
        let told = [wording.readyToShow(source)] + [source, nil].map(wording.readyToShowBriefly)
        #expect(told.contains { canvas.text(ofRow: 0).contains($0) }, "\(canvas.text(ofRow: 0))")
        #expect((0..<width).filter { canvas[$0, 0].style == .key }.map { canvas[$0, 0].text } == ["r"])
    }

    @Test("In few columns the dot of the source stays, and what is said ends beside the frame's corner")
    func inFewColumnsTheDotStays() {
        let origin = SectionOrigin(place: "a", source: "TMDB", state: .answers)
        // The keys of five sections, and the name of one.
        let sections = (0..<5).map { place in
            Shell.Section(
                id: SectionID(rawValue: "\(place)"), name: place == 0 ? "Movies" : "Library", origin: origin,
                makeScreen: { ScreenSpy("") })
        }
        let canvas = Canvas(size: Size(width: 40, height: 1))
        let content = HeaderLine.Content(current: SectionID(rawValue: "0"), origin: origin, warnings: [], width: 40)
        HeaderLine(content, sections: sections).draw(on: canvas.surface, spinner: "/")
        #expect(canvas.text(ofRow: 0) == " Matinee   1 Movies  2  3  4  5 ◐ TMDB /")
    }

    @Test("While a source is asked the header says so before it says what stands in")
    func thatASourceIsAskedIsSaidFirst() {
        let origin = SectionOrigin(place: "a", source: "built-in", hint: "asking TMDB…", state: .asked)
        #expect(fourSections(origin, width: 120).contains("◐ built-in · asking TMDB… "))
        #expect(fourSections(origin, width: 70).contains("◐ asking TMDB… "))
        #expect(fourSections(origin, width: 44).contains("◐ built-in "))
    }

    @Test("A hint that names the source stands alone", arguments: ["asking TMDB…", "with a key"])
    func aHintThatNamesTheSourceStandsAlone(hint: String) {
        let section = Shell.Section(
            id: .movies, name: "Movies", origin: SectionOrigin(place: "a", source: "TMDB", hint: hint, state: .asked),
            makeScreen: { ScreenSpy("") })
        let canvas = Canvas(size: Size(width: 60, height: 1))
        let content = HeaderLine.Content(current: .movies, origin: section.origin(), warnings: [], width: 60)
        HeaderLine(content, sections: [section]).draw(on: canvas.surface, spinner: "")
        #expect(canvas.text(ofRow: 0).contains(hint == "with a key" ? " ◐ TMDB · with a key " : " ◐ asking TMDB… "))
    }

    @Test(arguments: [
        (CatalogFailure.timedOut(host: "a.test"), " ✕ TMDB does not answer"),
        (.keyRejected(.tmdb), " ✕ TMDB "), (.notFound, " ✕ TMDB "), (.offline, " ○ TMDB "),
    ])
    func aSourceThatFailedAndHasNothingToShowIsCrossedOut(failure: CatalogFailure, text: String) {
        let screen = ScreenSpy("")
        let wording = Wording.sample("C")
        let section = Shell.Section(
            id: .movies, name: "Movies", origin: SectionOrigin(place: "a", source: "TMDB", state: .answers),
            makeScreen: { screen })
        let shell = Shell(
            sections: [section], current: nil, isOffline: false, keys: KeysInForce(.standard()), wording: wording)
        #expect(header(shell, width: 80).contains(" ● TMDB "))
        screen.failureInPlaceOfRows = .catalog(failure)
        #expect(header(shell, width: 80).contains(text))
        #expect(!header(shell, width: 80).contains("TMDB · "))
    }

    /// The header of four sections, of which the first is open.
    private func fourSections(_ origin: SectionOrigin, warnings: [String] = [], width: Int) -> String {
        let sections = [(SectionID.movies, "Movies"), (.music, "Music"), (.library, "Library"), (.books, "Books")]
            .map { id, name in Shell.Section(id: id, name: name, origin: origin, makeScreen: { ScreenSpy("") }) }
        let canvas = Canvas(size: Size(width: width, height: 1))
        let content = HeaderLine.Content(current: .movies, origin: origin, warnings: warnings, width: width)
        HeaderLine(content, sections: sections).draw(on: canvas.surface, spinner: "")
        return canvas.text(ofRow: 0)
    }

    @Test(arguments: 40...120) func thatASourceFailsIsInSightAtAnyWidth(width: Int) {
        let header = fourSections(SectionOrigin(place: "a", source: "TMDB", state: .fails), width: width)
        #expect(header.contains("✕ TMDB"), "\(header)")
        #expect(header.contains(" 1 Movies ") && header.contains(" 4"), "\(header)")
    }

    @Test func theNamesOfTheOtherSectionsGiveWayToASourceThatFails() {
        let failing = SectionOrigin(place: "a", source: "TMDB", state: .fails)
        #expect(!fourSections(failing, width: 56).contains("2 Music"))
        #expect(fourSections(failing, width: 80).contains("2 Music"))
    }

    @Test(arguments: [SectionOrigin.State.answers, .asked, .atHand], 40...120)
    func theDotOfASourceStaysBesideAHintOrAWarning(state: SectionOrigin.State, width: Int) {
        let origin = SectionOrigin(place: "a", source: "TMDB", hint: "with a key of your own", state: state)
        let dot = state.sign.symbol
        let hinting = fourSections(origin, width: width)
        #expect(hinting.contains("\(dot) TMDB") || !hinting.contains("TMDB · "), "\(hinting)")
        let warning = fourSections(origin, warnings: ["offline"], width: width)
        #expect(warning.contains("\(dot) TMDB · offline") || warning.contains("\(dot) offline"), "\(warning)")
    }

    @Test func whereTheDotHasNoRoomTheWarningStandsAlone() {
        let origin = SectionOrigin(place: "a", source: "TMDB", state: .atHand)
        // Behind the open section alone 17 cells are left, of which the dot takes two.
        let (shorter, longer) = (String(repeating: "x", count: 15), String(repeating: "x", count: 16))
        #expect(fourSections(origin, warnings: [shorter], width: 40).contains(" ○ \(shorter) "))
        #expect(fourSections(origin, warnings: [longer], width: 40).contains("   \(longer) "))
    }

    @Test func inEightyColumnsItSaysWhatWentWrong() {
        let screen = ScreenSpy("")
        let shell = shell("C", screen: screen)
        screen.isBusy = true
        shell.didHear(.began(.tmdb, after: .timedOut(host: "a.test")))
        #expect(header(shell, width: 80).contains("TMDB · trying again: timed out"))
    }
}
