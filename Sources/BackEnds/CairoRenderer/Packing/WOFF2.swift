/// A font in the WOFF2 format, which compresses all tables as one stream.
///
/// The format allows transforming TrueType outlines before compression. This isn't implemented, and it doesn't apply to
/// fonts with PostScript outlines.
struct WOFF2 {
    private struct Table {
        var tag: [UInt8]
        var content: ArraySlice<UInt8>
    }

    /// The tables that have numbers in the format, in their order.
    private static let knownTags = [
        "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca", "prep", "CFF ",
        "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT", "VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS",
        "GSUB", "EBSC", "JSTF", "MATH", "CBDT", "CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar", "bdat", "bloc",
        "bsln", "cvar", "fdsc", "feat", "fmtx", "fvar", "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd", "prop",
        "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill",
    ].map { Array($0.utf8) }
    /// The flag of a table that isn't transformed. For TrueType outlines, transforms are numbered in reverse.
    private static let untransformedOutlines: UInt8 = 3 << 6

    private let flavor: ArraySlice<UInt8>
    private let length: Int
    private let tables: [Table]

    /// Reads the tables of a TrueType or OpenType font, or returns `nil` for other data.
    init?(sfnt: [UInt8]) {
        guard sfnt.count >= 12 else { return nil }
        let count = sfnt.number(at: 4, bytes: 2)
        guard count > 0, sfnt.count >= 12 + 16 * count else { return nil }
        var tables: [Table] = []
        for index in 0..<count {
            let entry = 12 + 16 * index
            let start = sfnt.number(at: entry + 8, bytes: 4)
            let end = start + sfnt.number(at: entry + 12, bytes: 4)
            guard end <= sfnt.count else { return nil }
            tables.append(Table(tag: Array(sfnt[entry..<entry + 4]), content: sfnt[start..<end]))
        }
        // Overlapping tables could make the file larger than the font by any factor.
        guard tables.reduce(0, { $0 + $1.content.count }) <= sfnt.count else { return nil }
        flavor = sfnt[..<4]
        length = 12 + tables.reduce(16 * count) { $0 + ($1.content.count + 3) / 4 * 4 }
        // The locations of outlines must directly follow the outlines.
        self.tables = tables.filter { $0.tag != Array("loca".utf8) }.flatMap { table in
            table.tag == Array("glyf".utf8)
                ? [table] + tables.filter { $0.tag == Array("loca".utf8) } : [table]
        }
    }

    /// Returns the file, or `nil` if the tables can't be compressed.
    func file(compress: ([UInt8]) -> [UInt8]?) -> [UInt8]? {
        guard let stream = compress(tables.flatMap(\.content)) else { return nil }
        var directory: [UInt8] = []
        for table in tables {
            let number = Self.knownTags.firstIndex(of: table.tag)
            let isOutlines = table.tag == Array("glyf".utf8) || table.tag == Array("loca".utf8)
            directory.append(UInt8(number ?? 63) | (isOutlines ? Self.untransformedOutlines : 0))
            if number == nil { directory += table.tag }
            directory += Self.variableLength(table.content.count)
        }
        let headLength = 48
        let total = headLength + directory.count + stream.count
        let padding = (4 - total % 4) % 4
        var file = Array("wOF2".utf8) + flavor
        file.append(total + padding, bytes: 4)
        file.append(tables.count, bytes: 2)
        file.append(0, bytes: 2)
        file.append(length, bytes: 4)
        file.append(stream.count, bytes: 4)
        // The version, and zeros for the positions and lengths of metadata and private data.
        file.append(1 << 16, bytes: 4)
        file += [UInt8](repeating: 0, count: 20)
        return file + directory + stream + [UInt8](repeating: 0, count: padding)
    }

    /// Returns a number with seven bits per byte, the highest first, and a flag on all bytes but the last.
    private static func variableLength(_ number: Int) -> [UInt8] {
        var bytes = [UInt8(number & 0x7F)]
        var rest = number >> 7
        while rest > 0 {
            bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
            rest >>= 7
        }
        return bytes
    }
}

extension [UInt8] {
    fileprivate func number(at index: Int, bytes: Int) -> Int {
        self[index..<index + bytes].reduce(0) { $0 << 8 | Int($1) }
    }

    fileprivate mutating func append(_ number: Int, bytes: Int) {
        for byte in (0..<bytes).reversed() { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }
}
