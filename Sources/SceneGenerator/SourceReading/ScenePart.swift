/// The kinds of files in a scene: the six parts, the view for a dialogue of lines, two helpers, and the sample of a new one.
package enum ScenePart: String, CaseIterable {
    case view = "View"
    case interactor = "Interactor"
    case presenter = "Presenter"
    case entity = "Entity"
    case router = "Router"
    case builder = "Builder"
    /// A second view, for a dialogue of lines.
    case plainView = "PlainView"
    /// A view's lines of text.
    case layout = "Layout"
    /// A presenter's words.
    case formatter = "Formatter"
    /// The scene on a service of its own, in debug builds.
    case sample = "Sample"
}
