import Foundation

/// A package as Debian's control files describe it.
struct DebianPackage: Hashable, Sendable {
    let name: String
    let version: String
    /// The category of the software, such as `admin` or `libs`.
    let category: String
    /// The summary, a single line.
    let summary: String
    /// The installed size, in kibibytes.
    let installedSize: Int
    let isInstalled: Bool

    /// The letter of the package's section in a list, or `#` for digits.
    var letter: String {
        guard let first = name.first, first.isLetter else { return "#" }
        return first.uppercased()
    }
}

extension DebianPackage {
    /// Parses the packages of control files: stanzas of `Key: value` lines, with empty lines between them. Continuation
    /// lines, other keys, and stanzas without a name are skipped.
    static func parse(_ data: Data) -> [DebianPackage] {
        var packages: [DebianPackage] = []
        var stanza = Stanza()
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var rest = bytes[...]
            while !rest.isEmpty {
                let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
                let line = rest[..<end]
                rest = rest[end...].dropFirst()
                if line.isEmpty {
                    if let package = stanza.package { packages.append(package) }
                    stanza = Stanza()
                } else {
                    stanza.read(line)
                }
            }
        }
        if let package = stanza.package { packages.append(package) }
        return packages
    }

    /// The lines of a package that were read.
    private struct Stanza {
        private static let keys = ["Package", "Version", "Section", "Description", "Installed-Size", "Status"].map {
            Array($0.utf8)
        }

        private var values: [String?] = Array(repeating: nil, count: keys.count)

        mutating func read(_ line: Slice<UnsafeRawBufferPointer>) {
            guard let key = Self.keys.firstIndex(where: { line.starts(with: $0) }) else { return }
            var value = line.dropFirst(Self.keys[key].count)
            guard value.first == UInt8(ascii: ":") else { return }
            value = value.dropFirst().drop { $0 == UInt8(ascii: " ") }
            values[key] = String(decoding: value, as: UTF8.self)
        }

        var package: DebianPackage? {
            guard let name = values[0], !name.isEmpty else { return nil }
            // A category may be preceded by an area of the archive: "contrib/net".
            let category = values[2]?.split(separator: "/").last.map(String.init) ?? "misc"
            return DebianPackage(
                name: name, version: values[1] ?? "", category: category, summary: values[3] ?? "",
                installedSize: values[4].flatMap(Int.init) ?? 0,
                isInstalled: values[5]?.hasSuffix(" installed") ?? false)
        }
    }
}
