/// An item that says nothing but which it is.
struct NumberedItem: Identifiable {
    let id: Int
}
