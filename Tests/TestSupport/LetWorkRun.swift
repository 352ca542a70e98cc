/// Runs all ready work of the main actor, to show that something does not happen. To wait for something, use
/// `eventually`.
@MainActor
package func letWorkRun() async {
    for _ in 0..<20 { await Task { @MainActor in await Task.yield() }.value }
}
