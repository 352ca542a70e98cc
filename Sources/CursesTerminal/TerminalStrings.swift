import CNcurses
import Glibc

/// What a terminal understands of what frames are written with, by terminfo. Its strings have the same form in nearly all
/// entries, and so they are put together here: terminfo's own way costs more than all the rest of a key.
struct TerminalStrings: Equatable {
    // Beside the way to any cell, which all have.
    var goesToColumn = false
    var goesToRow = false
    var goesForward = false
    var goesBack = false
    var goesDown = false
    var goesUp = false
    var hasReturn = false
    var hasLineFeed = false
    var hasBackspace = false

    var erasesToEnd = false
    var erasesCells = false
    /// Whether what is erased gets the ground that is set.
    var erasesInColor = false

    /// Whether rows between two others can be moved: by their number, or one by one.
    var hasRegion = false
    var scrollsUp = false
    var scrollsDown = false
    var scrollsUpByOne = false
    var scrollsDownByOne = false

    var attributes: Looks.Attributes = []
    /// The attributes that cannot be shown together with colours.
    var notInColor: Looks.Attributes = []
    /// Whether each of them can be taken back alone.
    var takesBack = false
    /// Whether the colours of text and ground can.
    var hasOwnColors = false
    /// How many it has; below zero for none.
    var colors = -1
}

extension TerminalStrings {
    /// What curses was started with. Nil for a terminal of another kind, whose frames are left to curses.
    static func known() -> TerminalStrings? {
        func has(_ name: String, _ form: String) -> Bool { TerminalModes.capability(name) == form }
        func isMissing(_ name: String) -> Bool { TerminalModes.capability(name) == nil }
        // Behind the last column of the last row the screen would scroll.
        let staysInLastColumn = !matinee_has_capability("am") || matinee_has_capability("xenl")
        guard has("cup", "\u{1B}[%i%p1%d;%p2%dH"), staysInLastColumn, clearsRenditions else { return nil }
        let all: [(Looks.Attributes, String, String)] = [
            (.bold, "bold", "\u{1B}[1m"), (.italic, "sitm", "\u{1B}[3m"), (.underline, "smul", "\u{1B}[4m"),
            (.reverse, "rev", "\u{1B}[7m"),
        ]
        guard all.allSatisfy({ isMissing($0.1) || has($0.1, $0.2) }) else { return nil }
        var strings = TerminalStrings()
        strings.attributes = Looks.Attributes(all.filter { has($0.1, $0.2) }.map(\.0))
        strings.colors = Int(matinee_number("colors"))
        if strings.colors > 0, strings.parameters(ofColor: 1, isGround: false) == nil { return nil }
        strings.takesBack = strings.colors > 0 && has("rmul", "\u{1B}[24m")
        strings.hasOwnColors = has("op", "\u{1B}[39;49m")
        // Bits as in terminfo(5).
        let clashes = max(0, matinee_number("ncv"))
        if clashes & 2 != 0 { strings.notInColor.insert(.underline) }
        if clashes & 4 != 0 { strings.notInColor.insert(.reverse) }
        if clashes & 32 != 0 { strings.notInColor.insert(.bold) }

        strings.goesToColumn = has("hpa", "\u{1B}[%i%p1%dG")
        strings.goesToRow = has("vpa", "\u{1B}[%i%p1%dd")
        strings.goesForward = has("cuf", "\u{1B}[%p1%dC")
        strings.goesBack = has("cub", "\u{1B}[%p1%dD")
        strings.goesDown = has("cud", "\u{1B}[%p1%dB")
        strings.goesUp = has("cuu", "\u{1B}[%p1%dA")
        strings.hasReturn = has("cr", "\r")
        strings.hasLineFeed = has("cud1", "\n")
        strings.hasBackspace = has("cub1", "\u{8}")
        strings.erasesToEnd = has("el", "\u{1B}[K")
        strings.erasesCells = has("ech", "\u{1B}[%p1%dX")
        strings.erasesInColor = matinee_has_capability("bce")
        strings.hasRegion = has("csr", "\u{1B}[%i%p1%d;%p2%dr")
        strings.scrollsUp = has("indn", "\u{1B}[%p1%dS")
        strings.scrollsDown = has("rin", "\u{1B}[%p1%dT")
        strings.scrollsUpByOne = has("ind", "\n")
        strings.scrollsDownByOne = has("ri", "\u{1B}M")
        return strings
    }

    /// Some take back a set of characters too, which is never used.
    private static var clearsRenditions: Bool {
        let reset = TerminalModes.capability("sgr0")?.replacing("\u{1B}(B", with: "").filter { $0 > "\u{F}" }
        return reset == "\u{1B}[m" || reset == "\u{1B}[0m"
    }

    /// The parameters of the sequence that sets renditions, `38;5;61`; nil where a colour is set otherwise.
    ///
    /// - Parameter number: as terminfo counts them.
    func parameters(ofColor number: Int32, isGround: Bool) -> [UInt8]? {
        guard let string = matinee_color(number, isGround) else { return nil }
        defer { free(string) }
        let text = String(cString: string)
        guard text.hasPrefix("\u{1B}["), text.hasSuffix("m"), text.utf8.count > 3 else { return nil }
        let parameters = Array(text.utf8.dropFirst(2).dropLast())
        let isPlain = parameters.allSatisfy { (0x30...0x3B).contains($0) }
        return isPlain ? parameters : nil
    }
}
