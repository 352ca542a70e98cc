extension PagedList {
    /// The item before or after an item of the list.
    package func sibling(_ direction: SiblingDirection, of id: Item.ID) -> Sibling<Item.ID> {
        guard let index = index(of: id) else { return .none }
        let sibling = direction == .next ? index + 1 : index - 1
        if let item = item(at: sibling) { return .item(item.id) }
        let mayCome = (0..<count).contains(sibling) || direction == .next && !isComplete
        return mayCome ? .notLoaded : .none
    }
}
