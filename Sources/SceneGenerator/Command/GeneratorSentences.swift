import Glibc

extension GeneratorError {
    /// One line for standard error.
    package var sentence: String {
        switch self {
        case .nameMissing:
            "what is the scene to be called? For example: scripts/new-scene PersonList (see --help)"
        case .oneTooMany(let word):
            "'\(printable(word))' is one too many: one scene at a time (see --help)"
        case .unknownOption(let option):
            "unknown option '\(printable(option))'; try 'scripts/new-scene --help'"
        case .valueMissing(let option):
            "\(option) needs a value: \(option) \(Self.example(of: option))"
        case .repeatedOption(let option):
            "\(option) is there twice; which one counts? Leave one out"
        case .twoTemplates(let one, let other):
            "\(one) and \(other) each name a template; leave one out"
        case .malformedDate(let text):
            "'\(printable(text))' is no date; write it as 2026-11-21"
        case .malformedAuthor:
            "an author's name is one line of text, without control characters; give another with --author NAME"
        case .malformedName, .nameEndsInPart, .nameIsKeyword, .nameTaken:
            sentenceOfName
        case .unknownTemplate, .emptyTemplate, .linkInTemplate, .unusablePath, .twoFiles, .reservedPath, .noScene,
            .notSwift, .declaredTwice:
            sentenceOfTemplate
        default:
            sentenceOfDisk
        }
    }

    private var sentenceOfName: String {
        switch self {
        case .malformedName(let name, let suggestion?):
            "'\(printable(name))' is no name for a module: it begins in upper case and has only letters and digits of "
                + "ASCII; try \(printable(suggestion))"
        case .malformedName(let name, nil):
            "'\(printable(name))' is no name for a module: it begins in upper case and has only letters and digits of "
                + "ASCII, as PersonList has"
        case .nameEndsInPart(let name, let part):
            "\(printable(name)) ends in \(part), which the generator appends itself; "
                + (name == part ? "name what the scene shows" : "try \(printable(String(name.dropLast(part.count))))")
        case .nameIsKeyword(let name, let keyword):
            "\(printable(name)) would be written \(keyword) in places, which is a word of Swift's own; choose another name"
        case .nameTaken(let name, let owner):
            "\(printable(name)) is taken, by \(owner); choose another name"
        default: ""
        }
    }

    private var sentenceOfTemplate: String {
        switch self {
        case .unknownTemplate(let name, let known):
            "there is no template '\(printable(name))'; there "
                + (known.isEmpty ? "are none" : "is \(known.map { printable($0) }.joined(separator: ", "))")
                + " (see --list-templates)"
        case .emptyTemplate(let place):
            "the template \(printable(place)) has no files; give it some, as scripts/templates/README.md says"
        case .linkInTemplate(let path):
            "\(printable(path)) is neither a file nor a folder; put the file itself into the template"
        case .unusablePath(let path):
            "with these values, the template's \(printable(path)) has no usable name; rename it, or give other values"
        case .twoFiles(let path):
            "the template makes \(printable(path)) twice; rename one of the two files"
        case .reservedPath(let path):
            "the template makes \(printable(path)), which is the generator's to edit; take it out of the template"
        case .noScene(let template, let folder):
            "the template \(printable(template)) makes nothing in \(folder), and Package.swift could not list the scene; "
                + "add its parts and tests"
        case .notSwift(let message):
            "the template makes Swift that cannot be read (\(printable(message))); mend the template"
        case .declaredTwice(let type, let path, let other):
            "\(printable(path)) would declare \(type), which \(other) has already; choose another name for the scene"
        default: ""
        }
    }

    private var sentenceOfDisk: String {
        switch self {
        case .noProject:
            "there is no Package.swift here that names a package; run scripts/new-scene of the project"
        case .noPlace(let path, let what):
            "\(path) has no \(what), where the scene would be added; bring that back (git diff \(path)), then try again"
        case .sceneExists(let name):
            "there is a scene \(printable(name)) already; choose another name, or replace its files with --force"
        case .exist(let paths):
            "\(printable(paths.first ?? "")) is there already"
                + (paths.count > 1 ? ", and \(paths.count - 1) more of its files" : "")
                + "; choose another name, or replace with --force"
        case .obstructed(let path):
            "\(printable(path)) is in the way: a folder, a link, or a file where a folder is to be; move it away"
        case .changedMeanwhile(let path):
            "\(printable(path)) has just been changed by somebody else; run this again"
        case .unreadable(let path, let cause):
            "\(printable(path)) cannot be read (\(cause.words)); put that right, then try again"
        case .unwritable(let path, let cause):
            "\(printable(path)) cannot be written (\(cause.words)); put that right, then try again"
        case .noFormatter(let reason):
            "'swift format' could not be run (\(printable(reason))); install the whole Swift toolchain"
        case .notTakenBack(let failure, let remains):
            "\(failure.sentence) — but not all could be taken back: see \(remains.map { printable($0) }.joined(separator: ", "))"
        default: ""
        }
    }

    private static func example(of option: String) -> String {
        switch option {
        case "--template": "list"
        case "--date": "2026-11-21"
        default: "'Ada Lovelace'"
        }
    }

    /// What came from outside could hold escape sequences.
    private func printable(_ text: String) -> String {
        String(
            text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : Character($0) }.prefix(300))
    }
}

extension GeneratorError.Cause {
    fileprivate var words: String {
        switch self {
        case .system(let number): String(cString: strerror(number)).lowercased()
        case .notText: "it is no text"
        }
    }
}
