import Entities
import TerminalKit

/// What a file says of a role: a colour, or colours of text and ground with attributes.
struct RoleEntry {
    private var text: ThemeColor?
    private(set) var ground: ThemeColor?
    private var attributes: [(attribute: Appearance.Attributes, isOn: Bool)] = []

    /// The entry of a role that a file says nothing of.
    init() {}

    /// - Parameter role: of one that has no text, a single colour is the ground.
    init(_ value: ThemeValue, of role: Role, at path: [String], _ mistakes: inout Mistakes) {
        switch value {
        // A colour in several steps looks like a role, but for its names.
        case .object(let parts) where parts["hex"] == nil: add(parts, at: path, &mistakes)
        case .number, .text, .object:
            let color = try? ThemeColor(value, at: path, &mistakes)
            if role == .ground { ground = color } else { text = color }
        case .flag, .other: mistakes.note(.expected(.role, nearest: nil), at: path)
        }
    }

    private mutating func add(_ parts: [String: ThemeValue], at path: [String], _ mistakes: inout Mistakes) {
        for (name, value) in parts.sorted(by: { $0.key < $1.key }) {
            let path = path + [name]
            switch name {
            case "text": text = try? ThemeColor(value, at: path, &mistakes)
            case "ground": ground = try? ThemeColor(value, at: path, &mistakes)
            default:
                guard let attribute = Self.attributes[name] else {
                    let nearest = NearestName.of(name, among: ["text", "ground"] + Self.attributes.keys.sorted())
                    mistakes.note(.unknownName(nearest: nearest), at: path)
                    continue
                }
                guard case .flag(let isOn) = value else {
                    mistakes.note(.expected(.flag, nearest: nil), at: path)
                    continue
                }
                attributes.append((attribute, isOn))
            }
        }
    }

    private static let attributes: [String: Appearance.Attributes] = [
        "bold": .bold, "underline": .underline, "reverse": .reverse, "italic": .italic,
    ]

    /// - Parameter ground: unless it has its own.
    mutating func stand(on ground: ThemeColor?) {
        self.ground = self.ground ?? ground
    }

    func applied(to look: RoleLook) -> RoleLook {
        var look = look
        if let text { look.full.foreground = text.color }
        if let ground { look.full.background = ground.color }
        if text != nil || ground != nil { useColorsOfSixteen(in: &look) }
        for (attribute, isOn) in attributes {
            if isOn {
                look.full.attributes.insert(attribute)
                look.sixteen.attributes.insert(attribute)
                look.mono.insert(attribute)
            } else {
                look.full.attributes.remove(attribute)
                look.sixteen.attributes.remove(attribute)
                look.mono.remove(attribute)
            }
        }
        return look
    }

    /// In place of the attributes that stand for them in the theme that it is based on. Of the colours that the file does not
    /// name, the nearest ones.
    private func useColorsOfSixteen(in look: inout RoleLook) {
        func nearest(_ color: Color?) -> Color? {
            color.map { color in
                let rgb = color.rgb ?? (color.palette < 16 ? nil : XtermPalette.rgb(of: color.palette))
                return Color(palette: rgb.map(XtermPalette.nearestOfSixteen) ?? color.palette)
            }
        }
        look.sixteen.foreground = text.map { $0.sixteen.map { Color(palette: $0) } } ?? nearest(look.full.foreground)
        look.sixteen.background = ground.map { $0.sixteen.map { Color(palette: $0) } } ?? nearest(look.full.background)
        look.sixteen.attributes.remove(.reverse)
        // Some terminals make these bright by it.
        if let number = look.sixteen.foreground?.palette, number < 8 { look.sixteen.attributes.remove(.bold) }
    }
}

extension Role {
    /// What stands in the row under the cursor, on the ground of that.
    static let partsOfSelection: [Role] = [.selectedMuted, .selectedFavourite, .selectedMark]
}
