import Navigation

/// A list that a section has beside that of its catalogue.
struct SectionTab {
    let name: String
    /// Puts it over the section's own list.
    let push: @MainActor (Destinations, any Navigator) -> Void
}
