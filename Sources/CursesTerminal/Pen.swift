import TerminalKit

/// What is set in a terminal for the text that comes: how it looks, and the page that it leads to.
struct Pen {
    private(set) var look = Looks.Look()
    /// The canvas's number of the page; 0 for none.
    private(set) var link: UInt16 = 0

    mutating func set(_ look: Looks.Look, of looks: Looks, _ strings: TerminalStrings, to bytes: inout [UInt8]) {
        guard look.number != self.look.number else { return }
        let change = change(to: look, of: looks, strings)
        let anew = 2 + Self.length(from: Looks.Look(), to: look, of: looks)
        let start = bytes.count
        bytes.beginSequence()
        if let change, change <= anew {
            Self.append(from: self.look, to: look, of: looks, to: &bytes)
        } else if look.number != 0 {
            bytes.append(UInt8(ascii: "0"))
            bytes.append(UInt8(ascii: ";"))
            Self.append(from: Looks.Look(), to: look, of: looks, to: &bytes)
        }
        // Each parameter has a semicolon behind it.
        if bytes.count > start + 2 { bytes.removeLast() }
        bytes.append(UInt8(ascii: "m"))
        self.look = look
    }

    /// How long the way from what is set is; nil where the terminal has none but to begin anew.
    private func change(to look: Looks.Look, of looks: Looks, _ strings: TerminalStrings) -> Int? {
        if look.number == 0 { return nil }
        if !self.look.attributes.isSubset(of: look.attributes), !strings.takesBack { return nil }
        let isBack = look.text == 0 && self.look.text != 0 || look.ground == 0 && self.look.ground != 0
        if isBack, !strings.hasOwnColors { return nil }
        return Self.length(from: self.look, to: look, of: looks)
    }

    private static func length(from old: Looks.Look, to new: Looks.Look, of looks: Looks) -> Int {
        var length = 0
        if old.attributes != new.attributes {
            for attribute in Looks.Attributes.all {
                switch (old.attributes.contains(attribute), new.attributes.contains(attribute)) {
                case (false, true): length += 2
                case (true, false): length += 3
                default: break
                }
            }
        }
        if old.text != new.text { length += new.text == 0 ? 3 : looks.colors[Int(new.text)].text.count + 1 }
        if old.ground != new.ground { length += new.ground == 0 ? 3 : looks.colors[Int(new.ground)].ground.count + 1 }
        return length
    }

    private static func append(
        from old: Looks.Look, to new: Looks.Look, of looks: Looks, to bytes: inout [UInt8]
    ) {
        if old.attributes != new.attributes {
            for attribute in Looks.Attributes.all {
                switch (old.attributes.contains(attribute), new.attributes.contains(attribute)) {
                case (false, true): append(attribute.parameters.on, to: &bytes)
                case (true, false): append(attribute.parameters.off, to: &bytes)
                default: break
                }
            }
        }
        if old.text != new.text {
            if new.text == 0 { append("39", to: &bytes) } else { append(looks.colors[Int(new.text)].text, to: &bytes) }
        }
        guard old.ground != new.ground else { return }
        if new.ground == 0 {
            append("49", to: &bytes)
        } else {
            append(looks.colors[Int(new.ground)].ground, to: &bytes)
        }
    }

    private static func append(_ parameter: StaticString, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: parameter.utf8Start, count: parameter.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: ";"))
    }

    private static func append(_ parameter: [UInt8], to bytes: inout [UInt8]) {
        bytes.append(contentsOf: parameter)
        bytes.append(UInt8(ascii: ";"))
    }

    /// - Parameter frame: has the pages by their numbers.
    mutating func set(_ link: UInt16, of frame: Canvas, to bytes: inout [UInt8]) {
        guard link != self.link else { return }
        self.link = link
        bytes += (frame.address(ofLink: link).map { LinkSequence.opening(link, $0) } ?? LinkSequence.closing).utf8
    }
}
