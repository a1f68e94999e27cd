/// Identifiers in SVG files. Cairo numbers them with counters of the process, so that the second drawing of a frame
/// would differ from the first. They're renumbered in the order of their appearance, so that the same frame results in
/// the same bytes.
enum SVGIdentifiers {
    private static let prefixes = [
        "surface", "image", "mask", "clip", "linear", "radial", "filter", "glyph", "color", "source", "pattern",
        "mesh",
    ].map { Array($0.utf8) }

    /// Returns the file with the numbers in Cairo's identifiers replaced.
    ///
    /// - Complexity: O(*n*) in the length of the file.
    static func renumbered(_ file: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(file.count)
        var numbers: [[UInt8]: [UInt8]] = [:]
        var index = 0
        while index < file.count {
            let byte = file[index]
            result.append(byte)
            index += 1
            // `id="surface5"`, `url(#clip1)`, `xlink:href="#glyph0-1"`
            let startsIdentifier =
                byte == UInt8(ascii: "#")
                || (byte == UInt8(ascii: "\"") && result.suffix(4).starts(with: Array("id=\"".utf8)))
            guard startsIdentifier, let prefix = prefixes.first(where: { file[index...].starts(with: $0) }) else {
                continue
            }
            let digits = file[(index + prefix.count)...].prefix { (48...57).contains($0) }
            guard !digits.isEmpty else { continue }
            let name = prefix + digits
            let number = numbers[name] ?? Array(String(numbers.count).utf8)
            numbers[name] = number
            result += prefix + number
            index += name.count
        }
        return result
    }
}
