/// Themes that have a name of their own elsewhere. Where a colour of theirs does not stand out enough, its lightness is pushed as
/// far as that takes; of 256 each has the nearest that keeps its contrast.
extension Theme {
    static let named = [
        catppuccinMocha, catppuccinLatte, gruvboxDark, gruvboxLight, nord, tokyoNight, tokyoNightDay, rosePine,
        rosePineDawn, solarizedDark, solarizedLight,
    ]

    private static let catppuccinMocha = Theme(
        "catppuccin-mocha", like: .dark,
        ThemePalette(
            ground: Color(0x1E1E2E, 235), text: Color(0xCDD6F4, 189), title: Color(0xF5E0DC, 224),
            muted: Color(0x9399B2, 247), border: Color(0x585B70, 59), blue: Color(0x89B4FA, 111),
            cyan: Color(0x94E2D5, 116), yellow: Color(0xF9E2AF, 223), pink: Color(0xF5C2E7, 218),
            violet: Color(0xCBA6F7, 183), green: Color(0xA6E3A1, 151), red: Color(0xF38BA8, 211),
            orange: Color(0xFAB387, 216), raised: Color(0x313244, 237), textOnRaised: Color(0xCDD6F4, 189),
            selection: Color(0x45475A, 239), textOnSelection: Color(0xF5E0DC, 224),
            mutedOnSelection: Color(0xCDD6F4, 189), pinkOnSelection: Color(0xF5C2E7, 218),
            yellowOnSelection: Color(0xF9E2AF, 223)))

    private static let catppuccinLatte = Theme(
        "catppuccin-latte", like: .light,
        ThemePalette(
            ground: Color(0xEFF1F5, 255), text: Color(0x4C4F69, 240), title: Color(0x303446, 237),
            muted: Color(0x696C82, 60), border: Color(0xACB0BE, 249), blue: Color(0x1B63F1, 26),
            cyan: Color(0x007A82, 24), yellow: Color(0xA65A00, 94), pink: Color(0xB04296, 96),
            violet: Color(0x8839EF, 93), green: Color(0x187F00, 22), red: Color(0xD20F39, 125),
            orange: Color(0xCD3400, 160), raised: Color(0xDCE0E8, 254), textOnRaised: Color(0x4C4F69, 240),
            selection: Color(0xBCC0CC, 251), textOnSelection: Color(0x303446, 237),
            mutedOnSelection: Color(0x4A4D67, 239), pinkOnSelection: Color(0xAA3D90, 96),
            yellowOnSelection: Color(0xA05500, 94)))

    private static let gruvboxDark = Theme(
        "gruvbox-dark", like: .dark,
        ThemePalette(
            ground: Color(0x282828, 235), text: Color(0xEBDBB2, 187), title: Color(0xFBF1C7, 230),
            muted: Color(0xA89984, 138), border: Color(0x665C54, 59), blue: Color(0x83A598, 108),
            cyan: Color(0x8EC07C, 108), yellow: Color(0xFABD2F, 214), pink: Color(0xD3869B, 174),
            violet: Color(0xFE8019, 208), green: Color(0xB8BB26, 142), red: Color(0xFF503A, 203),
            orange: Color(0xFE8019, 208), raised: Color(0x3C3836, 237), textOnRaised: Color(0xEBDBB2, 187),
            selection: Color(0x504945, 239), textOnSelection: Color(0xFBF1C7, 230),
            mutedOnSelection: Color(0xEBDBB2, 187), pinkOnSelection: Color(0xD3869B, 174),
            yellowOnSelection: Color(0xFABD2F, 214)))

    private static let gruvboxLight = Theme(
        "gruvbox-light", like: .light,
        ThemePalette(
            ground: Color(0xFBF1C7, 230), text: Color(0x3C3836, 237), title: Color(0x282828, 235),
            muted: Color(0x786B60, 242), border: Color(0xBDAE93, 144), blue: Color(0x076678, 24),
            cyan: Color(0x407956, 59), yellow: Color(0x9C5F00, 130), pink: Color(0x8F3F71, 95),
            violet: Color(0xAF3A03, 130), green: Color(0x757005, 94), red: Color(0x9D0006, 124),
            orange: Color(0xAF3A03, 130), raised: Color(0xEBDBB2, 187), textOnRaised: Color(0x3C3836, 237),
            selection: Color(0xD5C4A1, 181), textOnSelection: Color(0x282828, 235),
            mutedOnSelection: Color(0x3C3836, 237), pinkOnSelection: Color(0x8F3F71, 241),
            yellowOnSelection: Color(0x9C5F00, 58)))

    private static let nord = Theme(
        "nord", like: .dark,
        ThemePalette(
            ground: Color(0x2E3440, 237), text: Color(0xD8DEE9, 253), title: Color(0xECEFF4, 255),
            muted: Color(0x8F9DB6, 109), border: Color(0x616E88, 60), blue: Color(0x88C0D0, 110),
            cyan: Color(0x81A1C1, 109), yellow: Color(0xEBCB8B, 186), pink: Color(0xB791B0, 248),
            violet: Color(0x8FBCBB, 109), green: Color(0xA3BE8C, 144), red: Color(0xE28088, 210),
            orange: Color(0xD38A73, 179), raised: Color(0x3B4252, 238), textOnRaised: Color(0xD8DEE9, 253),
            selection: Color(0x434C5E, 239), textOnSelection: Color(0xECEFF4, 255),
            mutedOnSelection: Color(0xD8DEE9, 253), pinkOnSelection: Color(0xB48EAD, 247),
            yellowOnSelection: Color(0xEBCB8B, 186)))

    private static let tokyoNight = Theme(
        "tokyo-night", like: .dark,
        ThemePalette(
            ground: Color(0x1A1B26, 234), text: Color(0xC0CAF5, 153), title: Color(0xE0E6FF, 189),
            muted: Color(0x7E829F, 103), border: Color(0x414868, 239), blue: Color(0x7AA2F7, 111),
            cyan: Color(0x7DCFFF, 117), yellow: Color(0xE0AF68, 179), pink: Color(0xF7768E, 210),
            violet: Color(0xBB9AF7, 141), green: Color(0x9ECE6A, 149), red: Color(0xF7768E, 210),
            orange: Color(0xFF9E64, 215), raised: Color(0x292E42, 236), textOnRaised: Color(0xC0CAF5, 153),
            selection: Color(0x33467C, 60), textOnSelection: Color(0xE0E6FF, 255),
            mutedOnSelection: Color(0xC0CAF5, 254), pinkOnSelection: Color(0xF7768E, 216),
            yellowOnSelection: Color(0xE0AF68, 215)))

    private static let tokyoNightDay = Theme(
        "tokyo-night-day", like: .light,
        ThemePalette(
            ground: Color(0xE1E2E7, 254), text: Color(0x3760BF, 25), title: Color(0x2A4A94, 24),
            muted: Color(0x51619E, 60), border: Color(0xA8AECB, 146), blue: Color(0x0961CB, 26),
            cyan: Color(0x006C92, 24), yellow: Color(0x7E5F31, 94), pink: Color(0xC7005D, 125),
            violet: Color(0x833BD8, 92), green: Color(0x506D31, 240), red: Color(0xC90043, 125),
            orange: Color(0xA14D00, 94), raised: Color(0xD0D5E3, 188), textOnRaised: Color(0x2F57B5, 24),
            selection: Color(0xB7C1E3, 146), textOnSelection: Color(0x2A4A94, 238),
            mutedOnSelection: Color(0x2349A6, 19), pinkOnSelection: Color(0xD00064, 125),
            yellowOnSelection: Color(0x846436, 59)))

    private static let rosePine = Theme(
        "rose-pine", like: .dark,
        ThemePalette(
            ground: Color(0x191724, 234), text: Color(0xE0DEF4, 189), title: Color(0xF4F2FF, 255),
            muted: Color(0x908CAA, 103), border: Color(0x524F67, 240), blue: Color(0x9CCFD8, 152),
            cyan: Color(0xC4A7E7, 182), yellow: Color(0xF6C177, 216), pink: Color(0xEBBCBA, 181),
            violet: Color(0xC4A7E7, 182), green: Color(0x4789A5, 67), red: Color(0xEB6F92, 168),
            orange: Color(0xEBBCBA, 181), raised: Color(0x26233A, 235), textOnRaised: Color(0xE0DEF4, 189),
            selection: Color(0x403D52, 238), textOnSelection: Color(0xF4F2FF, 255),
            mutedOnSelection: Color(0xE0DEF4, 189), pinkOnSelection: Color(0xEBBCBA, 181),
            yellowOnSelection: Color(0xF6C177, 216)))

    private static let rosePineDawn = Theme(
        "rose-pine-dawn", like: .light,
        ThemePalette(
            ground: Color(0xFAF4ED, 255), text: Color(0x575279, 60), title: Color(0x403B60, 238),
            muted: Color(0x706C8A, 60), border: Color(0xCECACD, 252), blue: Color(0x286983, 24),
            cyan: Color(0x7D6795, 96), yellow: Color(0xA55F00, 94), pink: Color(0xA95956, 95),
            violet: Color(0x7D6795, 96), green: Color(0x3A7883, 60), red: Color(0xA7576E, 95),
            orange: Color(0xA95956, 95), raised: Color(0xF2E9E1, 254), textOnRaised: Color(0x575279, 60),
            selection: Color(0xDFDAD9, 253), textOnSelection: Color(0x403B60, 238),
            mutedOnSelection: Color(0x575279, 59), pinkOnSelection: Color(0xB66461, 131),
            yellowOnSelection: Color(0xB36A00, 130)))

    private static let solarizedDark = Theme(
        "solarized-dark", like: .dark,
        ThemePalette(
            ground: Color(0x002B36, 235), text: Color(0x93A1A1, 247), title: Color(0xEEE8D5, 254),
            muted: Color(0x839496, 246), border: Color(0x586E75, 242), blue: Color(0x3194DB, 74),
            cyan: Color(0x2AA198, 36), yellow: Color(0xB58900, 136), pink: Color(0xEF5299, 204),
            violet: Color(0x7F86DA, 104), green: Color(0x859900, 106), red: Color(0xFA5149, 203),
            orange: Color(0xE86636, 203), raised: Color(0x073642, 236), textOnRaised: Color(0x93A1A1, 247),
            selection: Color(0x0F4A5A, 23), textOnSelection: Color(0xEEE8D5, 254),
            mutedOnSelection: Color(0xA5B4B4, 151), pinkOnSelection: Color(0xF1549C, 211),
            yellowOnSelection: Color(0xB58900, 142)))

    private static let solarizedLight = Theme(
        "solarized-light", like: .light,
        ThemePalette(
            ground: Color(0xFDF6E3, 230), text: Color(0x586E75, 242), title: Color(0x073642, 236),
            muted: Color(0x5F747C, 242), border: Color(0x93A1A1, 247), blue: Color(0x0075BB, 25),
            cyan: Color(0x007F77, 24), yellow: Color(0x946900, 94), pink: Color(0xCD2F7D, 162),
            violet: Color(0x6469BB, 61), green: Color(0x667800, 58), red: Color(0xD72D2B, 160),
            orange: Color(0xC6460E, 130), raised: Color(0xEEE8D5, 254), textOnRaised: Color(0x566C73, 241),
            selection: Color(0xDDD6C1, 187), textOnSelection: Color(0x073642, 236),
            mutedOnSelection: Color(0x4B6067, 240), pinkOnSelection: Color(0xD33682, 162),
            yellowOnSelection: Color(0x9C7100, 130)))
}
