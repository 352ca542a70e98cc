package import Pictures

/// A picture at its place on the screen.
package struct PicturePlacement: Hashable {
    package let picture: RenderedPicture
    /// The cell of its upper left corner.
    package let position: CellPosition

    package init(_ picture: RenderedPicture, at position: CellPosition) {
        self.picture = picture
        self.position = position
    }

    package var rect: Rect {
        Rect(x: position.x, y: position.y, width: picture.box.columns, height: picture.box.rows)
    }

    package static func == (left: PicturePlacement, right: PicturePlacement) -> Bool {
        left.picture === right.picture && left.position == right.position
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(picture))
        hasher.combine(position)
    }
}
