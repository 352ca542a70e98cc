import CVTerm
import Foundation

/// What a process is doing, from /proc.
struct ProcessActivity {
    let identifier: Int32

    /// What its first thread waits for.
    enum Wait: Equatable {
        /// Files, without a timeout.
        case files
        /// Files, with a timeout.
        case filesUntil(Duration)
        /// Anything else.
        case other
        /// The system does not tell.
        case unknown
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOfFile: "/proc/\(identifier)/\(name)", encoding: .utf8)) ?? ""
    }

    /// The first process with a name among a process and its descendants; nil if there is none.
    static func named(_ name: String, from identifier: Int32) -> ProcessActivity? {
        let process = ProcessActivity(identifier: identifier)
        if process.text("comm") == name + "\n" { return process }
        return process.children.lazy.compactMap { named(name, from: $0) }.first
    }

    private var children: [Int32] {
        text("task/\(identifier)/children").split(separator: " ").compactMap { Int32($0) }
    }

    /// The letter of `ps`; nil when there is no such process.
    var state: Character? { Self.state(text("stat")) }

    private static func state(_ stat: String) -> Character? {
        // The name of the program is in brackets, and may contain anything.
        stat.lastIndex(of: ")").flatMap { stat[$0...].dropFirst(2).first }
    }

    /// Whether all its threads sleep.
    var isAsleep: Bool {
        var awake: Int32 = 0
        return matinee_look_at_threads(identifier, nil, &awake) > 0 && awake == 0
    }

    /// The number of context switches of all threads, which changes when any of them has done something.
    var switches: Int {
        var switches = 0
        _ = matinee_look_at_threads(identifier, &switches, nil)
        return switches
    }

    /// The number of context switches of the first thread, which reads the keys.
    var switchesOfFirstThread: Int { matinee_switches_of_first_thread(identifier) }

    var wait: Wait {
        let words = text("syscall").split(whereSeparator: \.isWhitespace)
        #if arch(x86_64)
            if words.first == "running" { return .other }
            // The number of the system call and its six arguments. Those of poll: files, count, milliseconds.
            guard words.count > 3, let argument = UInt64(words[3].dropFirst(2), radix: 16) else { return .unknown }
            guard words[0] == "7" else { return .other }
            let milliseconds = Int32(truncatingIfNeeded: argument)
            return milliseconds < 0 ? .files : .filesUntil(.milliseconds(Int(milliseconds)))
        #else
            return .unknown
        #endif
    }

    /// The other processes of its session.
    var followers: [Int32] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
        return processes.filter { process in
            guard process != identifier,
                let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let end = stat.lastIndex(of: ")")
            else { return false }
            // State, parent, group, session.
            let words = stat[end...].dropFirst(2).split(separator: " ")
            return words.count > 3 && Int32(words[3]) == identifier
        }
    }
}
