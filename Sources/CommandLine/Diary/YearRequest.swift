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
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": form = .json
            case "--markdown": form = .markdown
            case _ where argument.hasPrefix("-"):
                try settings.takeOption(argument, from: &rest)
            default:
                guard period == nil else { throw .oneTooMany(argument) }
                guard let period = DiaryPeriod(text: argument) else { throw .unknownPeriod(argument) }
                self.period = period
            }
        }
    }
}
