package import FoundationEssentials

extension JSONDecoder {
    /// Decodes what comes from outside of the program: from a service, another machine, or a file that anybody can write.
    ///
    /// For some of that Foundation's decoder ends the whole program:
    /// - where arrays or objects are nested too deeply at the very last byte: to say where that is it looks at the byte behind. So there
    ///   is one, a line feed, which means nothing in JSON;
    /// - in JSON5, where a key without quotes is not UTF-8: so what is not is replaced before.
    ///
    /// - Throws: what `decode` does, for what is no JSON of this type or nested more than 512 deep.
    package func decode<Value: Decodable>(_ type: Value.Type, fromOutside data: Data) throws -> Value {
        let data = allowsJSON5 ? Data(String(decoding: data, as: UTF8.self).utf8) : data
        return try decode(type, from: data + [UInt8(ascii: "\n")])
    }
}
