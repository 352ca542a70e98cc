/// The plural of an English noun, as far as the names of types need it.
enum EnglishPlural {
    /// - Parameter noun: one word, to begin in upper case.
    static func of(_ noun: String) -> String {
        if let plural = irregular[noun] { return plural }
        if ["ss", "us", "as", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        if noun.hasSuffix("is") { return noun.dropLast(2) + "es" }
        // Details are many already.
        if noun.hasSuffix("s") { return noun }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiouAEIOU".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + "s"
    }

    private static let irregular = [
        "Child": "Children", "Foot": "Feet", "Index": "Indices", "Life": "Lives", "Man": "Men", "Matrix": "Matrices",
        "Mouse": "Mice", "Person": "People", "Quiz": "Quizzes", "Tooth": "Teeth", "Woman": "Women",
    ]
}
