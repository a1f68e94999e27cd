import Foundation

/// The bytes of a big-endian font file. Reading outside the bounds returns `nil`.
struct FontBytes {
    private let bytes: ArraySlice<UInt8>

    init(_ data: Data) { bytes = Array(data)[...] }

    private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    func part(from offset: Int, count: Int) -> FontBytes? {
        guard offset >= 0, count >= 0, count <= bytes.count, offset <= bytes.count - count else { return nil }
        let start = bytes.startIndex + offset
        return FontBytes(bytes: bytes[start..<start + count])
    }

    func suffix(from offset: Int) -> FontBytes? { part(from: offset, count: bytes.count - offset) }

    func number(at offset: Int, count: Int) -> Int? {
        part(from: offset, count: count)?.bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the signed 16-bit integer at an offset.
    func signed(at offset: Int) -> Int? {
        number(at: offset, count: 2).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    /// Returns the four-character tag at an offset.
    func tag(at offset: Int) -> String? {
        part(from: offset, count: 4).map { String(decoding: $0.bytes, as: Unicode.ASCII.self) }
    }

    /// Returns all bytes as a string, in UTF-16 or with one byte per character.
    func text(isUTF16: Bool) -> String? {
        guard isUTF16 else { return String(bytes: bytes, encoding: .macOSRoman) }
        return String(bytes: bytes, encoding: .utf16BigEndian)
    }
}

/// The `name` table of a font.
struct FontNames {
    enum Kind: Int {
        case family = 1
        case full = 4
        case postScript = 6
        /// The family with all its weights, if the other family name is limited to four faces.
        case typographicFamily = 16
    }

    private var names: [Int: (text: String, rank: Int)] = [:]

    /// Reads the names of a font.
    ///
    /// - Complexity: O(*n*) in the number of names.
    init(_ table: FontBytes) {
        guard let count = table.number(at: 2, count: 2), let texts = table.number(at: 4, count: 2) else { return }
        for index in 0..<count {
            let numbers = (0..<6).compactMap { table.number(at: 6 + 12 * index + 2 * $0, count: 2) }
            // Strings may overlap, so reading all of them could take longer than the file's length suggests.
            guard numbers.count == 6, Kind(rawValue: numbers[3]) != nil,
                let rank = FontNames.rank(platform: numbers[0], language: numbers[2]),
                rank > names[numbers[3]]?.rank ?? -1,
                let bytes = table.part(from: texts + numbers[5], count: numbers[4]),
                let text = bytes.text(isUTF16: numbers[0] != 1), !text.isEmpty
            else { continue }
            names[numbers[3]] = (text, rank)
        }
    }

    subscript(kind: Kind) -> String? { names[kind.rawValue]?.text }

    /// Returns the rank of a name. English names come first, and Windows names before Macintosh names.
    private static func rank(platform: Int, language: Int) -> Int? {
        switch (platform, language) {
        case (3, 0x409): 4
        case (1, 0): 3
        case (0, _): 2
        case (3, _): 1
        case (1, _): 0
        default: nil
        }
    }
}
