/// Something the program tells its user: what happened, why, and what to do about it.
package struct Message: Hashable, Sendable {
    package let what: String
    package let why: String?
    package let remedy: String?
    package let isFailure: Bool

    package init(_ what: String, why: String? = nil, remedy: String? = nil, isFailure: Bool = false) {
        self.what = what
        self.why = why
        self.remedy = remedy
        self.isFailure = isFailure
    }
}
