import Foundation

/// Writes a script that can be started as a program.
///
/// Another process copies it to its place: what this one has open for writing, a child of another test may have inherited, and
/// the system starts no file that anybody has open for writing.
///
/// - Parameters:
///   - text: with the line that says by what it is run.
///   - path: in a folder that is there.
/// - Returns: the path.
@discardableResult
package func installProgram(_ text: String, at path: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: path + ".text"))
    try SpawnedProcess(["install", "-m", "755", path + ".text", path]).wait()
    return path
}
