/// The signs within the numbers of a locale, for those that most readers have. Whole catalogues are listed with these alone, so
/// that a start need not load the locale data, which are megabytes. The tests hold each of them against these data.
struct NumberSigns: Sendable {
    private let group: Character
    private let point: Character
    /// The first number whose thousands are set apart.
    private let leastGrouped: Int

    /// - Parameter identifier: as `de_AT`.
    /// - Returns: nil for a locale that is not among them.
    init?(ofLocale identifier: String) {
        guard let signs = Self.signs.first(where: { $0.locales.contains(identifier) }) else { return nil }
        (group, point, leastGrouped) = (signs.group, signs.point, signs.leastGrouped)
    }

    static let signs: [(group: Character, point: Character, leastGrouped: Int, locales: [String])] = [
        (
            ",", ".", 1000,
            [
                "en_US", "en_GB", "en_CA", "en_AU", "en_IE", "en_NZ", "en", "es_MX", "ja_JP", "ko_KR", "zh_CN", "zh_TW",
                "he_IL",
            ]
        ),
        (
            ".", ",", 1000,
            [
                "de_DE", "de_AT", "de_LU", "de", "nl_NL", "nl_BE", "da_DK", "pt_BR", "tr_TR", "el_GR", "hr_HR", "id_ID",
                "is_IS", "ro_RO", "vi_VN", "ca_ES", "es_AR", "es_CL", "es_CO",
            ]
        ),
        (".", ",", 10_000, ["es_ES", "es", "it_IT", "sl_SI"]),
        ("’", ".", 1000, ["de_CH", "de_LI"]),
        ("\u{202F}", ",", 1000, ["fr_FR", "fr_BE", "fr_CH", "fr"]),
        (
            "\u{A0}", ",", 1000,
            ["fr_CA", "sv_SE", "nb_NO", "nn_NO", "fi_FI", "cs_CZ", "sk_SK", "ru_RU", "uk_UA", "lt_LT"]
        ),
        ("\u{A0}", ",", 10_000, ["pl_PL", "pt_PT", "hu_HU", "bg_BG", "et_EE", "lv_LV"]),
    ]

    /// `1,234,567`
    ///
    /// - Parameter number: not below 0.
    func grouped(_ number: Int) -> String {
        guard number >= leastGrouped else { return String(number) }
        var text = ""
        let digits = String(number)
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { text.append(group) }
            text.append(digit)
        }
        return text
    }

    /// `1,045.6`: one digit after the point; what lies in the middle goes to the even one.
    ///
    /// - Parameter number: not below 0, and below a billion.
    func decimal(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded(.toNearestOrEven))
        return text(tenths / 10, tenths % 10, places: 1)
    }

    /// A number with so many digits after the point.
    ///
    /// - Parameters:
    ///   - whole: what stands before it, not below 0.
    ///   - fraction: what stands behind it, in the unit of its last digit.
    func text(_ whole: Int, _ fraction: Int, places: Int) -> String {
        if places == 0 { return grouped(whole) }
        let digits = String(fraction)
        return "\(grouped(whole))\(point)\(String(repeating: "0", count: places - digits.count))\(digits)"
    }
}
