import Pictures
import TerminalKit

/// Finds out how a terminal shows pictures: from what it is called until it has answered, and from its answers.
struct PictureDetection {
    /// What can be told before the terminal answers.
    struct Start {
        let wish: PictureWish
        /// Whether the locale's characters are more than ASCII.
        let isUnicode: Bool
        let environment: (String) -> String?
    }

    private var wish: PictureWish
    private let showsNone: Bool
    private let knowsFewDirectColors: Bool
    private let hearsKittyQuestion: Bool
    private let isInMultiplexer: Bool
    /// The terminal that tmux is shown in; nil where there is no tmux.
    private var outside: OutsideDetection?
    private var takesKitty = false
    private var takesSixel = false
    private var version = ""
    /// 0xRRGGBB, as the terminal has said.
    private var background: UInt32?
    /// Whether the terminal took so long to take a picture that only small ones are sent from then on.
    var isSlow = false

    init(_ start: Start) {
        func isSet(_ name: String) -> Bool { start.environment(name)?.isEmpty == false }
        let name = start.environment("TERM") ?? ""
        let isTextOnly = ["", "linux", "dumb"].contains(name) || name.hasPrefix("vt") || !start.isUnicode
        // A login from tmux to another machine takes the name along, but not the variable.
        let isTmux = isSet("TMUX") || name.hasPrefix("tmux")
        // The name of a terminal in GNU screen, which shows what it does not know.
        let isScreen = name.hasPrefix("screen") && !isTmux
        showsNone = isTextOnly || isScreen || isSet("NO_COLOR")
        wish = showsNone ? .off : start.wish
        // It has a short table of direct colours, which the second picture would fill.
        knowsFewDirectColors = name.hasPrefix("mlterm")
        isInMultiplexer = isTmux || isScreen
        // Urxvt shows the question, tmux makes it the title of its pane.
        hearsKittyQuestion = !isInMultiplexer && !name.hasPrefix("rxvt")
        // Who knows which of the two is in the other? GNU screen would show what is wrapped for tmux.
        if isTmux, !isSet("STY") { outside = OutsideDetection() }
    }

    /// Sent before the question that every terminal answers.
    var question: String {
        wish == .auto && hearsKittyQuestion ? "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" : ""
    }

    /// The way of Kitty's commands.
    var route: KittyRoute { goesOutside && outside != nil ? .tmux : .direct }

    /// Whether nothing should be sent through tmux yet: while it draws all anew it drops that.
    var isWaitingForTmux: Bool { goesOutside && outside?.isWaitingForTmux == true }

    /// Whether the terminal that tmux is shown in may show them.
    private var goesOutside: Bool { wish == .auto || wish == .kitty }

    /// They are wanted otherwise from now on.
    ///
    /// - Returns: what to ask then; empty for nothing.
    mutating func use(_ wish: PictureWish) -> String {
        guard !showsNone, wish != self.wish else { return "" }
        self.wish = wish
        return question + askAgain()
    }

    /// The screen was cleared, or another terminal may show it now.
    ///
    /// - Returns: what to ask then; empty for nothing.
    mutating func askAgain() -> String {
        goesOutside ? outside?.askAgain() ?? "" : ""
    }

    /// - Returns: what to ask then; empty for nothing.
    @discardableResult
    mutating func take(_ reply: TerminalReply) -> String {
        switch reply {
        case .kittyPictures(let isOK): takesKitty = isOK
        case .attributes where outside != nil:
            let question = outside?.takeAttributes() ?? ""
            return wish == .auto ? question : ""
        // Tmux says so whatever it is shown in.
        case .attributes(let features): takesSixel = features.contains(4) && !isInMultiplexer
        case .version(let version):
            self.version = version
            outside?.take(version: version)
        case .color(.background, let color): background = color.rgb
        default: break
        }
        return ""
    }

    /// - Parameters:
    ///   - colors: how many the terminal is known to have by now.
    ///   - cell: the size of a cell in pixels; nil where nobody knows.
    /// - Returns: nil for no pictures.
    func display(colors: ColorStep, cell: PixelSize?) -> PictureDisplay? {
        let hasDirectColor = colors == .direct && !knowsFewDirectColors
        return method(cells: colors >= .palette ? .cells(hasDirectColor: hasDirectColor) : nil).map {
            PictureDisplay($0, cell: cell, background: background)
        }
    }

    private func method(cells: PictureDisplay.Method?) -> PictureDisplay.Method? {
        switch wish {
        case .off: nil
        case .cells: cells
        case .kitty: outside == nil ? .kitty : .placeholders
        case .sixel: .sixel
        case .iterm: .iterm
        case .auto where isSlow: cells
        case .auto where outside?.takesPlaceholders == true: .placeholders
        case .auto where takesKitty: .kitty
        case .auto where version.hasPrefix("iTerm2"): .iterm
        // It keeps such pictures although their cells were overwritten.
        case .auto where takesSixel && !version.hasPrefix("Konsole"): .sixel
        case .auto: cells
        }
    }
}
