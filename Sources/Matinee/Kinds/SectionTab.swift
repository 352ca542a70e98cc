import Commands
import Navigation

/// A list that a section has beside that of its catalogue.
struct SectionTab {
    let name: String
    /// A command that it alone takes, of all that the section has; nil for none.
    var command: Command?
    /// Puts it over the section's own list.
    let push: @MainActor (Destinations, any Navigator) -> Void
}
