import CatalogKit
import Entities
import HTTP
import Presentation
import Runtime
import Services

/// Whether the sources answer: each is asked once, all at the same time, and not for long.
struct SourceCheckup {
    let settings: Settings
    let folders: Folders
    let isOffline: Bool
    var patience = Duration.seconds(5)

    private static let words = Wording.ofProgram(localeIdentifier: "en_US", language: .english)

    func findings() -> [Finding] {
        let isOffline = isOffline || settings.isOffline
        let http = HTTPClient(userAgent: settings.userAgent, isOffline: isOffline, retries: 0)
        let switchboard = SourceSwitchboard(settings, folders, http: http, store: nil)
        let services = switchboard.knownReports.filter { $0.state == .notAsked }.map(\.source)
        let reports = waiting { [patience] in
            await withTaskGroup(of: Void.self) { group in
                for service in services {
                    group.addTask { await Self.within(patience, http) { await switchboard.check(service) } }
                }
            }
            return await switchboard.reports()
        }
        return reports.map { finding(of: $0, isAsked: services.contains($0.source)) } + unusedKeys(switchboard)
    }

    private static func within(
        _ patience: Duration, _ http: HTTPClient, _ work: @escaping @Sendable () async -> Void
    ) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await work() }
            group.addTask { try? await http.time.sleep(for: patience) }
            await group.next()
            group.cancelAll()
        }
    }

    private func unusedKeys(_ switchboard: SourceSwitchboard) -> [Finding] {
        guard let failure = switchboard.keyFileFailure else { return [] }
        let message = Self.words.sourceList.keysNotUsed(failure)
        return [
            Finding(
                .sources, "keys.json", "not used", why: message.why ?? message.what,
                remedy: message.remedy ?? "change its permissions, or move it away")
        ]
    }

    private func finding(of report: SourceReport, isAsked: Bool) -> Finding {
        func found(_ value: String, why: String? = nil, remedy: String? = nil) -> Finding {
            let reasons = [why, report.key.map(words)].compactMap(\.self)
            return Finding(
                .sources, report.source.rawValue, value,
                why: reasons.isEmpty ? nil : reasons.joined(separator: "; "), remedy: remedy)
        }
        switch report.state {
        case .builtIn: return found("comes with the program")
        case .leftOut: return found("left out", why: "only what is built in is used")
        case .keyMissing: return found("not used", why: "it needs a key, and others answer without one")
        case .failing(.startedOffline): return found("not asked", why: "without the network")
        case .notAsked, .cached:
            return isAsked
                ? found(
                    "does not answer", why: "not within \(patience.components.seconds) s",
                    remedy: "look at the network, and ask again later")
                : found("not asked")
        case .live: return found("answers")
        case .limited:
            return found("asks for fewer requests", remedy: "wait some minutes: it counts what this address asks")
        case .failing(let failure):
            let message = Self.words.message(failure)
            return found(
                "fails", why: message.finding,
                remedy: Self.remedy(of: failure))
        }
    }

    private func words(_ key: SourceReport.Key) -> String {
        switch key {
        case .missing: "no key"
        case .environment(let variable): "key in \(variable)"
        case .stored: "key entered in the program"
        }
    }

    private static func remedy(of failure: CatalogFailure) -> String {
        switch failure {
        case .offline, .hostNotFound: "look whether the network and its name service work"
        case .connectionRefused, .connectionLost, .timedOut: "look at network, proxy and firewall, and ask again later"
        case .untrusted: "look at the clock and at the certificates of this machine, and whether a network login waits"
        case .redirectRefused, .redirectsInCircles, .unreadable, .tooLarge:
            "open its page in a browser: a network login may answer in its place"
        case .keyRejected, .keySuspended: "enter another key: S in the program, then Enter on the source"
        case .networkLibraryMissing(let name): "install \(name)"
        case .rateLimited, .unavailable, .refused, .notFound, .startedOffline, .cancelled: "ask again later"
        }
    }
}
