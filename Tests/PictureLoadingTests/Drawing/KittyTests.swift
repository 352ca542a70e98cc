import CSystemZlib
import Pictures
import Testing

@testable import PictureLoading

@Suite("Kitty's protocol")
struct KittyTests {
    private let box = PictureBox(columns: 30, rows: 20)

    private func picture(
        _ image: PixelImage, by method: PictureDisplay.Method = .kitty
    ) throws -> (KittyPicture, PictureBox) {
        let display = PictureDisplay(method, cell: PixelSize(width: 8, height: 16), background: 0xFFFFFF)
        let rendered = try PictureRenderer(display).render(image, in: box)
        switch (method, rendered.form) {
        case (.kitty, .kitty(let picture)), (.placeholders, .placeholders(let picture)): return (picture, rendered.box)
        default: throw Failure.otherForm
        }
    }

    private enum Failure: Error {
        case otherForm, notBase64, notCompressed, notWrapped
    }

    /// What the terminal makes of a payload.
    private func pixels(_ picture: KittyPicture) throws -> [UInt8] {
        let packed = try decoded(picture.payload)
        var pixels = [UInt8](repeating: 0, count: 1 << 20)
        var count = uLongf(pixels.count)
        guard uncompress(&pixels, &count, packed, uLong(packed.count)) == Z_OK else { throw Failure.notCompressed }
        return Array(pixels.prefix(Int(count)))
    }

    private func decoded(_ text: [UInt8]) throws -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        guard text.count % 4 == 0 else { throw Failure.notBase64 }
        var (bytes, bits) = ([UInt8](), [UInt8]())
        for character in text where character != UInt8(ascii: "=") {
            guard let value = digits.firstIndex(of: character) else { throw Failure.notBase64 }
            bits += (0..<6).map { UInt8(value >> (5 - $0) & 1) }
            if bits.count >= 8 {
                bytes.append(bits.prefix(8).reduce(0) { $0 << 1 | $1 })
                bits.removeFirst(8)
            }
        }
        return bytes
    }

    @Test("The payload is the picture's pixels, exactly")
    func opaque() throws {
        let (picture, covered) = try picture(.poster(width: 480, height: 720))
        #expect(covered == PictureBox(columns: 27, rows: 20))
        #expect(picture.size == PixelSize(width: 216, height: 320) && !picture.hasAlpha)
        let expected = PixelImage.poster(width: 480, height: 720).scaled(to: picture.size)
        #expect(try pixels(picture) == expected.bytes.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
    }

    @Test("A picture with anything transparent keeps its alpha; a small one is sent as it is")
    func transparent() throws {
        let sprite = PixelImage.of("r.", "gb")
        let (picture, covered) = try picture(sprite)
        #expect(picture.hasAlpha && picture.size == sprite.size && covered == PictureBox(columns: 30, rows: 15))
        #expect(try pixels(picture) == sprite.bytes)
    }

    @Test(
        "Base64 as RFC 4648 has it",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
        ])
    func base64(text: String, encoded: String) {
        #expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) == encoded)
    }

    @Test(
        "An upload is cut into pieces of 4096, of which all but the last say that there are more",
        arguments: [
            0, 1, 4_095, 4_096, 4_097, 8_192, 20_000,
        ])
    func pieces(length: Int) {
        let payload = (0..<length).map { UInt8(ascii: "A") + UInt8($0 % 26) }
        let picture = KittyPicture(size: PixelSize(width: 6, height: 7), hasAlpha: length % 2 == 1, payload: payload)
        let pieces = picture.upload(as: 4_000_000_000).map { String(decoding: $0, as: UTF8.self) }
        #expect(pieces.count == max(1, (length + 4_095) / 4_096))
        var joined = ""
        for (index, piece) in pieces.enumerated() {
            let parts = piece.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            let more = index == pieces.count - 1 ? 0 : 1
            let format = length % 2 == 1 ? 32 : 24
            let head = index == 0 ? "a=t,f=\(format),o=z,s=6,v=7,i=4000000000,q=2," : ""
            #expect(parts[0] == "\u{1B}_G\(head)m=\(more)")
            #expect(parts[1].hasSuffix("\u{1B}\\"))
            let content = parts[1].dropLast(2)
            #expect(more == 0 ? content.count <= 4_096 : content.count == 4_096)
            joined += content
        }
        #expect(joined == String(decoding: payload, as: UTF8.self))
    }

    @Test(
        "Through tmux the terminal gets the same pixels, in pieces that are each wrapped, and the cells that they cover"
    )
    func throughTmux() throws {
        let poster = PixelImage.poster(width: 480, height: 720)
        let (picture, covered) = try picture(poster, by: .placeholders)
        let pieces = try picture.upload(as: 0x0100_0007, placeholders: covered).map(KittyRoute.tmux.carrying)
            .map(unwrapped)
        #expect(pieces.count > 1)
        var payload: [UInt8] = []
        for (index, piece) in pieces.enumerated() {
            let parts = piece.split(separator: ";", maxSplits: 1)
            let head = "a=T,U=1,c=27,r=20,f=24,o=z,s=216,v=320,i=16777223,q=2,"
            #expect(parts[0] == "\u{1B}_G\(index == 0 ? head : "")m=\(index < pieces.count - 1 ? 1 : 0)")
            #expect(parts[1].hasSuffix("\u{1B}\\") && parts[1].utf8.count <= 4_098)
            payload += parts[1].utf8.dropLast(2)
        }
        #expect(payload == picture.payload)
        let sent = KittyPicture(size: picture.size, hasAlpha: false, payload: payload)
        let expected = poster.scaled(to: picture.size)
        #expect(try pixels(sent) == expected.bytes.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
    }

    /// What tmux hands on.
    private func unwrapped(_ bytes: [UInt8]) throws -> String {
        let (start, end) = (Array("\u{1B}Ptmux;".utf8), Array("\u{1B}\\".utf8))
        guard bytes.starts(with: start), bytes.suffix(2) == end[...] else { throw Failure.notWrapped }
        var (inner, rest) = ([UInt8](), bytes.dropFirst(start.count).dropLast(2))
        while let byte = rest.popFirst() {
            if byte == 0x1B, rest.popFirst() != 0x1B { throw Failure.notWrapped }
            inner.append(byte)
        }
        return String(decoding: inner, as: UTF8.self)
    }

    @Test("It is placed whole, or a part of it by its pixels, without moving the cursor")
    func placement() {
        let picture = KittyPicture(size: PixelSize(width: 216, height: 321), hasAlpha: false, payload: [])
        func text(_ rows: Range<Int>) -> String {
            let bytes = picture.placement(
                of: 7, in: PictureBox(columns: 27, rows: 20), rows: rows, atColumn: 50, row: 0)
            return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
        }
        #expect(text(0..<20) == "^[1;51H^_Ga=p,i=7,p=1,c=27,r=20,C=1,q=2^\\")
        #expect(text(5..<20) == "^[1;51H^_Ga=p,i=7,p=1,c=27,r=15,x=0,y=80,w=216,h=241,C=1,q=2^\\")
        #expect(text(0..<1) == "^[1;51H^_Ga=p,i=7,p=1,c=27,r=1,x=0,y=0,w=216,h=16,C=1,q=2^\\")
    }

    @Test("It is deleted with its pixels; an upload that is given up is ended")
    func ends() {
        #expect(KittyCommands.delete(12) == Array("\u{1B}_Ga=d,d=I,i=12,q=2\u{1B}\\".utf8))
        #expect(KittyCommands.abandonUpload == Array("\u{1B}_Gm=0,q=2;AAAA\u{1B}\\".utf8))
    }
}
