import Entities

/// A thing in a list in an export, as JSON.
struct PortableThing: Codable, Equatable {
    /// Its fields stand beside the others.
    var summary = SummaryFields()
    var position: String?
    var changed: String?
    var remark: String?

    private enum CodingKeys: String, CodingKey {
        case position, changed, remark
    }

    init(from decoder: any Decoder) throws {
        summary = try SummaryFields(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        position = try fields.decodeIfPresent(String.self, forKey: .position)
        changed = try fields.decodeIfPresent(String.self, forKey: .changed)
        remark = try fields.decodeIfPresent(String.self, forKey: .remark)
    }

    func encode(to encoder: any Encoder) throws {
        try summary.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(position, forKey: .position)
        try fields.encodeIfPresent(changed, forKey: .changed)
        try fields.encodeIfPresent(remark, forKey: .remark)
    }
}

extension PortableThing {
    init(_ thing: ListedThing) {
        summary = SummaryFields(thing.summary)
        position = thing.position.text
        changed = PortableItem.text(ofSecond: thing.changed)
        remark = thing.remark
    }

    func thing() throws(ImportProblem) -> ListedThing {
        guard let position, let changed else { throw .missing(field: "things") }
        guard let place = FractionalPosition(text: position) else { throw .malformed(field: "things.position") }
        return ListedThing(
            try PortableItem.kept(summary), at: place, changed: try PortableItem.second(changed, "things.changed"),
            remark: remark.flatMap { $0.isEmpty ? nil : $0 })
    }
}
