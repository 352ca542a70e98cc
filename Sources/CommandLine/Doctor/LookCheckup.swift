import CursesTerminal
import Entities
import PictureLoading
import Pictures
import Presentation
import Services
import TerminalKit

/// Colours, theme and pictures, as the program would show them.
struct LookCheckup {
    let environment: [String: String]
    let settings: Settings
    let themes: ThemeLibrary
    /// What was chosen in the program; nil for nothing.
    let keptTheme: String?
    let memory: TerminalMemory?
    let found: TerminalFindings
    var decoder = PictureDecoder()

    private static let words = Wording.ofProgram(localeIdentifier: "en_US", language: .english)

    var findings: [Finding] { [colors, theme, ground, pictures] + libraries }

    // MARK: - Colours

    private var colors: Finding {
        Finding(.colors, "step", found.colors.words, why: reason)
    }

    private var reason: String {
        switch settings.colorWish {
        case .exactly: return "set by \(place(of: [ProgramSetting.colors, ProgramSetting.noColor] + Self.customs))"
        case .atLeast(let step) where found.colors == step && found.confirmedColors ?? .mono < step:
            return "set by \(place(of: Self.customs))"
        case .atLeast, .auto: break
        }
        if found.confirmedColors == found.colors { return "the terminal says so" }
        return found.colors > found.namedColors ? "its name or COLORTERM says so" : "TERM says so"
    }

    private static let customs: [any SettingDeclaration] = [
        ProgramSetting.forceColor, ProgramSetting.cliColorForce, ProgramSetting.cliColor,
    ]

    private func place(of declared: [any SettingDeclaration]) -> String {
        declared.lazy.compactMap { settings.place(of: $0)?.name }.first ?? "a setting"
    }

    private var theme: Finding {
        let name = settings.themeName(kept: keptTheme)
        let isKept = keptTheme == name && settings[ProgramSetting.theme] != name
        let why =
            isKept
            ? "chosen in the program" : settings.place(of: ProgramSetting.theme).map { "set by \($0.name)" } ?? "usual"
        guard name != ThemeLibrary.auto else { return Finding(.colors, "theme", name, why: why) }
        guard let theme = themes.theme(named: name) else {
            let nearest = themes.nearest(to: name).map { "; the nearest is \($0)" } ?? ""
            return Finding(
                .colors, "theme", name, why: "\(why); there is none of this name\(nearest)",
                remedy: "choose another: T in the program, or --theme")
        }
        guard !theme.mistakes.isEmpty else { return Finding(.colors, "theme", name, why: why) }
        let message = Self.words.theme.mistakes(theme.mistakes)
        return Finding(.colors, "theme", name, why: message.why ?? message.what, remedy: "correct its file")
    }

    private var ground: Finding {
        let guess = GroundGuess(remembered: memory?.background, variable: environment["COLORFGBG"])
        let believed: BackgroundAnswer = found.background == .none && found.silence != nil ? .awaited : found.background
        let isDark = guess.isDark(believed)
        let why =
            switch believed {
            case .color: "the terminal says so" + (found.tellsOfColors ? ", and tells of changes" : "")
            case .awaited where memory?.background != nil: "so it said in an earlier run"
            case .awaited, .none: isDark == nil ? "auto is a theme that is legible on both" : "COLORFGBG says so"
            }
        return Finding(.colors, "background", isDark.map { $0 ? "dark" : "light" } ?? "not known", why: why)
    }

    // MARK: - Pictures

    private var pictures: Finding {
        let wish = settings[ProgramSetting.pictures]
        let why =
            switch (wish, found.pictures?.method) {
            case (.auto, .cells?): "the terminal has told of nothing better"
            case (.auto, nil): "too few colours, no UTF-8, or a terminal that would show their codes"
            case (.auto, _): "the terminal says that it can"
            case (_, nil) where wish != .off: "set to \(wish.rawValue), but this terminal cannot show any"
            default: "set by \(settings.place(of: ProgramSetting.pictures)?.name ?? "a setting")"
            }
        return Finding(.pictures, "protocol", found.pictures?.method.words ?? "none", why: why)
    }

    private var libraries: [Finding] {
        PictureKind.allCases.map { kind in
            let isThere = decoder.canDecode(kind)
            return Finding(
                .pictures, kind.name.lowercased(), isThere ? "can be read" : "cannot be read",
                why: isThere ? nil : "\(kind.library) is not installed",
                remedy: isThere ? nil : "install \(kind.library)")
        }
    }
}

extension ColorStep {
    fileprivate var words: String {
        switch self {
        case .mono: "none"
        case .eight: "8"
        case .sixteen: "16"
        case .palette: "256"
        case .direct: "24 bits"
        }
    }
}

extension PictureDisplay.Method {
    fileprivate var words: String {
        switch self {
        case .cells: "characters"
        case .kitty: "kitty"
        case .sixel: "sixel"
        case .iterm: "iterm"
        case .placeholders: "kitty, by characters that tmux moves"
        }
    }
}

extension SettingPlace {
    /// As people find it again.
    package var name: String {
        switch self {
        case .commandLine(let option): option
        case .environment(let variable): variable
        case .stored: "the program"
        case .shared: "what machines share"
        case .file(let path, let line, _): "\(path), line \(line)"
        }
    }
}
