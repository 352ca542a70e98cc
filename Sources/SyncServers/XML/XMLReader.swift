import CExpat
import FoundationEssentials

/// Reads documents by Expat, which is loaded at the first one; FoundationXML would be linked, and loaded at every start.
///
/// Its functions never change, and each document has a state of its own.
struct XMLReader {
    /// By the name that it has in every distribution.
    static let usualLibrary = "libexpat.so.1"

    private let functions: matinee_expat

    /// Nil where there is no such library.
    init?(library: String = Self.usualLibrary) {
        var functions = matinee_expat()
        guard matinee_expat_load(library, &functions) else { return nil }
        self.functions = functions
    }

    /// - Returns: the outermost element; nil for what is not well-formed, or more than a list of files needs: elements in more than 32
    ///   others, or a document type, by which a few bytes can become many.
    func document(_ bytes: Data) -> XMLElement? {
        guard let parser = functions.create(nil, XMLBuilder.separator) else { return nil }
        defer { functions.free(parser) }
        let builder = XMLBuilder { [functions] in _ = functions.stop(parser, 0) }
        functions.set_user(parser, Unmanaged.passUnretained(builder).toOpaque())
        functions.set_elements(
            parser,
            { user, name, _ in XMLBuilder.of(user)?.begin(name) },
            { user, _ in XMLBuilder.of(user)?.end() })
        functions.set_text(parser) { user, bytes, count in XMLBuilder.of(user)?.add(bytes, Int(count)) }
        functions.set_doctype(parser) { user, _, _, _, _ in XMLBuilder.of(user)?.refuse() }
        return withExtendedLifetime(builder) {
            let status = bytes.withUnsafeBytes { bytes in
                functions.parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
            }
            return status == 1 ? builder.root : nil
        }
    }
}

/// Puts elements together while they are read. Used on one thread.
private final class XMLBuilder {
    /// No namespace has one in it.
    static let separator = CChar(0x20)

    private static let deepest = 32

    private(set) var root: XMLElement?
    /// The elements that have begun and not ended, the outermost first.
    private var open: [XMLElement] = []
    private let stop: () -> Void

    init(stop: @escaping () -> Void) {
        self.stop = stop
    }

    static func of(_ user: UnsafeMutableRawPointer?) -> XMLBuilder? {
        user.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    func begin(_ name: UnsafePointer<CChar>?) {
        guard let name, open.count < Self.deepest else { return refuse() }
        let parts = String(cString: name).split(separator: " ", maxSplits: 1)
        open.append(XMLElement(namespace: parts.count == 2 ? String(parts[0]) : "", name: String(parts.last ?? "")))
    }

    func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
        guard !open.isEmpty, let bytes else { return }
        let text = UnsafeRawBufferPointer(start: bytes, count: count)
        open[open.count - 1].text += String(decoding: text, as: UTF8.self)
    }

    func refuse() {
        stop()
    }
}
