import Foundation

/// The name of a snapshot as a file name that's valid on any system.
struct SnapshotName {
    /// The largest length of a name. File names are limited to 255 bytes, which leaves room for suffixes such as
    /// `.12.difference.png`.
    static let mostBytes = 200

    /// The file name without the suffix for its kind.
    let fileName: String

    init(_ name: String) {
        let forbidden = Set<Character>("/\\:<>\"|?*")
        var safe = ""
        for character in name.precomposedStringWithCanonicalMapping {
            let isSafe =
                !forbidden.contains(character)
                && character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            safe.append(isSafe ? character : "-")
        }
        // Files whose names begin with a period are hidden, and some systems remove periods and spaces at the end.
        while let first = safe.first, first == "." || first == " " {
            safe.removeFirst()
            safe = "-" + safe
        }
        while let last = safe.last, last == "." || last == " " { safe.removeLast() }
        if safe.isEmpty { safe = "-" }
        if safe.utf8.count > Self.mostBytes {
            // The digest is of the complete name, so that two long names with the same beginning have different files.
            let end = "-" + Self.digest(of: name)
            while safe.utf8.count + end.utf8.count > Self.mostBytes { safe.removeLast() }
            safe += end
        }
        fileName = safe
    }

    /// Returns the name of a test function without its parentheses and arguments: `theTermsUnfold` for
    /// `theTermsUnfold()`.
    static func name(ofFunction function: String) -> String {
        let function = function.testFunctionInSource
        let plain = function.drop { $0 == "`" }.prefix { $0 != "`" }
        return String(function.hasPrefix("`") ? plain : function.prefix { $0 != "(" })
    }

    /// Returns a hash of the text (FNV-1a) as sixteen hexadecimal digits, which is the same in every process.
    static func digest(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension String {
    /// The name of a test function in its source. `collage test` renames functions of the main actor.
    package var testFunctionInSource: String {
        let prefix = "__isolated_"
        return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
