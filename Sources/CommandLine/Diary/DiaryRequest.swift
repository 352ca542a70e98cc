import Entities

/// What `matinee diary` and `matinee log …` are to do.
package enum DiaryRequest: Equatable {
    case list(asJSON: Bool)
    case log(LogRequest)
}

extension DiaryRequest {
    /// - Parameter arguments: those after `diary`.
    package init(diary arguments: [String]) throws(LaunchError) {
        self = .list(asJSON: try CommandLineArguments(arguments, of: "diary").flags().contains("--json"))
    }
}

/// A thing to write down, by its title, and what there is to say of that time.
package struct LogRequest: Equatable {
    enum Day: Equatable {
        case today
        case on(CalendarDate)
        /// Nobody knows it any more.
        case unknown
    }

    /// How the thing is found, among which kinds, and in which sources.
    package var find: FindRequest
    var year: Int?
    var day = Day.today
    var rating: OwnRating?
    var note: String?
    var tags: [String] = []
    var isAgain = false
}

extension LogRequest {
    /// - Parameter arguments: those after `log`.
    package init(arguments: [String]) throws(LaunchError) {
        var rest: [String] = []
        var own = LogRequest(find: FindRequest(kinds: []))
        var (arguments, given) = (arguments[...], GivenOptions())
        let options = CommandLineTable.standard.ownOptions(of: "log")
        while let argument = arguments.popFirst() {
            guard argument != "--" else {
                rest += [argument] + arguments
                break
            }
            let name = String(argument.prefix { $0 != "=" })
            guard let option = Option(rawValue: name) else {
                // One thing is written down, whatever there is.
                guard name != FindOption.limit.name else { throw .log(.notForLog) }
                rest.append(argument)
                continue
            }
            if let declared = options.first(where: { $0.names.contains(name) }) { try given.take(declared, as: name) }
            guard option != .again else {
                guard argument == name else { throw .unknownOption(argument) }
                own.isAgain = true
                continue
            }
            let joined = argument == name ? nil : String(argument.dropFirst(name.count + 1))
            guard let value = joined ?? Self.takeValue(from: &arguments) else {
                throw .log(.valueMissing(option.rawValue))
            }
            try own.take(option, value)
        }
        do throws(LaunchError) { own.find = try FindRequest(find: rest) } catch {
            throw error == .find(.textMissing) ? .log(.titleMissing) : error
        }
        guard own.find.format == .lines, !own.find.opens else { throw .log(.notForLog) }
        self = own
    }

    enum Option: String, CaseIterable {
        case on = "--on"
        case rating = "--rating"
        case note = "--note"
        case tag = "--tag"
        case again = "--again"
        case year = "--year"
    }

    /// What an option is called is a value only behind `=`.
    ///
    /// - Returns: nil where nothing stands there, or the next option.
    private static func takeValue(from arguments: inout ArraySlice<String>) -> String? {
        guard let next = arguments.first, Option(rawValue: String(next.prefix { $0 != "=" })) == nil else { return nil }
        return arguments.popFirst()
    }

    private mutating func take(_ option: Option, _ value: String) throws(LaunchError) {
        switch option {
        case .on: day = try Self.day(value)
        case .rating: rating = try Self.rating(value)
        case .note: note = value
        case .tag:
            let tag = value.hasPrefix("#") ? String(value.dropFirst()) : value
            guard !tag.allSatisfy(\.isWhitespace) else { throw .log(.tagMissing) }
            if !tags.contains(tag) { tags.append(tag) }
        case .again: isAgain = true
        case .year:
            guard let number = Int(value), CalendarDate(year: number) != nil else { throw .log(.notAYear(value)) }
            year = number
        }
    }

    private static func day(_ text: String) throws(LaunchError) -> Day {
        if text == "unknown" { return .unknown }
        if text == "today" { return .today }
        guard let day = CalendarDate(iso8601: text) else { throw .log(.notADay(text)) }
        return .on(day)
    }

    /// `4.5` stars, or `4,5`, as some locales write it; `9/10`, `88/100`.
    private static func rating(_ text: String) throws(LaunchError) -> OwnRating {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let whole = parts.count == 2 ? Int(parts[1]) : 5
        guard parts.count <= 2, let mark = parts.first.flatMap({ Double($0.replacing(",", with: ".")) }), let whole,
            [5, 10, 100].contains(whole),
            let rating = OwnRating(mark, of: whole)
        else { throw .log(.notARating(text)) }
        // Half a star is the least that is given: nothing at all would be no rating.
        guard rating.percent > 0 else { throw .log(.ratingOfNothing(text)) }
        return rating
    }
}
