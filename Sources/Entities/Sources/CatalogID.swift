/// What tells the things of one kind apart: any key of any source is one.
package protocol CatalogID: StableID {
    var item: ItemID { get }

    init(_ item: ItemID)
}

extension CatalogID {
    package init(source: SourceID, key: String) {
        self.init(ItemID(source: source, key: key))
    }

    package var stableText: String { item.stableText }
    package var formerTexts: [String] { item.formerTexts }
}
