import Entities
import Testing

@testable import CommandLine
@testable import Matinee

struct ShownKindTests {
    @Test func whateverTheCommandLineFindsHasScenes() {
        #expect(ShownKinds.all.map(\.subjects) == FoundKind.catalogs.map(\.subjects))
        for subject in FoundKind.catalogs.flatMap(\.subjects) {
            #expect(ShownKinds.showing(subject)?.section.id == SectionDescriptor.showing(subject))
        }
    }
}
