import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import Widgets

/// A dialogue of lines with the shell: what is typed becomes the commands that keys say elsewhere, and once their effect is
/// there, it is said.
@MainActor
final class PlainDialogue {
    /// What the dialogue says, as it leaves the program.
    enum Saying {
        case line(String)
        /// The line that is typed stands behind it.
        case prompt(String, isSecret: Bool)
    }

    /// What the dialogue hears.
    enum Heard {
        case line(String)
        /// Nothing of such a line is there any more.
        case tooLong(limitInBytes: Int)
    }

    private let shell: Shell
    private let quitFlow: QuitFlow
    private let keys: KeysInForce
    private let notices: PlainNotices
    private let wording: Wording
    private let speech: PlainSpeech
    private let vocabulary: PlainVocabulary
    private let say: (Saying) -> Void
    private var said: SaidPages
    private var saidOrigin: String?
    /// Said before the page.
    private(set) var answers: [String]
    private var hasSaidLoading = false
    /// Whether it waits for a line.
    private(set) var isListening = false

    /// - Parameter answers: what another one had to say, before this takes its place.
    init(
        shell: Shell, quitFlow: QuitFlow, keys: KeysInForce, notices: PlainNotices, wording: Wording,
        answers: [String] = [], say: @escaping (Saying) -> Void
    ) {
        self.answers = answers
        self.shell = shell
        self.quitFlow = quitFlow
        self.keys = keys
        self.notices = notices
        self.wording = wording
        self.say = say
        speech = PlainSpeech(wording: wording)
        said = SaidPages(speech: speech, words: wording.plain)
        vocabulary = PlainVocabulary(wording.plain, sections: shell.places) { [keys] key in
            keys.table[KeyScope.everywhere].command(for: key)
        }
    }

    private var words: Words<PlainWording> { wording.plain }

    private var screen: (any PlainScreen)? { shell.inFront as? any PlainScreen }

    /// Whether something is under way whose end is to be said.
    var isBusy: Bool {
        shell.isBusy || shell.inFront.isAwaitingRows || shell.isClosing || (quitFlow.isUnderWay && shell.dialog == nil)
    }

    /// Whether lines are those of a text.
    var isWriting: Bool { screen?.page.asked == .lines }

    // MARK: What it says

    /// It takes long.
    func sayThatItLoads() {
        guard !hasSaidLoading else { return }
        hasSaidLoading = true
        say(.line(words.loading))
    }

    /// Nothing is under way any more: says what is there now, and listens.
    func settle() {
        guard !isListening else { return }
        isListening = true
        hasSaidLoading = false
        for notice in notices.take() { answers.append(speech.line(of: notice)) }
        for notice in [shell.ending, shell.notice].compactMap(\.self) { answers.append(speech.line(of: notice)) }
        (shell.ending, shell.notice) = (nil, nil)
        for answer in answers { say(.line(answer)) }
        answers = []
        guard let screen else {
            say(.line(speech.error(words.noLines)))
            say(.prompt(words.words(.back).first.map { "\($0):" } ?? ":", isSecret: false))
            return
        }
        sayOrigin()
        let page = screen.page
        for line in said.lines(of: page) { say(.line(line)) }
        if let question = page.question {
            say(.line(HarmlessText.text(of: question.sentence)))
            say(.prompt(speech.answers(to: question), isSecret: false))
        } else if let asked = page.asked {
            if case .secret = asked { say(.line(words.notShown)) }
            if asked != .lines { say(.prompt(speech.prompt(for: asked), isSecret: asked.isSecret)) }
        } else {
            let offered = shell.offered
            say(
                .prompt(
                    speech.prompt(
                        for: page, offered: offered, leadsBack: offered.contains(.back) || offered.contains(.endFilter)),
                    isSecret: false))
        }
    }

    /// Where rows are from, whenever that is something else.
    private func sayOrigin() {
        let origin = shell.origin
        let source = [origin.source, origin.hint].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        let text = source.isEmpty ? "" : "\(shell.placeName): \(source)"
        guard text != saidOrigin, shell.dialog == nil else { return }
        saidOrigin = text
        if !text.isEmpty { say(.line(HarmlessText.text(of: text))) }
    }

    // MARK: What it hears

    func take(_ heard: Heard) {
        isListening = false
        switch heard {
        case .line(let line): take(line)
        case .tooLong(let limit): complain(words.lineTooLong(limit))
        }
    }

    /// A line that was typed.
    private func take(_ line: String) {
        if quitFlow.isUnderWay, shell.dialog == nil { return }
        guard let screen else { return read(line.withoutControls()) }
        let page = screen.page
        let line = line.withoutControls(keepsTabs: page.asked == .lines)
        if let question = page.question { return answer(question, line) }
        if let asked = page.asked { return take(line, asked, by: screen) }
        if line.trimmed.isEmpty {
            said.mustRepeat = true
            return
        }
        if choose(line.trimmed, on: page, of: screen) { return }
        if page.isMenu { return readMenu(line, page, screen) }
        read(line)
    }

    /// Nothing more will be typed.
    func end() {
        isListening = false
        if shell.dialog != nil { quitFlow.end(status: QuitFlow.unsavedStatus) } else { quitFlow.quit() }
    }

    private func answer(_ question: Question, _ line: String) {
        let typed = line.trimmed.folded
        let found =
            typed.isEmpty
            ? []
            : question.answers.filter { answer in
                ([answer.word] + words.words(answer.command) + [answer.command.name])
                    .contains { $0.folded.hasPrefix(typed) }
            }
        if found.count == 1 { return answer(found[0].command) }
        switch vocabulary.read(line, offered: [.quit, .help, .back]) {
        case .meant(.command(.quit), _, _) where shell.dialog == nil: quitFlow.quit()
        case .meant(.command(.back), _, _): answer(.no)
        default: complain(words.answerFirst)
        }
    }

    private func answer(_ command: Command) {
        screen?.answer(command)
        // It looks at what was answered.
        if shell.dialog != nil { quitFlow.take(keys.press(.tab)) }
    }

    private func take(_ line: String, _ asked: PlainAsked, by screen: any PlainScreen) {
        switch asked {
        case .lines: takeLine(line, by: screen)
        case .line(nil) where line.trimmed.isEmpty: _ = screen.leaveAsked()
        case .secret where line.isEmpty: _ = screen.leaveAsked()
        case .line where line.trimmed == Self.end, .secret where line == Self.end: _ = screen.leaveAsked()
        case .line, .secret:
            screen.take(line.trimmed)
            said.mustRepeat = true
        }
    }

    /// A line of a longer text; with a dot before it a command.
    private func takeLine(_ line: String, by screen: any PlainScreen) {
        if line.trimmed == Self.end {
            _ = shell.handle(.back)
        } else if line.hasPrefix(Self.end + Self.end) {
            screen.take(String(line.dropFirst()))
        } else if line.hasPrefix(Self.end) {
            read(String(line.dropFirst()), beside: [.eraseToStart])
        } else {
            screen.take(line)
        }
    }

    /// Ends a text, and begins a command in one.
    private static let end = "."

    /// - Returns: whether the line begins with a number.
    private func choose(_ line: String, on page: PlainPage, of screen: any PlainScreen) -> Bool {
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return false }
        let rest = String(line.dropFirst(digits.count).drop { $0 == "." }).trimmed
        guard rest.isEmpty || page.isForm else { return false }
        guard let number = Int(digits), isAsSaid(number, on: page) else {
            if Int(digits) == nil { complain(words.noSuchNumber(Self.shortened(String(digits)))) }
            return true
        }
        guard screen.choose(number) else {
            complain(words.noSuchNumber(Self.shortened(String(digits))))
            return true
        }
        if page.isForm, !rest.isEmpty, let asked = screen.page.asked { take(rest, asked, by: screen) }
        return true
    }

    /// An entry may be called by its name, too; there are few commands.
    private func readMenu(_ line: String, _ page: PlainPage, _ screen: any PlainScreen) {
        let typed = line.trimmed.folded
        let answer = vocabulary.read(line, offered: Set(Self.always))
        switch answer {
        case .meant(.command(.back), _, _), .meant(.command(.help), _, _), .meant(.command(.quit), _, _),
            .meant(.saying(.again), _, _):
            return read(line)
        case .meant(.saying(.mark), let word, let rest):
            let number = Self.number(in: rest) ?? self.number(ofRow: rest.folded, in: page)
            return run(PlainSaying.mark, word, number.map(String.init) ?? rest)
        default: break
        }
        guard let number = number(ofRow: typed, in: page) else { return complain(words.answerFirst) }
        _ = screen.choose(number)
    }

    /// What counts from 1 has no row below 0; so who takes one from it stays within the numbers that there are.
    private static func number(in text: String) -> Int? {
        Int(text).map { max($0, 0) }
    }

    /// Nil where none or several begin so.
    private func number(ofRow name: String, in page: PlainPage) -> Int? {
        guard !name.isEmpty else { return nil }
        let rows = page.rows.map { (name: $0.title.folded, number: $0.number) }
        if let exact = rows.first(where: { $0.name == name }) { return exact.number }
        let found = rows.filter { $0.name.hasPrefix(name) }
        return found.count == 1 ? found[0].number : nil
    }

    /// Rows may have changed since they were said; then nobody knows which one is meant.
    private func isAsSaid(_ number: Int, on page: PlainPage) -> Bool {
        guard said.isOtherwise(number, on: page) else { return true }
        answers.append(HarmlessText.text(of: words.changed))
        said.mustRepeat = true
        return false
    }

    private func complain(_ sentence: String) {
        answers.append(speech.error(sentence))
    }

    // MARK: Commands

    private func read(_ line: String, beside more: Set<Command> = []) {
        switch vocabulary.read(line, offered: Set(shell.offered).union(Self.always).union(more)) {
        case .meant(.section(let id), _, _): _ = shell.handle(.section(id))
        case .meant(.saying(let saying), let word, let rest): run(saying, word, rest)
        case .meant(.command(let command), let word, let rest): run(command, word, rest)
        case .ambiguous(let word, let meant): complain(words.ambiguous(word, meant))
        case .unknown(let word, let nearest): complain(words.unknown(Self.shortened(word), nearest))
        }
    }

    /// What is long was meant for something else, and may be a key.
    private static func shortened(_ word: String) -> String {
        word.count > longestWord ? word.prefix(longestWord / 3) + "…" : word
    }

    private static let longestWord = 24

    private func run(_ saying: PlainSaying, _ word: String, _ rest: String) {
        switch saying {
        case .again: said.mustRepeat = true
        case .go: go(to: rest)
        case .mark:
            guard screen?.page.takesMarks == true else { return complain(words.notHere(word)) }
            guard let number = Self.number(in: rest) else { return complain(words.needsNumber(word)) }
            if screen?.mark(number) != true { complain(words.noSuchNumber(rest)) }
        }
    }

    private func go(to name: String) {
        let places = shell.places
        if let number = Self.number(in: name), places.indices.contains(number - 1) {
            _ = shell.handle(.section(places[number - 1].id))
        } else if case .meant(.section(let id), _, _) = vocabulary.read(name, offered: []), !name.isEmpty {
            _ = shell.handle(.section(id))
        } else {
            answers.append("\(words.sectionsTitle):")
            answers += places.enumerated().map { HarmlessText.text(of: "\($0 + 1). \($1.name)") }
        }
    }

    private func run(_ command: Command, _ word: String, _ rest: String) {
        switch command {
        case .quit: quitFlow.quit()
        case .help: help()
        case .back:
            if screen?.leaveAsked() == true { return }
            if !shell.handle(.back) { complain(words.nothingFurther) }
        case .filter: find(rest, word)
        case _ where command.traits.contains(.onlyDrawn): complain(words.onlyOnScreens(word))
        case _ where command.traits.contains(.ofRow): runOnRow(command, word, rest)
        case .next, .previous, .pageUp, .pageDown, .first, .last:
            if !shell.handle(command) { complain(words.nothingFurther) }
        default:
            if command == .saveForm || command == .refresh { said.mustRepeat = true }
            if !shell.handle(command) { complain(words.notHere(word)) }
        }
    }

    private func find(_ text: String, _ word: String) {
        guard shell.handle(.filter) else { return complain(words.notHere(word)) }
        guard !text.isEmpty, let screen, screen.page.asked == .line(nil) else { return }
        screen.take(text)
        said.mustRepeat = true
    }

    private func runOnRow(_ command: Command, _ word: String, _ rest: String) {
        guard let screen else { return complain(words.notHere(word)) }
        let page = screen.page
        if rest.isEmpty {
            if page.range != nil, !page.hasChosen { return complain(words.needsNumber(word)) }
        } else {
            guard let number = Self.number(in: rest) else { return complain(words.needsNumber(word)) }
            guard isAsSaid(number, on: page) else { return }
            guard screen.point(at: number) else { return complain(words.noSuchNumber(rest)) }
        }
        if !shell.handle(command) { complain(words.notHere(word)) }
    }

    /// What can be said now, each with what it does.
    private func help() {
        answers.append("\(words.helpTitle):")
        var told: Set<Command> = []
        let offered = screen?.page.isMenu == true ? [] : shell.offered
        for command in offered + Self.always where told.insert(command).inserted {
            guard let word = words.words(command).first else { continue }
            let text = HarmlessText.text(of: "\(word): \(words.description(command) ?? wording.description(command))")
            if !answers.contains(text) { answers.append(text) }
        }
        for saying in PlainSaying.allCases where saying != .mark || screen?.page.takesMarks == true {
            answers.append("\(words.sayings(saying).first ?? ""): \(words.help(saying))")
        }
        answers.append(words.keysToo)
    }

    /// What can be said everywhere.
    private static let always = Command.allCases.filter { command in
        command == .back || command.traits.intersection([.everywhere, .onlyDrawn]) == .everywhere
    }
}

extension PlainAsked {
    fileprivate var isSecret: Bool {
        if case .secret = self { true } else { false }
    }
}

extension String {
    /// Without what a terminal would obey.
    fileprivate func withoutControls(keepsTabs: Bool = false) -> String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl || keepsTabs && $0 == "\t" }))
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
