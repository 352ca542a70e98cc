package import Commands

/// Fields to fill in. Its presenter hears of each change, and answers with the form as it is then; so it alone knows what
/// may stand in a field.
package struct Form: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case text(String)
        /// Only its length is shown.
        case secret(String)
        case choice([String], chosen: Int)
        case toggle(Bool)
    }

    package struct Field: Hashable, Sendable {
        package let label: String
        package var content: Content
        /// Stands in it as long as it is empty: what it is to look like.
        package var placeholder = ""
        /// Stands in it as long as it is empty, and counts then.
        package var proposal = ""
        /// Whether nothing can be saved without it.
        package var isRequired = false
        /// What its choices are seen as, by their index, as `★★★★½`; empty where they are seen as they are called. A reader hears what they
        /// are called.
        package var signs: [String] = []
        /// The digits that its choices are chosen by, by the choices' index, nil for one without; empty for none.
        package var numbers: [Int?] = []
        /// How long a text may be to be saved; nil for one that nobody makes too long.
        package var limitInBytes: Int?
        /// Why this cannot be saved; nil if it can.
        package var problem: String?

        package init(
            _ label: String, _ content: Content, placeholder: String = "", proposal: String = "",
            isRequired: Bool = false, signs: [String] = [], numbers: [Int?] = [], limitInBytes: Int? = nil,
            problem: String? = nil
        ) {
            self.proposal = proposal
            self.signs = signs
            self.numbers = numbers
            (self.placeholder, self.isRequired, self.limitInBytes) = (placeholder, isRequired, limitInBytes)
            self.label = label
            self.content = content
            self.problem = problem
        }

        /// With a mark where nothing can be saved without it.
        package var markedLabel: String { isRequired ? "\(label) *" : label }
    }

    package let title: String
    package var fields: [Field]
    /// What some of its commands are called here, if not as everywhere.
    package var hints: [Command: String]
    /// Whether it is about what the cursor of the list is on, and not about the list.
    package let isAboutRow: Bool

    /// - Parameter saving: what Enter is said to do; nil for what it is said to do everywhere.
    package init(_ title: String, _ fields: [Field], saving: String? = nil, isAboutRow: Bool = true) {
        (self.title, self.fields, self.isAboutRow) = (title, fields, isAboutRow)
        hints = saving.map { [.saveForm: $0] } ?? [:]
    }
}

extension Form.Content {
    /// Nil for what is not typed.
    package var text: String? {
        switch self {
        case .text(let text), .secret(let text): text
        case .choice, .toggle: nil
        }
    }
}
