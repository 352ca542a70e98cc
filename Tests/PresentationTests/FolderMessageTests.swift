import Entities
import Presentation
import ScreenTestSupport
import Testing

struct FolderMessageTests {
    private static let path = "/home/ada/.local/state"
    private static let withPath: [FolderFailure] = [
        .notAFolder(path: path), .notWritable(path: path), .diskFull(path: path), .inputOutput(path: path),
        .unusable(path: path),
    ]

    @Test(arguments: withPath + [.noHome]) func everyFailureSaysWhatWhyAndWhatToDo(failure: FolderFailure) {
        for wording in Wording.all {
            for kind in FolderKind.allCases {
                let message = wording.notCached([kind], failure)
                #expect(message.isFailure)
                #expect(![message.what, message.why, message.remedy].contains { $0?.isEmpty != false })
            }
        }
    }

    @Test(arguments: withPath) func theFolderIsNamed(failure: FolderFailure) {
        for wording in Wording.all { #expect(wording.notCached([.state], failure).place == Self.path) }
    }

    @Test func eachKindAndAllOfThemHaveWordsOfTheirOwn() {
        for wording in Wording.all {
            let kinds = FolderKind.allCases.map { [$0] } + [[.state, .cache], FolderKind.allCases]
            #expect(Set(kinds.map { wording.notCached($0, .noHome).what }).count == kinds.count)
        }
    }
}
