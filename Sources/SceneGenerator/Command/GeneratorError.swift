/// Why no scene is made. What went wrong, why, and what to do is said in one sentence.
package enum GeneratorError: Error, Equatable {
    case nameMissing
    case oneTooMany(String)
    case unknownOption(String)
    case valueMissing(option: String)
    case repeatedOption(String)
    case twoTemplates(String, String)
    case malformedDate(String)
    case malformedAuthor

    case malformedName(String, suggestion: String?)
    case nameEndsInPart(String, part: String)
    case nameIsKeyword(String, keyword: String)
    case nameTaken(String, by: String)

    case unknownTemplate(String, known: [String])
    case emptyTemplate(String)
    case linkInTemplate(String)
    case unusablePath(String)
    case twoFiles(String)
    case reservedPath(String)
    case noScene(template: String, folder: String)
    case notSwift(String)
    case declaredTwice(type: String, path: String, other: String)

    case noProject
    case noPlace(path: String, what: String)
    case sceneExists(String)
    case exist([String])
    case obstructed(String)
    case changedMeanwhile(String)
    case unreadable(String, Cause)
    case unwritable(String, Cause)
    case noFormatter(String)
    /// - remains: what could not be taken back.
    indirect case notTakenBack(GeneratorError, remains: [String])

    package enum Cause: Equatable, Sendable {
        /// A number of errno.
        case system(Int32)
        case notText
    }
}

extension GeneratorError {
    /// 2 for what cannot be begun, 1 for what has failed.
    package var exitStatus: Int32 {
        switch self {
        case .nameMissing, .oneTooMany, .unknownOption, .valueMissing, .repeatedOption, .twoTemplates,
            .malformedDate, .malformedAuthor, .malformedName, .nameEndsInPart, .nameIsKeyword, .nameTaken,
            .unknownTemplate:
            2
        default: 1
        }
    }
}
