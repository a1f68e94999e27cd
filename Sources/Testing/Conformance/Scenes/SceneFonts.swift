import CollageTesting

/// Creates fonts from their recorded descriptions.
enum SceneFonts {
    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// Returns the font of a view or a run of text, or `nil` if the description has no font.
    static func font(_ description: JSONValue) throws -> UIFont? {
        let members = ["fontSize", "fontWeight", "italic", "monospaced"]
        guard members.contains(where: { description[key: $0] != nil }) else { return nil }
        let size = description[key: "fontSize"]?.number ?? 17
        if description[key: "italic"]?.bool == true { return .italicSystemFont(ofSize: size) }
        let name = description[key: "fontWeight"]?.string ?? "regular"
        guard let weight = weights[name] else { throw SceneProblem("unknown weight \(name)") }
        if description[key: "monospaced"]?.bool == true { return .monospacedSystemFont(ofSize: size, weight: weight) }
        return .systemFont(ofSize: size, weight: weight)
    }
}

/// An error for a part of a scene that can't be built.
struct SceneProblem: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
