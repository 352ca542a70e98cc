package import Navigation

/// The objects of a scene, held weakly, to show that nothing keeps them alive.
@MainActor
package struct SceneParts {
    private struct Part {
        let name: String
        private(set) weak var object: AnyObject?
    }

    private let parts: [Part]

    /// Empty if the screen is not a scene's view, or no part was found.
    package init(of screen: (any Screen)?) {
        let view = screen.map { $0 as AnyObject }
        let pane = view.flatMap { Self.property("pane", of: $0) }
        let presenter = [view, pane].lazy.compactMap { $0.flatMap { Self.property("presenter", of: $0) } }.first
        let sibling = presenter.flatMap { Self.property("detail", of: $0) }
        let remote = presenter.flatMap { Self.property("remote", of: $0) }
        let form = presenter.flatMap { Self.property("editing", of: $0) }
        let router = [presenter, sibling, remote, form].lazy
            .compactMap { $0.flatMap { Self.property("router", of: $0) } }.first
        let composed =
            remote.flatMap { Self.property("marked", of: $0) } ?? presenter.flatMap { Self.property("list", of: $0) }
        let list = composed.flatMap { Self.property("browser", of: $0) } ?? composed
        let loader = list.flatMap { Self.property("$__lazy_storage_$_loader", of: $0) }
        let detail = [presenter, sibling].lazy.compactMap { $0.flatMap { Self.property("loader", of: $0) } }.first
        parts = [
            ("view", view), ("presenter", presenter), ("router", router), ("loader", loader), ("detail loader", detail),
        ]
        .compactMap { name, object in object.map { Part(name: name, object: $0) } }
    }

    /// The names of the parts that still exist.
    package var living: [String] {
        parts.filter { $0.object != nil }.map(\.name)
    }

    private static func property(_ name: String, of object: AnyObject) -> AnyObject? {
        guard let value = Mirror(reflecting: object).descendant(name) else { return nil }
        let children = Mirror(reflecting: value)
        guard children.displayStyle == .optional else { return value as AnyObject }
        return children.children.first.map { $0.value as AnyObject }
    }
}
