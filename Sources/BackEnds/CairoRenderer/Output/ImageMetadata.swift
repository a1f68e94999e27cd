/// Metadata about the origin of an image in a text chunk of its PNG file. Viewers and comparisons ignore it.
struct ImageMetadata {
    var origin: ImageOrigin
    var digest: ImageDigest

    private static let keyword = "Collage"
    private static let digestPrefix = "Pixels: "

    /// Returns the content of the `iTXt` chunk.
    ///
    /// - Parameter checksum: The checksum of the compressed pixels. If it doesn't match, the digest isn't valid.
    func content(checksum: UInt32) -> [UInt8] {
        Self.content(
            text: "\(origin.text)\n\(Self.digestPrefix)\(digest) \(String(checksum, radix: 16))")
    }

    /// Returns the content for an image without a digest.
    static func content(of origin: ImageOrigin) -> [UInt8] { content(text: origin.text) }

    private static func content(text: String) -> [UInt8] {
        // No compression, no language, and no translated keyword.
        Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
    }

    /// Returns the lines of a file's note, or `nil` if it has none.
    private static func text(of chunks: some Sequence<PNGChunks.Chunk>) -> String? {
        let start = Array(keyword.utf8) + [0, 0, 0, 0, 0]
        return chunks.first { $0.type == "iTXt" && $0.isSound && $0.content.starts(with: start) }
            .map { String(decoding: $0.content.dropFirst(start.count), as: UTF8.self) }
    }

    /// Returns the origin in a PNG file, or `nil` if it has none.
    static func origin(of file: [UInt8]) -> ImageOrigin? {
        let lines = text(of: PNGChunks(file: file))?.split(separator: "\n").filter { !$0.hasPrefix(digestPrefix) }
        return lines.flatMap { ImageOrigin(text: $0.joined(separator: "\n")) }
    }

    /// Returns the digest of a PNG file's pixels as text, or `nil` if it has none or its pixels were compressed again.
    static func digest(of file: [UInt8]) -> String? {
        let chunks = Array(PNGChunks(file: file))
        let pixels = chunks.filter { $0.type == "IDAT" }
        guard chunks.last?.type == "IEND", pixels.count == 1, let data = pixels.first, data.isSound,
            // Palettes, transparent colors, and frames would change the displayed pixels.
            chunks.allSatisfy({ ["IHDR", "sRGB", "pHYs", "IDAT", "iTXt", "IEND"].contains($0.type) && $0.isSound }),
            let line = text(of: chunks)?.split(separator: "\n").last, line.hasPrefix(digestPrefix)
        else { return nil }
        let words = line.dropFirst(digestPrefix.count).split(separator: " ")
        guard words.count == 2, words[1] == String(data.checksum, radix: 16) else { return nil }
        return String(words[0])
    }
}

extension ImageOrigin {
    /// Creates the origin from a PNG file, or returns `nil` if the file has none.
    package init?(ofFile file: [UInt8]) {
        guard let origin = ImageMetadata.origin(of: file) else { return nil }
        self = origin
    }
}
