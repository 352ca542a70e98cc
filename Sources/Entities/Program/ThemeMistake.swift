/// Something in a theme's file that is not used.
package struct ThemeMistake: Error, Hashable, Sendable {
    package enum Flaw: Hashable, Sendable {
        case unreadable
        /// It has more bytes than a theme can need.
        case tooLarge(kilobytes: Int)
        case notJSON5
        /// There is nothing of this name; the name that is most like it, if one is.
        case unknownName(nearest: String?)
        /// The value is something else; the name that is most like it, if one is.
        case expected(Expectation, nearest: String?)
    }

    package enum Expectation: CaseIterable, Hashable, Sendable {
        /// Names with values, in braces.
        case object
        /// A colour, or an object.
        case role
        case color
        /// `#RRGGBB`
        case hexadecimal
        /// From 0 to 255.
        case paletteNumber
        /// One of the 16 names, or from 0 to 15.
        case oneOfSixteen
        /// True or false.
        case flag
        /// The name of a theme that comes with the program.
        case builtInTheme
    }

    /// The file's path.
    package let file: String
    /// Where in the file, from the outside: `selected`, `ground`. Empty for all of it.
    package let path: [String]
    package let flaw: Flaw

    package init(file: String, path: [String] = [], _ flaw: Flaw) {
        (self.file, self.path, self.flaw) = (file, path, flaw)
    }
}
