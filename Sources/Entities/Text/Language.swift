/// A language that the program speaks, by its code of ISO 639-1.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case spanish = "es"
}
