package import CatalogKit
import Entities
package import HTTP
package import Services

extension HTTPClient {
    /// The program's client, as it is set.
    ///
    /// - Parameter heard: is told of each request that is over.
    package static func ofProgram(
        _ settings: Settings, heard: @escaping @Sendable (RequestReport) -> Void = { _ in }
    ) -> HTTPClient {
        HTTPClient(userAgent: settings.userAgent, isOffline: settings.isOffline, heard: heard)
    }

    /// One for the files that machines share, which may be large: it goes on as long as anything arrives or leaves.
    package static func ofSync(
        _ settings: Settings, heard: @escaping @Sendable (RequestReport) -> Void
    ) -> HTTPClient {
        HTTPClient(
            userAgent: settings.userAgent, isOffline: settings.isOffline,
            limits: CurlLimits(totalMilliseconds: 600_000, idleSeconds: 15, bytes: 256 << 20), heard: heard)
    }
}

extension AnswerStore {
    /// The program's store; nil where no answers are to be kept.
    ///
    /// - Parameter former: goes on to be used: a file has one store.
    package static func ofProgram(
        _ settings: Settings, _ folders: Folders, after former: AnswerStore? = nil
    ) -> AnswerStore? {
        SourceRegistry.standard.usesNetwork(settings, onlyBuiltIn: settings[ProgramSetting.onlyBuiltIn])
            ? former ?? folders[.cache].map { AnswerStore(folder: $0) } : nil
    }
}
