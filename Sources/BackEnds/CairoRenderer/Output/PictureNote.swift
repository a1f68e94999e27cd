/// What a PNG file of a screen says of itself in a text of its own, which viewers pass over and comparisons don't count.
struct PictureNote {
    var origin: PictureOrigin
    var digest: PictureDigest

    private static let keyword = "Collage"
    private static let digestPrefix = "Pixels: "

    /// The content of the chunk `iTXt`.
    /// - Parameter checksum: That of the compressed pixels: where it is another one, the digest isn't theirs any more.
    func content(checksum: UInt32) -> [UInt8] {
        Self.content(
            text: "\(origin.text)\n\(Self.digestPrefix)\(digest) \(String(checksum, radix: 16))")
    }

    /// The same of a picture whose pixels have no digest.
    static func content(of origin: PictureOrigin) -> [UInt8] { content(text: origin.text) }

    private static func content(text: String) -> [UInt8] {
        // No compression, no language, no translated keyword.
        Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
    }

    /// The lines of a file's note; nil if it has none.
    private static func text(of chunks: some Sequence<PNGChunks.Chunk>) -> String? {
        let start = Array(keyword.utf8) + [0, 0, 0, 0, 0]
        return chunks.first { $0.type == "iTXt" && $0.isSound && $0.content.starts(with: start) }
            .map { String(decoding: $0.content.dropFirst(start.count), as: UTF8.self) }
    }

    /// What a PNG file says that it depends on; nil if it says nothing.
    static func origin(of file: [UInt8]) -> PictureOrigin? {
        let lines = text(of: PNGChunks(file: file))?.split(separator: "\n").filter { !$0.hasPrefix(digestPrefix) }
        return lines.flatMap { PictureOrigin(text: $0.joined(separator: "\n")) }
    }

    /// The digest of a whole PNG file's pixels, in digits; nil if it has none, or if its pixels were compressed anew.
    static func digest(of file: [UInt8]) -> String? {
        let chunks = Array(PNGChunks(file: file))
        let pixels = chunks.filter { $0.type == "IDAT" }
        guard chunks.last?.type == "IEND", pixels.count == 1, let data = pixels.first, data.isSound,
            // Palettes, transparent colors and frames would change what is shown.
            chunks.allSatisfy({ ["IHDR", "sRGB", "pHYs", "IDAT", "iTXt", "IEND"].contains($0.type) && $0.isSound }),
            let line = text(of: chunks)?.split(separator: "\n").last, line.hasPrefix(digestPrefix)
        else { return nil }
        let words = line.dropFirst(digestPrefix.count).split(separator: " ")
        guard words.count == 2, words[1] == String(data.checksum, radix: 16) else { return nil }
        return String(words[0])
    }
}

extension PictureOrigin {
    /// What a PNG file says that it depends on; nil if it says nothing.
    package init?(ofFile file: [UInt8]) {
        guard let origin = PictureNote.origin(of: file) else { return nil }
        self = origin
    }
}
