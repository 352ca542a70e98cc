import Pictures
import TerminalKit

/// Finds out how a terminal shows pictures: from what it is called until it has answered, and from its answers.
struct PictureDetection {
    /// What can be told before the terminal answers.
    struct Start {
        let wish: PictureWish
        /// Whether the locale's characters are more than ASCII.
        let isUnicode: Bool
        /// Whether colours are wanted, and there are 256 or more.
        let hasColors: Bool
        let environment: (String) -> String?
    }

    private let wish: PictureWish
    private let hasCells: Bool
    private let knowsFewDirectColors: Bool
    private let asksKitty: Bool
    private let isInMultiplexer: Bool
    private var takesKitty = false
    private var takesSixel = false
    private var version = ""
    /// 0xRRGGBB, as the terminal has said.
    private var background: UInt32?
    /// Whether the terminal took so long to take a picture that only small ones are sent from then on.
    var isSlow = false

    init(_ start: Start) {
        let name = start.environment("TERM") ?? ""
        let showsNone = ["", "linux", "dumb"].contains(name) || name.hasPrefix("vt") || !start.isUnicode
        // A login from tmux to another machine takes the name along, but not the variable.
        let isTmux = start.environment("TMUX")?.isEmpty == false || name.hasPrefix("tmux")
        // The name of a terminal in GNU screen, which shows what it does not know.
        let isScreen = name.hasPrefix("screen") && !isTmux
        wish = showsNone || isScreen || start.environment("NO_COLOR")?.isEmpty == false ? .off : start.wish
        hasCells = start.hasColors
        // It has a short table of direct colours, which the second picture would fill.
        knowsFewDirectColors = name.hasPrefix("mlterm")
        isInMultiplexer = isTmux || isScreen
        // Urxvt shows the question, tmux makes it the title of its pane.
        asksKitty = wish == .auto && !isInMultiplexer && !name.hasPrefix("rxvt")
    }

    /// Sent before the question that every terminal answers.
    var question: String {
        asksKitty ? "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" : ""
    }

    mutating func take(_ reply: TerminalReply) {
        switch reply {
        case .kittyPictures(let isOK): takesKitty = isOK
        // Tmux says so whatever it is shown in.
        case .attributes(let features): takesSixel = features.contains(4) && !isInMultiplexer
        case .version(let version): self.version = version
        case .color(.background, let color): background = color.rgb
        default: break
        }
    }

    /// - Parameters:
    ///   - hasDirectColor: whether the terminal is known to have 24-bit colour by now.
    ///   - cell: the size of a cell in pixels; nil where nobody knows.
    /// - Returns: nil for no pictures.
    func display(hasDirectColor: Bool, cell: PixelSize?) -> PictureDisplay? {
        method(cells: .cells(hasDirectColor: hasDirectColor && !knowsFewDirectColors)).map {
            PictureDisplay($0, cell: cell, background: background)
        }
    }

    private func method(cells: PictureDisplay.Method) -> PictureDisplay.Method? {
        switch wish {
        case .off: nil
        case .cells: hasCells ? cells : nil
        case .kitty: .kitty
        case .sixel: .sixel
        case .iterm: .iterm
        case .auto where isSlow: hasCells ? cells : nil
        case .auto where takesKitty: .kitty
        case .auto where version.hasPrefix("iTerm2"): .iterm
        // It keeps such pictures although their cells were overwritten.
        case .auto where takesSixel && !version.hasPrefix("Konsole"): .sixel
        case .auto: hasCells ? cells : nil
        }
    }
}
