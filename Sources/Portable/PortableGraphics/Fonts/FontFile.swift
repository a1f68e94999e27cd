import Foundation

/// The faces in a TrueType or OpenType file: a single one, or all faces of a collection.
///
/// Only the default instance of a variable font is used.
struct FontFile: Sendable {
    struct Face: Sendable, Equatable {
        let postScriptName: String
        let familyName: String
        let fullName: String
        /// The weight in CSS units; 400 is regular.
        let cssWeight: Int
        let isItalic: Bool
        let metrics: FontFamily.Metrics
        let characters: FontCharacters
    }

    /// The reason that a file can't be used as a font.
    enum Problem: Error, CustomStringConvertible {
        case unknownFormat
        case truncated
        case missing(table: String)
        case unnamed

        var description: String {
            switch self {
            case .unknownFormat: "it isn't a TrueType or OpenType font"
            case .truncated: "it's truncated"
            case .missing(let table): "it has no table \(table)"
            case .unnamed: "it has no PostScript name"
            }
        }
    }

    let faces: [Face]

    /// Reads the faces of a font file.
    ///
    /// - Complexity: O(*n*) in the number of tables and names.
    init(_ data: Data) throws(Problem) {
        let bytes = FontBytes(data)
        guard let format = bytes.tag(at: 0) else { throw .unknownFormat }
        guard format == "ttcf" else {
            faces = [try FontFile.face(in: bytes, at: 0)]
            return
        }
        guard let count = bytes.number(at: 8, count: 4), count > 0, count < 256 else { throw .truncated }
        var faces: [Face] = []
        for index in 0..<count {
            guard let start = bytes.number(at: 12 + 4 * index, count: 4) else { throw .truncated }
            faces.append(try FontFile.face(in: bytes, at: start))
        }
        self.faces = faces
    }

    /// The maximum number of tables in a face. Fewer than a hundred tables are registered.
    private static let maximumTableCount = 255

    private static let formats: Set<String> = ["\0\u{1}\0\0", "OTTO", "true"]

    private static func face(in bytes: FontBytes, at start: Int) throws(Problem) -> Face {
        guard let format = bytes.tag(at: start), formats.contains(format) else { throw .unknownFormat }
        let tables = try tables(in: bytes, at: start)
        func table(_ tag: String) throws(Problem) -> FontBytes {
            guard let table = tables[tag] else { throw .missing(table: tag) }
            return table
        }
        let head = try table("head"), horizontal = try table("hhea")
        let characters = FontCharacters(try table("cmap"))
        for tag in ["hmtx", "maxp"] { _ = try table(tag) }
        let names = FontNames(try table("name"))
        guard let postScriptName = names[.postScript] else { throw .unnamed }
        let family = names[.typographicFamily] ?? names[.family] ?? postScriptName
        guard let units = head.number(at: 18, count: 2), units > 0, let style = head.number(at: 44, count: 2),
            let ascender = horizontal.signed(at: 4), let descender = horizontal.signed(at: 6),
            let gap = horizontal.signed(at: 8)
        else { throw .truncated }
        let system = tables["OS/2"]
        let hasHeights = (system?.number(at: 0, count: 2) ?? 0) >= 2
        func height(at offset: Int) -> CGFloat? {
            guard hasHeights, let height = system?.signed(at: offset), height > 0 else { return nil }
            return CGFloat(height) / CGFloat(units)
        }
        let top = CGFloat(ascender) / CGFloat(units)
        let selection = system?.number(at: 62, count: 2) ?? 0
        let isBold = style & 1 != 0
        return Face(
            postScriptName: postScriptName, familyName: family, fullName: names[.full] ?? postScriptName,
            cssWeight: (system?.number(at: 4, count: 2)).map { min(max($0, 1), 1000) } ?? (isBold ? 700 : 400),
            // Bit 0 means italic, and bit 9 means oblique.
            isItalic: selection & 0x201 != 0 || style & 2 != 0,
            metrics: FontFamily.Metrics(
                ascender: top, descender: CGFloat(descender) / CGFloat(units), leading: CGFloat(gap) / CGFloat(units),
                // Typical values, for fonts that don't specify them.
                capHeight: height(at: 88) ?? top * 0.75, xHeight: height(at: 86) ?? top * 0.55),
            characters: characters)
    }

    private static func tables(in bytes: FontBytes, at start: Int) throws(Problem) -> [String: FontBytes] {
        guard let count = bytes.number(at: start + 4, count: 2) else { throw .truncated }
        guard count <= maximumTableCount else { throw .unknownFormat }
        var tables: [String: FontBytes] = [:]
        for index in 0..<count {
            let entry = start + 12 + 16 * index
            guard let tag = bytes.tag(at: entry), let offset = bytes.number(at: entry + 8, count: 4),
                let length = bytes.number(at: entry + 12, count: 4), let table = bytes.part(from: offset, count: length)
            else { throw .truncated }
            tables[tag] = table
        }
        return tables
    }
}
