import CollageTesting
import Foundation

/// The recorded vertical metrics of system fonts.
@MainActor
struct FontMetricsFile {
    private let fonts: [Entry]

    private struct Content: Decodable {
        var fonts: [Entry]
    }

    private struct Entry: Decodable {
        /// The typeface, weight, and size: "mono-bold-17.5".
        var id: String
        var pointSize: Double
        var ascender: Double
        var descender: Double
        var leading: Double
        var lineHeight: Double
        var capHeight: Double
        var xHeight: Double
        var stringWidths: [String: Double]?
        var labelWidths: [String: Double]?
    }

    init(_ data: Data) throws {
        fonts = try JSONDecoder().decode(Content.self, from: data).fonts
    }

    func run(name: String) throws -> CaseResult {
        var coverage = CaseResult.Coverage(unit: "fonts")
        var differences: [String] = []
        for entry in fonts {
            coverage.skip(.glyphShapes)
            coverage.skip(.advances, (entry.stringWidths?.count ?? 0) + (entry.labelWidths?.count ?? 0))
            guard let font = font(entry) else {
                differences.append("unknown font \(entry.id)")
                continue
            }
            coverage.compared += 1
            for (what, expected, found) in [
                ("point size", entry.pointSize, font.pointSize), ("ascender", entry.ascender, font.ascender),
                ("descender", entry.descender, font.descender), ("leading", entry.leading, font.leading),
                ("line height", entry.lineHeight, font.lineHeight), ("cap height", entry.capHeight, font.capHeight),
            ] where !(abs(expected - found) <= 1e-6) {
                differences.append(difference("\(entry.id) \(what)", expected: expected, found: found))
            }
        }
        return CaseResult(name: name, differences: differences, coverage: coverage)
    }

    private func font(_ entry: Entry) -> UIFont? {
        let words = entry.id.split(separator: "-").map(String.init)
        guard words.count == 3, let weight = SceneFonts.weights[words[1]] else { return nil }
        switch words[0] {
        case "system": return .systemFont(ofSize: entry.pointSize, weight: weight)
        case "mono": return .monospacedSystemFont(ofSize: entry.pointSize, weight: weight)
        case "italic": return .italicSystemFont(ofSize: entry.pointSize)
        default: return nil
        }
    }
}
