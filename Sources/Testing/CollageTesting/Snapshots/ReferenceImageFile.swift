import CairoRenderer
import Foundation

/// Checks the first bytes of a reference, to report the type of a file that isn't a supported image.
enum ReferenceImageFile {
    /// Returns the problem with a file that isn't a PNG file with 8 bits per channel, and how to fix it, or `nil` if
    /// the file is valid.
    static func fault(in data: Data) -> String? {
        let bytes = [UInt8](data)
        if bytes.isEmpty { return "is empty" }
        if bytes.starts(with: Array("version https://git-lfs".utf8)) {
            return "is a Git LFS pointer. Run `git lfs pull` to download the image"
        }
        guard bytes.starts(with: PNGSignature.bytes) else {
            let kinds: [([UInt8], String)] = [
                ([0xFF, 0xD8, 0xFF], "a JPEG file"), (Array("GIF8".utf8), "a GIF file"),
                (Array("RIFF".utf8), "a WebP file"),
                ([0x3C], "text that begins with “<”"), (Array("<<<<<<<".utf8), "a merge conflict"),
            ]
            let kind = kinds.last { bytes.starts(with: $0.0) }?.1
            return "isn't a PNG file" + (kind.map { " but \($0)" } ?? "")
        }
        // The header contains its length and name, the width and height, and the bits per channel.
        guard bytes.count >= 33 else { return "is truncated after \(bytes.count) bytes" }
        if bytes[24] == 16 {
            return "has 16 bits per channel, as some image editors write; snapshots have 8"
        }
        return nil
    }

    /// Returns the width and height in the header of a PNG file, in pixels, or `nil` for any other file.
    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard fault(in: Data(bytes)) == nil else { return nil }
        func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}
