/// What is not a number from 1 as Deezer writes it.
enum DeezerHostileKeys {
    static let all = [
        "", "0", "-1", "+27", "027", " 27", "27 ", "2 7", "27/../../user/me", "..", "27?limit=1", "27#a", "27%2F1",
        "٢٧", "２７", "1e3", "0x1b", "27\u{0}", "Daft Punk", "99999999999999999999999",
    ]
}
