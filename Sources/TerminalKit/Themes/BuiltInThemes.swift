/// The themes that come with the program. Each colour is also the nearest of 256 that keeps its contrast; of 16 only those
/// are used that are legible in most palettes. Of 256, what is muted in the selected row is as the rest of it: a grey between
/// is hardly told from white, and costs bytes with each row. Nothing is dim, and no bold stands on one of the first eight colours, which
/// some terminals make bright by it.
extension Theme {
    package static let builtIn = [dark, light, highContrast, neutral, mono] + named

    /// The dark one as it is where it was chosen by name, whatever the terminal's ground.
    package static let dark = automaticDark.painted(
        as: "dark", on: Appearance(Color(0xDDD9D0, 253), on: Color(0x1C1B19, 234)),
        sixteen: Appearance(Color(palette: 7), on: Color(palette: 0)), emphasis: .ansi(15, .bold))

    /// The light one as it is where it was chosen by name. Of 16 colours, a black that is bold is grey in some terminals.
    package static let light = automaticLight.painted(
        as: "light", on: Appearance(Color(0x2C2A26, 235), on: Color(0xFCFAF5, 231)),
        sixteen: Appearance(Color(palette: 0), on: Color(palette: 15)), emphasis: .ansi(0, .underline))

    /// For a terminal that has said that it is dark: its ground is left to it.
    package static let automaticDark = Theme(
        builtIn: "auto-dark",
        [
            .text: RoleLook(Color(0xDDD9D0, 253)),
            .title: RoleLook(Color(0xF4EEE2, 255), .bold, sixteen: Appearance(nil, .bold)),
            .muted: RoleLook(Color(0x9C978E, 246)),
            .border: RoleLook(Color(0x5A5750, 240)),
            .frame: RoleLook(Color(0x5F86A8, 67)),
            .focus: RoleLook(Color(0x8FB8D8, 110), .bold, sixteen: Appearance(nil, .bold)),
            .link: RoleLook(Color(0x8FB8D8, 110), .underline, sixteen: .ansi(14, .underline)),
            .label: RoleLook(Color(0x93A7B3, 109), sixteen: .ansi(6)),
            .accent: RoleLook(Color(0xE3B566, 179), sixteen: .ansi(11)),
            .notice: RoleLook(Color(0xE3B566, 179), sixteen: .ansi(11)),
            .favourite: RoleLook(Color(0xE8929F, 174), sixteen: .ansi(13)),
            .key: RoleLook(Color(0xC9B8E8, 183), sixteen: .ansi(14)),
            .progress: RoleLook(Color(0x86C7B4, 115), sixteen: .ansi(10)),
            .failure: RoleLook(Color(0xF28B7D, 210), .bold, sixteen: .ansi(9, .bold)),
            .chip: RoleLook(Color(0xD5CFC3, 252), on: Color(0x33322F, 236)),
            .section: RoleLook(Color(0x1A1712, 234), on: Color(0x8FB8D8, 110), .bold, sixteen: .reversed),
            .ratingHigh: RoleLook(Color(0x86C7B4, 115), sixteen: .ansi(10)),
            .ratingFair: RoleLook(Color(0xE3B566, 179), sixteen: .ansi(11)),
            .ratingLow: RoleLook(Color(0xF28B7D, 210), sixteen: .ansi(9)),
            .film: RoleLook(Color(0x8FB8D8, 110), sixteen: .ansi(14)),
            .music: RoleLook(Color(0xC9B8E8, 183), sixteen: .ansi(13)),
            .book: RoleLook(Color(0xE3B566, 179), sixteen: .ansi(11)),
            .pokemon: RoleLook(Color(0x86C7B4, 115), sixteen: .ansi(10)),
            .match: RoleLook(Color(0xE3B566, 179), .bold, sixteen: .ansi(11, .bold)),
            .selected: RoleLook(Color(0xFFFFFF, 231), on: Color(0x39466A, 60), sixteen: .reversed),
            .selectedMuted: RoleLook(Color(0xC9CEDC, 231), on: Color(0x39466A, 60), sixteen: .reversed),
            .selectedFavourite: RoleLook(Color(0xF3A9B5, 224), on: Color(0x39466A, 60), sixteen: .reversed),
            .selectedMark: RoleLook(Color(0xE3B566, 222), on: Color(0x39466A, 60), sixteen: .reversed),
        ])

    /// For a terminal that has said that it is light.
    package static let automaticLight = Theme(
        builtIn: "auto-light",
        [
            .text: RoleLook(Color(0x2C2A26, 235)),
            .title: RoleLook(Color(0x12110E, 233), .bold, sixteen: Appearance(nil, .bold)),
            .muted: RoleLook(Color(0x69655D, 241)),
            .border: RoleLook(Color(0xA29C91, 247)),
            .frame: RoleLook(Color(0x5B89B3, 67)),
            .focus: RoleLook(Color(0x1F5F93, 24), .bold, sixteen: Appearance(nil, .bold)),
            .link: RoleLook(Color(0x1F5F93, 24), .underline, sixteen: .ansi(4, .underline)),
            .label: RoleLook(Color(0x4A6473, 60), sixteen: .ansi(4)),
            .accent: RoleLook(Color(0x8A5700, 94), sixteen: Appearance(nil, .bold)),
            .notice: RoleLook(Color(0x8A5700, 94), sixteen: Appearance(nil, .bold)),
            .favourite: RoleLook(Color(0xAE2F5C, 125), sixteen: .ansi(5)),
            .key: RoleLook(Color(0x61409B, 55), sixteen: .ansi(4)),
            .progress: RoleLook(Color(0x0E6B60, 23), sixteen: .ansi(4)),
            .failure: RoleLook(Color(0xB1281E, 124), .bold, sixteen: .ansi(1)),
            .chip: RoleLook(Color(0x45413A, 238), on: Color(0xE9E4DA, 254)),
            .section: RoleLook(Color(0xFFFFFF, 231), on: Color(0x1F5F93, 24), .bold, sixteen: .reversed),
            .ratingHigh: RoleLook(Color(0x0E6B60, 23), sixteen: .ansi(4)),
            .ratingFair: RoleLook(Color(0x8A5700, 94)),
            .ratingLow: RoleLook(Color(0xB1281E, 124), sixteen: .ansi(1)),
            .film: RoleLook(Color(0x1F5F93, 24), sixteen: .ansi(4)),
            .music: RoleLook(Color(0x61409B, 55), sixteen: .ansi(5)),
            .book: RoleLook(Color(0x8A5700, 94)),
            .pokemon: RoleLook(Color(0x0E6B60, 23), sixteen: .ansi(4)),
            .match: RoleLook(Color(0x8A5700, 94), .bold, sixteen: Appearance(nil, .bold)),
            .selected: RoleLook(Color(0x10182B, 234), on: Color(0xCBD8F1, 153), sixteen: .reversed),
            .selectedMuted: RoleLook(Color(0x3F4A63, 238), on: Color(0xCBD8F1, 153), sixteen: .reversed),
            .selectedFavourite: RoleLook(Color(0x9C234D, 125), on: Color(0xCBD8F1, 153), sixteen: .reversed),
            .selectedMark: RoleLook(Color(0x7A4B00, 58), on: Color(0xCBD8F1, 153), sixteen: .reversed),
        ])

    /// On a ground of its own. Of 16 colours none is sure to stand out, so it has attributes then.
    package static let highContrast = Theme(
        builtIn: "high-contrast",
        [
            .ground: RoleLook(nil, on: Color(0x000000, 16)),
            .text: RoleLook(Color(0xFFFFFF, 231)),
            .title: RoleLook(
                Color(0xFFFFFF, 231), [.bold, .underline], sixteen: Appearance(nil, [.bold, .underline])),
            .muted: RoleLook(Color(0xD6D6D6, 188)),
            .border: RoleLook(Color(0xB0B0B0, 145)),
            .frame: RoleLook(Color(0xFFE34D, 221)),
            .focus: RoleLook(Color(0xFFE34D, 221), .bold, sixteen: Appearance(nil, .bold)),
            .link: RoleLook(Color(0x8FE3FF, 117), .underline, sixteen: Appearance(nil, .underline)),
            .label: RoleLook(Color(0x8FE3FF, 117)),
            .accent: RoleLook(Color(0xFFE34D, 221)),
            .notice: RoleLook(Color(0xFFE34D, 221)),
            .favourite: RoleLook(Color(0xFFB3C7, 218)),
            .key: RoleLook(Color(0xFFE34D, 221), sixteen: Appearance(nil, .bold)),
            .progress: RoleLook(Color(0x8CFFB8, 121)),
            .failure: RoleLook(Color(0xFFA39B, 217), .bold, sixteen: Appearance(nil, .bold)),
            .chip: RoleLook(Color(0xFFFFFF, 231), on: Color(0x333333, 236)),
            .section: RoleLook(Color(0x000000, 16), on: Color(0xFFE34D, 221), .bold, sixteen: .reversed),
            .ratingHigh: RoleLook(Color(0x8CFFB8, 121)),
            .ratingFair: RoleLook(Color(0xFFE34D, 221)),
            .ratingLow: RoleLook(Color(0xFFA39B, 217)),
            .film: RoleLook(Color(0x8FE3FF, 117)),
            .music: RoleLook(Color(0xFFB3C7, 218)),
            .book: RoleLook(Color(0xFFE34D, 221)),
            .pokemon: RoleLook(Color(0x8CFFB8, 121)),
            .match: RoleLook(
                Color(0xFFE34D, 221), [.bold, .underline], sixteen: Appearance(nil, [.bold, .underline])),
            .selected: RoleLook(Color(0x000000, 16), on: Color(0xFFE34D, 221), sixteen: .reversed),
            .selectedMuted: RoleLook(Color(0x1A1A1A, 234), on: Color(0xFFE34D, 221), sixteen: .reversed),
            .selectedFavourite: RoleLook(Color(0x7A0026, 52), on: Color(0xFFE34D, 221), sixteen: .reversed),
            .selectedMark: RoleLook(Color(0x000000, 16), on: Color(0xFFE34D, 221), sixteen: .reversed),
        ])

    /// Legible on dark and on light grounds: text has the terminal's own colour, or one whose contrast with black is that
    /// with white, 4.5 to 1 and no more. For terminals that do not say which they are.
    package static let neutral = Theme(
        builtIn: "neutral",
        [
            .title: RoleLook(nil, .bold, sixteen: Appearance(nil, .bold)),
            .muted: RoleLook(Color(0x767676, 243)),
            .border: RoleLook(Color(0x767676, 243)),
            .frame: RoleLook(Color(0x2A7AB6, 31)),
            .focus: RoleLook(Color(0x2A7AB6, 31), .bold, sixteen: Appearance(nil, .bold)),
            .link: RoleLook(Color(0x2A7AB6, 31), .underline, sixteen: Appearance(nil, .underline)),
            .label: RoleLook(Color(0x5D7A88, 66)),
            .accent: RoleLook(Color(0x9F6B00, 130), sixteen: Appearance(nil, .bold)),
            .notice: RoleLook(Color(0x9F6B00, 130), sixteen: Appearance(nil, .bold)),
            .favourite: RoleLook(Color(0xC14E6F, 131), sixteen: .ansi(5)),
            .key: RoleLook(Color(0x8763BF, 97), sixteen: .ansi(5)),
            .progress: RoleLook(Color(0x018574, 30)),
            .failure: RoleLook(Color(0xCD483E, 160), .bold, sixteen: .ansi(1)),
            .section: RoleLook(Color(0xFFFFFF, 231), on: Color(0x2A7AB6, 24), .bold, sixteen: .reversed),
            .ratingHigh: RoleLook(Color(0x018574, 30)),
            .ratingFair: RoleLook(Color(0x9F6B00, 130)),
            .ratingLow: RoleLook(Color(0xCD483E, 160)),
            .film: RoleLook(Color(0x2A7AB6, 31)),
            .music: RoleLook(Color(0x8763BF, 97)),
            .book: RoleLook(Color(0x9F6B00, 130)),
            .pokemon: RoleLook(Color(0x018574, 30)),
            .match: RoleLook(Color(0x9F6B00, 130), .bold, sixteen: Appearance(nil, .bold)),
            .selected: RoleLook(Color(0xFFFFFF, 231), on: Color(0x4A5A86, 60), sixteen: .reversed),
            .selectedMuted: RoleLook(Color(0xE4E7F0, 231), on: Color(0x4A5A86, 60), sixteen: .reversed),
            .selectedFavourite: RoleLook(Color(0xFFC2CE, 224), on: Color(0x4A5A86, 60), sixteen: .reversed),
            .selectedMark: RoleLook(Color(0xFFD58A, 222), on: Color(0x4A5A86, 60), sixteen: .reversed),
        ])

    /// Without colours, whatever the terminal has.
    package static let mono = Theme(
        builtIn: "mono",
        Dictionary(
            uniqueKeysWithValues: Role.allCases.map { role in
                let appearance = Appearance(nil, role.attributes)
                return (role, RoleLook(full: appearance, sixteen: appearance))
            }))

    /// This theme on a ground of its own. What was left to the terminal would be its text on another's ground.
    ///
    /// - Parameters:
    ///   - ground: with the text that is left to the terminal else.
    ///   - emphasis: of 16, takes the place of bold where such a text must stand out.
    private func painted(
        as name: String, on ground: Appearance, sixteen: Appearance, emphasis: Appearance
    ) -> Theme {
        var looks: [Role: RoleLook] = [:]
        for role in Role.allCases {
            var look = self.look(of: role)
            if look.full.foreground == nil { look.full.foreground = ground.foreground }
            if look.sixteen.foreground == nil {
                look.sixteen.foreground = sixteen.foreground
                if look.sixteen.attributes.remove(.bold) != nil, role.attributes.contains(.bold) {
                    look.sixteen.foreground = emphasis.foreground
                    look.sixteen.attributes.formUnion(emphasis.attributes)
                }
            }
            looks[role] = look
        }
        looks[.ground] = RoleLook(full: Appearance(on: ground.background), sixteen: Appearance(on: sixteen.background))
        return Theme(builtIn: name, looks)
    }

    private init(builtIn name: String, _ looks: [Role: RoleLook]) {
        var looks = looks
        for role in Role.allCases { looks[role, default: RoleLook()].mono = role.attributes }
        self.init(name, looks)
    }
}

extension RoleLook {
    fileprivate init(
        _ text: Color?, on ground: Color? = nil, _ attributes: Appearance.Attributes = [],
        sixteen: Appearance = Appearance()
    ) {
        self.init(full: Appearance(text, on: ground, attributes), sixteen: sixteen)
    }
}

extension Appearance {
    fileprivate static let reversed = Appearance(nil, .reverse)
}
