import Pictures

/// iTerm2's control string for a picture.
enum ITermString {
    /// - Parameter file: as it is shown, stretched over the box.
    static func bytes(showing file: [UInt8], in box: PictureBox) -> [UInt8] {
        // Plain numbers are cells.
        let head =
            "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(box.columns);height=\(box.rows);preserveAspectRatio=0:"
        return Array(head.utf8) + Base64.encode(file) + [0x07]
    }
}
