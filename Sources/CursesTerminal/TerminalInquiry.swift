import CNcurses
import Glibc
import Pictures
package import TerminalKit

/// Asks the terminal of the process what the program asks it when it starts, without taking over its screen.
@MainActor
package struct TerminalInquiry {
    private let colors: ColorWish
    private let pictures: PictureWish

    /// Over a slow connection an answer takes a second.
    private static let patience = Duration.milliseconds(1_500)
    /// The terminal outside of tmux may never hear the question.
    private static let patienceOutside = Duration.milliseconds(300)
    private static let device = "/dev/tty"

    /// - Parameters:
    ///   - colors: how many colours the user wants.
    ///   - pictures: how the user wants pictures.
    package init(colors: ColorWish, pictures: PictureWish) {
        self.colors = colors
        self.pictures = pictures
    }

    /// Returns at the latest after two seconds. What is typed meanwhile is dropped.
    package func findings() -> TerminalFindings {
        let isUnicode = CursesTerminal.adoptLocale()
        var findings = TerminalFindings(name: CursesTerminal.environment("TERM") ?? "")
        findings.isUnicode = isUnicode
        findings.silence = Self.silence
        findings.size = isatty(STDOUT_FILENO) == 1 ? Self.size() : nil
        guard !findings.name.isEmpty, matinee_know_terminal() != matinee_unknown_terminal else {
            findings.failure = .unknownTerminal(findings.name)
            findings.silence = findings.silence ?? .notAskable
            return findings
        }
        if matinee_know_terminal() == matinee_no_cursor { findings.failure = .cannotMoveCursor(findings.name) }
        findings.knowsModes = TerminalModes.capability("cup")?.hasPrefix("\u{1B}[") == true
        ask(&findings)
        return findings
    }

    private func ask(_ findings: inout TerminalFindings) {
        let count = Int(matinee_number("colors"))
        var ladder = ColorLadder(
            ColorLadder.Start(
                wish: colors, environment: CursesTerminal.environment, colors: count,
                hasCapability: { matinee_has_capability($0) }))
        let entry = ladder.entryName { matinee_has_entry($0) }
        let limit = entry == nil ? ColorStep(count: count) : .palette
        ladder.limit = limit == .palette ? .direct : limit
        var detection = PictureDetection(
            PictureDetection.Start(
                wish: colors == .exactly(.mono) ? .off : pictures, isUnicode: findings.isUnicode,
                environment: CursesTerminal.environment))
        findings.namedColors = ColorStep(count: count)
        if findings.silence == nil {
            let questions =
                findings.knowsModes
                ? TerminalQuestions(
                    environment: CursesTerminal.environment, asksForColors: ladder.asks,
                    pictures: detection.question
                ).text : ""
            findings.silence = questions.isEmpty ? .notAskable : nil
            findings.background = questions.isEmpty ? .none : .awaited
            if !questions.isEmpty {
                Self.converse(questions) { reply in
                    _ = ladder.take(reply)
                    Self.take(reply, &findings)
                    return detection.take(reply)
                }
            }
            if findings.background == .awaited { findings.background = .none }
        }
        findings.colors = ladder.step
        findings.confirmedColors = ladder.confirmed
        findings.pictures = detection.display(colors: ladder.step, cell: CursesTerminal.currentCell())
    }

    private static func take(_ reply: TerminalReply, _ findings: inout TerminalFindings) {
        switch reply {
        case .attributes: findings.hasAnswered = true
        // What comes after that is of a terminal outside.
        case .version(let version) where !findings.hasAnswered: findings.version = version
        case .color(.background, let color) where !findings.hasAnswered: findings.background = .color(color)
        case .keyboardFlags: findings.hasKeyProtocol = true
        case .mode(2031, let state): findings.tellsOfColors = state.isSwitchable
        default: break
        }
    }

    private static var silence: TerminalFindings.Silence? {
        guard isatty(STDIN_FILENO) == 1 else { return .noTerminal }
        if isatty(STDOUT_FILENO) != 1 {
            // Whoever reads this, as a pager does, may read the terminal too.
            var status = stat()
            guard fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .piped }
        }
        return tcgetpgrp(STDIN_FILENO) == getpgrp() ? nil : .notAskable
    }

    private static func size() -> Size? {
        var (columns, rows): (Int32, Int32) = (0, 0)
        return matinee_terminal_size(&columns, &rows) ? Size(width: Int(columns), height: Int(rows)) : nil
    }

    /// - Parameter take: takes a reply, and says what to ask then; empty for nothing.
    private static func converse(_ questions: String, take: (TerminalReply) -> String) {
        let terminal = open(device, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return }
        defer { close(terminal) }
        var before = termios()
        guard tcgetattr(terminal, &before) == 0 else { return }
        var quiet = before
        // Ctrl-C is a key here, so that nothing ends the program while the terminal is silent.
        quiet.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        guard tcsetattr(terminal, TCSANOW, &quiet) == 0 else { return }
        // With all that has not been read: no answer is typed into a shell.
        defer { tcsetattr(terminal, TCSAFLUSH, &before) }
        var (parser, deadline) = (InputParser(), ContinuousClock.now + patience)
        say(questions, to: terminal)
        var buffer = [UInt8](repeating: 0, count: InputReader.batch)
        while case let left = (deadline - .now) / .milliseconds(1), left > 0 {
            var input = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard poll(&input, 1, Int32(left.rounded(.up))) > 0, input.revents & Int16(POLLIN) != 0 else { return }
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { return }
            for event in parser.take(Array(buffer[..<count])) {
                if event == .key(.control("c")) { return }
                guard case .reply(let reply) = event else { continue }
                let more = take(reply)
                say(more, to: terminal)
                guard case .attributes = reply else { continue }
                if more.isEmpty { return }
                deadline = .now + patienceOutside
            }
        }
    }

    private static func say(_ text: String, to terminal: Int32) {
        _ = text.withCString { write(terminal, $0, text.utf8.count) }
    }
}
