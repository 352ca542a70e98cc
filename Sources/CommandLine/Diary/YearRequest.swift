import Entities
package import Services

/// What `matinee year` is to print.
package struct YearRequest: Equatable {
    enum Form: Equatable {
        case text, json, markdown
    }

    /// Nil for the current year.
    var period: DiaryPeriod?
    var form = Form.text
    package var settings = CommandLineSettings()
}

extension YearRequest {
    /// - Parameter arguments: those after `year`.
    package init(arguments: [String]) throws(LaunchError) {
        self.init()
        var rest = CommandLineArguments(arguments, of: "year")
        while let part = try rest.next() {
            switch part {
            case .option(let name, _): form = name == "--json" ? .json : .markdown
            case .word(let word):
                guard period == nil else { throw .oneTooMany(word) }
                guard let period = DiaryPeriod(text: word) else { throw .unknownPeriod(word) }
                self.period = period
            }
        }
        settings = rest.settings
    }
}
