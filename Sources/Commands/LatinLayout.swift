package import TerminalKit

extension Key {
    /// The key that a Latin layout has where a common Cyrillic, Greek, Hebrew or Arabic one has this character: who writes
    /// in such a script need not change the layout for commands.
    package var onLatinLayout: Key {
        switch self {
        case .character(let character): Self.latin[character].map(Key.character) ?? self
        case .modified(let modifiers, let key): .modified(modifiers, key.onLatinLayout)
        default: self
        }
    }

    private static let latin: [Character: Character] = {
        var letters: [Character: Character] = [:]
        for (there, here) in layouts {
            for (foreign, latin) in zip(there, here)
            where foreign != latin && !foreign.isASCII && letters[foreign] == nil {
                letters[foreign] = latin
                if let capital = foreign.uppercased().first, capital != foreign, letters[capital] == nil {
                    letters[capital] = latin.uppercased().first
                }
            }
        }
        return letters
    }()

    /// Key by key, from the upper row to the lower one.
    private static let layouts: [(there: String, here: String)] = [
        // Russian, with what Ukrainian and Bulgarian have more.
        ("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,."),
        ("йцукенгшщзхїфівапролджєячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,."),
        ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
        ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."),
        ("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ", "qwertyuiop[]asdfghjkl;'zxcvnm,./"),
    ]
}
