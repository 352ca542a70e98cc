/// Counts the undo calls.
@MainActor
final class UndoneSpy {
    var count = 0
}
