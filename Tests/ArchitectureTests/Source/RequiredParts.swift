import SceneGenerator

extension ScenePart {
    /// The six that every scene has.
    static let required: [ScenePart] = [.view, .interactor, .presenter, .entity, .router, .builder]
}
