import Foundation

/// The build settings of a target in one configuration. They consist of layers. The last layer with a setting
/// determines its value.
package struct BuildSettings: Sendable {
    /// The maximum depth of references in values.
    private static let deepest = 40
    /// The maximum cost of the expansion of one value, in characters. References can multiply each other.
    private static let maximumCost = 200_000
    /// The cost of a reference in addition to that of its value, in characters.
    private static let referenceCost = 20

    private var layers: [[String: String]]

    /// - Parameter layers: The layers from the most general one (the system's defaults) to the most specific one (the
    ///   target's).
    package init(layers: [[String: String]]) {
        self.layers = layers.map { layer in
            // `KEY[sdk=iphonesimulator*]` applies to simulators.
            var plain = layer.filter { !$0.key.contains("[") }
            for (key, value) in layer where key.contains("[") {
                guard let name = Self.name(ofConditional: key) else { continue }
                plain[name] = value
            }
            return plain
        }
    }

    /// Returns the settings that Xcode has for each target.
    ///
    /// - Parameter folder: The folder of the project.
    static func system(
        target: String, project: String, folder: URL, configuration: String, language: String
    ) -> [String: String] {
        [
            "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": folder.path,
            "PROJECT_DIR": folder.path, "SOURCE_ROOT": folder.path, "DEVELOPMENT_LANGUAGE": language,
            "PROJECT_NAME": project, "CONFIGURATION": configuration, "PLATFORM_NAME": "iphonesimulator",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
    }

    /// The value of a setting with all references expanded, or `nil` if no layer contains it or it's empty.
    package subscript(name: String) -> String? {
        var left = Self.maximumCost
        guard let value = value(of: name, below: layers.count, depth: 0, left: &left) else { return nil }
        let trimmed = value.trimmingCharacters(in: .whitespaces)
        return trimmed.isEmpty ? nil : trimmed
    }

    /// Returns whether a setting is `YES`.
    package func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    /// Returns whether a setting is `NO`.
    package func isOff(_ name: String) -> Bool { self[name]?.uppercased() == "NO" }

    /// Returns the words of a setting. Quotation marks enclose words with spaces.
    package func words(_ name: String) -> [String] { Self.words(self[name] ?? "") }

    /// Returns a text in which references to settings, such as `$(NAME)` and `${NAME}`, are replaced with their values.
    package func expanded(_ text: String) -> String {
        var left = Self.maximumCost
        return expand(text, name: nil, below: layers.count, depth: 0, left: &left)
    }

    /// Returns the names of all settings with the given prefix.
    package func names(beginningWith prefix: String) -> [String] {
        Set(layers.flatMap(\.keys)).filter { $0.hasPrefix(prefix) }.sorted()
    }

    // MARK: Expanding

    private func value(of name: String, below limit: Int, depth: Int, left: inout Int) -> String? {
        guard let index = layers[..<limit].lastIndex(where: { $0[name] != nil }) else { return nil }
        return expand(layers[index][name] ?? "", name: (name, index), below: layers.count, depth: depth, left: &left)
    }

    /// - Parameters:
    ///   - name: The setting whose value is expanded, and its layer, for `$(inherited)`.
    ///   - left: The rest of the maximum cost. References aren't expanded after it's used up.
    private func expand(
        _ text: String, name: (String, Int)?, below limit: Int, depth: Int, left: inout Int
    ) -> String {
        guard depth < Self.deepest, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard left > 0, let open = rest.first, open == "(" || open == "{",
                let end = Self.end(of: rest, open: open, close: open == "(" ? ")" : "}")
            else {
                result += "$"
                continue
            }
            left -= Self.referenceCost
            let reference = expand(
                String(rest[rest.index(after: rest.startIndex)..<end]), name: name, below: limit, depth: depth + 1,
                left: &left)
            rest = rest[rest.index(after: end)...]
            let value = self.reference(reference, in: name, depth: depth + 1, left: &left)
            left -= value.utf8.count
            result += value
        }
        return result + rest
    }

    /// Returns the value of a reference such as `NAME:operator`.
    private func reference(
        _ reference: String, in setting: (name: String, layer: Int)?, depth: Int, left: inout Int
    ) -> String {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        let isInherited = name == "inherited" || name == setting?.name
        let value =
            isInherited
            ? setting.flatMap { self.value(of: $0.name, below: $0.layer, depth: depth, left: &left) }
            : self.value(of: name, below: layers.count, depth: depth, left: &left)
        return parts.dropFirst().reduce(value ?? "") { Self.apply($1, to: $0) }
    }

    private static func apply(_ operation: String, to value: String) -> String {
        switch operation {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "c99extidentifier", "identifier": value.moduleIdentifier
        case "rfc1034identifier":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
        case "dir": value.parentPath + "/"
        case "file": (value as NSString).lastPathComponent
        case "base": ((value as NSString).lastPathComponent as NSString).deletingPathExtension
        case "suffix": "." + (value as NSString).pathExtension
        case let other where other.hasPrefix("default="): value.isEmpty ? String(other.dropFirst(8)) : value
        default: value
        }
    }

    /// Returns the end of a reference to a setting. It can contain other references.
    private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            return depth == 0
        }
    }

    // MARK: Reading

    /// Returns the name of a conditional setting, if its conditions are true for a simulator.
    private static func name(ofConditional key: String) -> String? {
        let parts = key.split(separator: "[")
        guard let name = parts.first, parts.count > 1 else { return nil }
        for part in parts.dropFirst() {
            let condition = part.drop(while: \.isWhitespace).prefix { $0 != "]" }.split(separator: ",")
            for pair in condition {
                let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
                guard sides.count == 2, matches(sides[0], pattern: sides[1]) else { return nil }
            }
        }
        return String(name).trimmingCharacters(in: .whitespaces)
    }

    private static func matches(_ condition: String, pattern: String) -> Bool {
        let pattern = pattern.trimmingCharacters(in: .whitespaces)
        let prefix = pattern.hasSuffix("*") ? String(pattern.dropLast()) : nil
        let actual = condition == "sdk" ? "iphonesimulator" : condition == "arch" ? "x86_64" : nil
        guard let actual else { return pattern == "*" }
        return prefix.map { actual.hasPrefix($0) } ?? (actual == pattern)
    }

    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let ended = word { words.append(ended) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}

extension String {
    /// The name as a Swift module name: characters other than letters and digits are replaced with `_`.
    package var moduleIdentifier: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }

    /// The name in ASCII, which linkers require for the program of a module: `Über_uns` becomes `Uber_uns`.
    package var programIdentifier: String {
        folding(options: .diacriticInsensitive, locale: nil).unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : "u" + String(scalar.value, radix: 16)
        }.joined()
    }
}
