import Foundation

/// The folders that templates are in. Where two have one of the same name, the first folder counts.
struct TemplateShelf {
    struct Place {
        /// For people: `scripts/templates`.
        let name: String
        let files: ProjectFiles
    }

    let places: [Place]

    /// The templates by name, each with the place that it comes from.
    var templates: [String: Place] {
        places.reduce(into: [:]) { found, place in
            for name in place.files.folders(in: "") where found[name] == nil { found[name] = place }
        }
    }

    /// The files that a template makes, by their paths in the project.
    ///
    /// - Parameter values: what stands for what, in texts and in paths.
    func files(of template: String, filledWith values: [String: String]) throws(GeneratorError) -> [String: Data] {
        guard let place = templates[template] else {
            throw .usage(
                "there is no template '\(template)'; there is \(templates.keys.sorted().joined(separator: ", "))")
        }
        var made: [String: Data] = [:]
        for path in place.files.paths(below: template) {
            let target = Self.fill(String(path.dropFirst(template.count + 1)), values)
            guard !target.split(separator: "/").contains("..") else {
                throw GeneratorError("\(place.name)/\(path) would be made outside of the project")
            }
            let data = try place.files.read(path)
            // What is no text, as a picture, is copied as it is.
            let filled = String(data: data, encoding: .utf8).map { Data(Self.fill($0, values).utf8) } ?? data
            guard made.updateValue(filled, forKey: target) == nil else {
                throw GeneratorError("\(place.name)/\(template) makes \(target) twice; rename one of the two files")
            }
        }
        return made
    }

    /// In one pass: a variable inside of a value stays, and so do braces around anything else.
    private static func fill(_ text: String, _ values: [String: String]) -> String {
        text.replacing(/\{([A-Za-z]+)\}/) { values[String($0.1)] ?? String($0.0) }
    }
}
