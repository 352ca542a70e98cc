/// A row of a list as a tile of a grid: its picture, and what stands below that.
package struct Poster: Equatable {
    package let title: String
    package let marks: Marks
    /// What else is known.
    package let facts: TileFacts
    package let picture: PictureState

    package init(title: String, marks: Marks, facts: TileFacts = [], picture: PictureState) {
        self.title = title
        self.marks = marks
        self.facts = facts
        self.picture = picture
    }
}
