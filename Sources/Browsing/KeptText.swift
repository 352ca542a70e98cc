package import Presentation

/// The stored data of an item as text; made anew for each call.
package typealias KeptText = @MainActor () -> [Paragraph]
