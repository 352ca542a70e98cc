import Entities

/// The countries that Last.fm has charts of, which it knows by their English names.
enum LastFMCountry {
    static let all = names.keys.sorted().map { FilterValue($0) }

    /// The code itself for a country that is not listed here.
    static func name(ofCode code: String) -> String { names[code] ?? code }

    private static let names = [
        "AR": "Argentina", "AT": "Austria", "AU": "Australia", "BE": "Belgium", "BG": "Bulgaria", "BR": "Brazil",
        "CA": "Canada", "CH": "Switzerland", "CL": "Chile", "CN": "China", "CO": "Colombia", "CZ": "Czech Republic",
        "DE": "Germany", "DK": "Denmark", "EE": "Estonia", "EG": "Egypt", "ES": "Spain", "FI": "Finland",
        "FR": "France", "GB": "United Kingdom", "GR": "Greece", "HR": "Croatia", "HU": "Hungary", "ID": "Indonesia",
        "IE": "Ireland", "IL": "Israel", "IN": "India", "IS": "Iceland", "IT": "Italy", "JP": "Japan",
        "KR": "Korea, Republic of", "LT": "Lithuania", "LV": "Latvia", "MA": "Morocco", "MX": "Mexico",
        "NG": "Nigeria", "NL": "Netherlands", "NO": "Norway", "NZ": "New Zealand", "PE": "Peru", "PH": "Philippines",
        "PL": "Poland", "PT": "Portugal", "RO": "Romania", "RS": "Serbia", "RU": "Russian Federation",
        "SE": "Sweden", "SG": "Singapore", "SI": "Slovenia", "SK": "Slovakia", "TH": "Thailand", "TR": "Turkey",
        "TW": "Taiwan", "UA": "Ukraine", "US": "United States", "UY": "Uruguay", "VE": "Venezuela", "VN": "Viet Nam",
        "ZA": "South Africa",
    ]
}
