import Entities
import Pictures

/// Pictures that are ready to be sent, bounded by their bytes: what was used least recently goes first.
struct RenderedPictures {
    struct Key: Hashable {
        let source: SourceID
        /// As the source has it.
        let path: String
        let box: PictureBox
        let display: PictureDisplay
    }

    private struct Entry {
        let picture: RenderedPicture
        var lastUse: Int
    }

    let limitInBytes: Int
    private var entries: [Key: Entry] = [:]
    private var bytes = 0
    private var uses = 0

    init(limitInBytes: Int) {
        self.limitInBytes = limitInBytes
    }

    mutating func find(_ key: Key) -> RenderedPicture? {
        guard let picture = entries[key]?.picture else { return nil }
        uses += 1
        entries[key]?.lastUse = uses
        return picture
    }

    mutating func store(_ picture: RenderedPicture, for key: Key) {
        uses += 1
        bytes += picture.byteCount - (entries[key]?.picture.byteCount ?? 0)
        entries[key] = Entry(picture: picture, lastUse: uses)
        // There are a few hundred at most.
        while bytes > limitInBytes, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            bytes -= oldest.value.picture.byteCount
            entries[oldest.key] = nil
        }
    }
}
