import Testing

@testable import Sealing
@testable import Sync
@testable import SyncFolder

struct FileFormTests {
    private let sealed: FileForm
    private let machine = MachineID(high: 0x0123_4567_89AB_CDEF, low: 7)
    private let content: [UInt8] = Array("what is in a file".utf8)

    init() throws {
        sealed = try FileForm(SealingKey(bytes: Array(1...32)))
    }

    private var files: [SyncFile] {
        [.base(0), .base(.max), .segment(1...1), .segment(12...3_000), .segment(.max ... .max)].map {
            SyncFile(machine: machine, name: SyncFileName($0, of: content))
        }
    }

    @Test func `A name and what is in the file come back, in both forms`() throws {
        for form in [try FileForm(nil), sealed] {
            for file in files {
                #expect(form.file(at: form.path(of: file)) == file)
                #expect(form.inside(form.outside(content, of: file), of: file) == content)
            }
        }
    }

    @Test func `A sealed path says neither the machine, nor what is in the file, nor a checksum of that`() {
        for file in files {
            let text = sealed.path(of: file).text
            #expect(text.count == 163)
            for part in [machine.text, "0123", "seg", "base", String(file.name.text.suffix(16))] {
                #expect(!text.contains(part), "\(part)")
            }
        }
    }

    @Test func `A file in another's folder, or by a name that can be read, is none`() {
        let (one, other) = (files[0], SyncFile(machine: MachineID(high: 1, low: 1), name: files[0].name))
        guard case .file(_, let name) = sealed.path(of: one), case .file(let folder, _) = sealed.path(of: other) else {
            return
        }
        #expect(sealed.file(at: .file(folder: folder, name: name)) == nil)
        #expect(sealed.file(at: FileForm.plain.path(of: one)) == nil)
        #expect(FileForm.plain.file(at: sealed.path(of: one)) == nil)
    }

    @Test func `The bytes of one file by the name of another are not right for it`() {
        let (one, other) = (files[2], files[3])
        #expect(!other.name.isRight(for: sealed.inside(sealed.outside(content, of: one), of: other)))
        #expect(!one.name.isRight(for: sealed.inside(content, of: one)))
        #expect(!one.name.isRight(for: sealed.inside([], of: one)))
    }
}
