/// A row of a list as a tile of a grid: its picture, and what stands below that.
package struct Poster: Equatable {
    package let title: String
    package let marks: Marks
    /// What else is known, each in few words; the first ones say most.
    package let facts: [String]
    package let picture: PictureState

    package init(title: String, marks: Marks, facts: [String] = [], picture: PictureState) {
        self.title = title
        self.marks = marks
        self.facts = facts
        self.picture = picture
    }
}
