import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

struct FooterLineTests {
    private func text(_ content: FooterLine.Content, width: Int, wording: Wording) -> String {
        let canvas = Canvas(size: Size(width: width, height: 1))
        FooterLine(content, width: width, keys: .standard(), wording: wording).draw(on: canvas.surface)
        return String(canvas.text(ofRow: 0).reversed().drop { $0 == " " }.reversed())
    }

    private func text(_ commands: [Command], width: Int, wording: Wording) -> String {
        text(.commands(commands, isTyping: false), width: width, wording: wording)
    }

    private static let english = Wording.sample("C")
    private static let all: [Command] = [
        .down, .next, .previous, .openPage, .playTrailer, .favourite, .note, .refresh, .otherPane, .back,
    ]

    @Test func whereLettersAreTypedTheyAreNoHints() {
        let line = text(.commands([.save], isTyping: true), width: 60, wording: Self.english)
        #expect(line == "Ctrl-S save")
    }

    @Test(arguments: Wording.all.indices) func theWayBackFromANoteSavesWhereItIsWritten(language: Int) {
        let wording = Wording.all[language]
        func line(in scope: KeyScope, isTyping: Bool) -> String {
            let canvas = Canvas(size: Size(width: 80, height: 1))
            FooterLine(
                .commands([.back], isTyping: isTyping), width: 80, keys: .standard(), in: scope, wording: wording
            ).draw(on: canvas.surface)
            return canvas.text(ofRow: 0)
        }
        #expect(line(in: .note, isTyping: true).contains("Esc \(wording.library.hintToClose)"))
        // One that cannot be read is not written either.
        #expect(line(in: .note, isTyping: false).contains("Esc \(wording.hint(.back)) "))
        #expect(line(in: .list, isTyping: true).contains("Esc \(wording.hint(.back)) "))
    }

    @Test func aCommandMayBeCalledOtherwiseHere() {
        let content = FooterLine.Content.commands(
            [.saveForm, .leaveForm], isTyping: true, hints: [.saveForm: "try and save"])
        #expect(text(content, width: 60, wording: Self.english) == "Enter try and save  Esc cancel")
        let usual = FooterLine.Content.commands([.saveForm, .leaveForm], isTyping: true)
        #expect(text(usual, width: 60, wording: Self.english) == "Enter save  Esc cancel")
    }

    @Test func whatDecidesIsThereWithAllItsAnswers() {
        let commands: [Command] = [.down, .take, .noneOfThese, .putOff, .nextTab, .refresh]
        #expect(
            text(commands, width: 78, wording: Self.english)
                == "↑↓ move  Enter yes, it is  0 none  Space later  . next tab    ? help  q quit")
        #expect(
            text(commands, width: 90, wording: Self.english)
                == "Enter yes, it is  0 none  Space later  . next tab    Ctrl-P anything  ? help  q quit")
    }

    @Test("The first of each group and what finds anything come first; arrow keys go without saying")
    func theFirstOfEachGroupComesFirst() {
        let commands: [Command] = [.sort, .favourite, .open, .note, .filter, .down, .refine, .otherPane]
        #expect(
            text(commands, width: 200, wording: Self.english)
                == "Enter open  f favourite  s sort  / search  v refine    Ctrl-P anything  ? help  q quit")
        #expect(
            text(commands, width: 70, wording: Self.english)
                == "Enter open  f favourite  s sort    Ctrl-P anything  ? help  q quit")
        #expect(text(commands, width: 38, wording: Self.english) == "Enter open  s sort  ? help  q quit")
    }

    @Test func inAGridArrowKeysGoWithoutSaying() {
        let commands: [Command] = [.toRight, .down, .open, .filter, .sort, .standing, .favourite, .posters]
        #expect(
            text(commands, width: 80, wording: Self.english)
                == "Enter open  w diary  / search  s sort  b rows    Ctrl-P anything  ? help  q quit")
        #expect(
            text([.toRight, .down, .open], width: 100, wording: Self.english)
                == "←→ left/right  ↑↓ move  Enter open    Ctrl-P anything  ? help  q quit")
    }

    @Test("Where room is left, it is for what finds and arranges rows: six at most beside help and quit")
    func whereRoomIsLeftItIsForWhatArrangesRows() {
        let commands: [Command] = [.down, .open, .filter, .sort, .refine, .standing, .favourite, .posters, .copy]
        func line(_ width: Int) -> String { text(commands, width: width, wording: Self.english) }
        let (start, end) = ("Enter open  w diary  / search", "    Ctrl-P anything  ? help  q quit")
        #expect(line(66) == start + end)
        #expect(line(78) == start + "  b grid" + end)
        #expect(line(88) == start + "  v refine  b grid" + end)
        #expect(line(200) == line(88))
        let noRows = commands.filter { $0.motion == nil && $0 != .copy }
        #expect(text(noRows, width: 200, wording: Self.english) == start + end)
    }

    @Test("Where there are tabs their key is told, beside what is told elsewhere", arguments: Wording.all.indices)
    func whereThereAreTabsTheirKeyIsTold(language: Int) {
        let wording = Wording.all[language]
        let diary: [Command] = [.down, .open, .edit, .rate, .delete, .refine, .nextTab, .copy, .back]
        for width in 60...200 {
            #expect(text(diary, width: width, wording: wording).contains(". \(wording.hint(.nextTab))  "))
        }
        guard language == 0 else { return }
        #expect(
            text(diary, width: 78, wording: wording)
                == "Enter open  E edit  . next tab  Esc back    Ctrl-P anything  ? help  q quit")
        #expect(text(Array(diary.dropLast()), width: 38, wording: wording) == "Enter open  . next tab  ? help  q quit")
    }

    @Test func theCommandsStandInTheirOrderThenHelpAndQuit() {
        #expect(
            text([.down, .open, .refresh], width: 80, wording: Self.english)
                == "↑↓ move  Enter open  r refresh    Ctrl-P anything  ? help  q quit")
    }

    @Test(arguments: Wording.all.indices, 38...200)
    func whatLeadsOutIsThereAtAnyWidth(language: Int, width: Int) {
        let wording = Wording.all[language]
        let line = text(Self.all, width: width, wording: wording)
        let anything = "Ctrl-P \(wording.hint(.palette))"
        let hasRoom = line.contains(anything)
        let waysOut = [("Esc", Command.back), ("?", .help), ("q", .quit)].map { "\($0) \(wording.hint($1))" }
        let ofProgram = ((hasRoom ? [anything] : []) + waysOut[1...]).joined(separator: "  ")
        #expect(line.hasSuffix(waysOut[0] + (width < 60 ? "  " : "    ") + ofProgram))
        #expect(hasRoom || width < 100)
        #expect(HarmlessText.width(of: line) <= width)
    }

    @Test func whatFindsAnythingGivesWayWhereThereIsLittleRoom() {
        let commands: [Command] = [.down, .open, .standing]
        for (width, middle) in [(54, "w diary  Ctrl-P anything"), (48, "Ctrl-P anything"), (38, "w diary")] {
            let line = text(commands, width: width, wording: Self.english)
            #expect(line == "Enter open  \(middle)  ? help  q quit")
        }
    }

    @Test(arguments: Wording.all.indices, 38...80)
    func whatEndsTypingIsThereAtAnyWidth(language: Int, width: Int) {
        let wording = Wording.all[language]
        func line(_ commands: [Command]) -> String {
            text(.commands(commands, isTyping: true), width: width, wording: wording)
        }
        #expect(line([.save, .discard, .editElsewhere, .back]).contains("Esc \(wording.hint(.back))"))
        let filter = line([.down, .keepFilter, .endFilter])
        #expect(filter.contains("Enter \(wording.hint(.keepFilter))  Esc \(wording.hint(.endFilter))"))
        let history = text([.takeBack, .down, .back], width: width, wording: wording)
        #expect(history.contains("Enter \(wording.hint(.takeBack))  "))
        #expect(history.contains("Esc \(wording.hint(.back))  "))
    }

    @Test("Where a list could not be loaded, what helps comes first, by the words that the message has for it")
    func whatHelpsComesFirst() {
        let commands: [Command] = [.nextTab, .filter, .collection, .refine, .refresh, .growList, .turnPanes]
        let line = text(.commands(commands, isTyping: false, hasFailed: true), width: 80, wording: Self.english)
        #expect(line == "r try again  S sources  . next tab    Ctrl-P anything  ? help  q quit")
        let narrow = text(.commands(commands, isTyping: false, hasFailed: true), width: 44, wording: Self.english)
        #expect(narrow == "r try again  S sources  ? help  q quit")
    }

    @Test func whereThereAreNoRowsNothingIsArranged() {
        let commands: [Command] = [.filter, .growList, .turnPanes]
        #expect(text(commands, width: 200, wording: Self.english) == "/ search    Ctrl-P anything  ? help  q quit")
        #expect(text(commands + [.copy], width: 200, wording: Self.english).contains("resize"))
    }

    @Test("On a page with a way back there is something that can be done with it, at 80 columns in each language")
    func onAPageSomethingCanBeDone() {
        let commands: [Command] = [
            .down, .nextPlace, .next, .favourite, .note, .openPage, .refresh, .otherPane, .back, .growList,
        ]
        #expect(
            text(commands, width: 80, wording: Self.english)
                == "] links  f favourite  Esc back    Ctrl-P anything  ? help  q quit")
        for wording in Wording.all {
            #expect(text(commands, width: 80, wording: wording).contains("f \(wording.hint(.favourite))"))
        }
    }

    @Test func whatHasNoRoomIsLeftOutWhole() {
        #expect(
            text([.down, .open, .refresh], width: 38, wording: Self.english) == "↑↓ move  Enter open  ? help  q quit")
    }

    @Test func whatIsShorterMayTakeTheRoomOfWhatIsLonger() {
        #expect(text([.open, .back], width: 32, wording: Self.english) == "Esc back  ? help  q quit")
    }

    @Test func theLineEndsWhereTheSurfaceDoes() {
        #expect(text(Self.all, width: 5, wording: Self.english).count <= 5)
        #expect(text(Self.all, width: 0, wording: Self.english) == "")
    }
}
