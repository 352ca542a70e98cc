/// An item with only a number.
struct NumberedItem: Identifiable {
    let id: Int
}
