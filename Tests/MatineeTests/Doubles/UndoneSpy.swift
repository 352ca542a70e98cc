/// Counts how often something is to be taken back.
@MainActor
final class UndoneSpy {
    var count = 0
}
