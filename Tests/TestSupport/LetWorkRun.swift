/// Lets everything that is ready to run on the main actor run, and what that makes ready: for showing that
/// something does not happen. What has to happen is waited for with `eventually`.
@MainActor
package func letWorkRun() async {
    for _ in 0..<20 { await Task { @MainActor in await Task.yield() }.value }
}
