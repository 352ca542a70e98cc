/// An element of a document, with what is in it.
struct XMLElement: Equatable {
    /// Empty for none.
    let namespace: String
    /// Without a prefix.
    let name: String
    /// The characters that stand in it, not in other elements.
    var text = ""
    var children: [XMLElement] = []

    /// The elements of this name that stand in it, whatever their namespace.
    func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The text of the first of them; nil if there is none.
    func text(of name: String) -> String? { children.first { $0.name == name }?.text }
}
