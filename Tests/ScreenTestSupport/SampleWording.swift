import Entities
package import Presentation
import Services
import TestSupport

extension Wording {
    /// With the names of the sample sources and sections.
    package static func sample(_ localeIdentifier: String, keys: KeyNames = .standard) -> Wording {
        .for(
            localeIdentifier: localeIdentifier, sources: SourceDescriptor.samples,
            sections: SectionDescriptor.samples, keys: keys)
    }
}
