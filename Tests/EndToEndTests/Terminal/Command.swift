import Foundation
import TestSupport

/// A program that runs to its end, without a terminal.
struct Command {
    let status: Int32
    let output: String
    let errors: String

    /// - Parameter environment: all of it; nil for the tests' own.
    static func run(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil
    ) async throws -> Command {
        try await onOwnThread {
            let process = Process()
            let (output, errors) = (Pipe(), Pipe())
            process.executableURL = URL(filePath: path)
            process.arguments = arguments
            process.environment = environment ?? ProcessInfo.processInfo.environment
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = errors
            try process.startAlone()
            let text = try output.fileHandleForReading.readToEnd() ?? Data()
            let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return Command(
                status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
                errors: String(decoding: complaints, as: UTF8.self))
        }
    }
}
