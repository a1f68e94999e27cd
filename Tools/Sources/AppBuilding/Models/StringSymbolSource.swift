import Foundation
import XcodeProjects

/// The source file that Xcode generates from string catalogs: a member of `LocalizedStringResource` for each manually
/// managed text. A text with placeholders is a function with an argument for each.
struct StringSymbolSource {
    /// The texts in the language of the sources, by key, for each table.
    let tables: [String: [String: String]]
    /// The expression for the bundle that contains the catalogs.
    let bundle: String
    /// A Boolean value that indicates whether declarations of the module are isolated to the main actor by default, which
    /// symbols aren't.
    let isOnMainActor: Bool

    /// The source file, or `nil` if no text has a symbol.
    var text: String? {
        var lines: [String] = []
        for (table, texts) in tables.sorted(by: { $0.key < $1.key }) {
            let members = members(of: table, texts)
            guard !members.isEmpty else { continue }
            let isStandard = table == "Localizable"
            let name = AssetSymbolName(table).namespace
            guard isStandard || name != nil else { continue }
            let body = members.map { (isStandard ? "    " : "        ") + (isOnMainActor ? "nonisolated " : "") + $0 }
            lines.append("extension UIKit.LocalizedStringResource {")
            lines += isStandard ? body : ["    enum \(name ?? table) {"] + body + ["    }"]
            lines.append("}")
        }
        guard !lines.isEmpty else { return nil }
        return (["import Foundation", "import UIKit", ""] + lines).joined(separator: "\n") + "\n"
    }

    private func members(of table: String, _ texts: [String: String]) -> [String] {
        var names: Set<String> = []
        return texts.sorted { $0.key < $1.key }.compactMap { key, text in
            guard let name = Self.symbol(of: key), names.insert(name).inserted else { return nil }
            return member(name, key: key, table: table, arguments: Self.arguments(in: text))
        }
    }

    private func member(_ name: String, key: String, table: String, arguments: [String]) -> String {
        let parameters = arguments.enumerated().map { "_ arg\($0 + 1): \($1)" }.joined(separator: ", ")
        // The interpolated values only provide the arguments, because the text is found by its key.
        let values = arguments.indices.map { "\\(arg\($0 + 1))" }.joined(separator: " ")
        let value = arguments.isEmpty ? PackageManifest.quoted(key) : "\"\(values)\""
        let call =
            "UIKit.LocalizedStringResource(\(PackageManifest.quoted(key)), defaultValue: \(value), "
            + "table: \(PackageManifest.quoted(table)), bundle: \(bundle))"
        return arguments.isEmpty
            ? "static var \(name): UIKit.LocalizedStringResource { \(call) }"
            : "static func \(name)(\(parameters)) -> UIKit.LocalizedStringResource { \(call) }"
    }

    /// Returns the name of the member for a key, in lower camel case. Words in capitals are capitalized.
    static func symbol(of key: String) -> String? {
        let words = key.split { !$0.isLetter && !$0.isNumber }.map { word in
            word.contains(where: \.isLowercase) ? String(word) : word.capitalized
        }
        return AssetSymbolName(words.joined(separator: " ")).symbol(without: "")
    }

    /// Returns the types of the placeholders of a text, in the order of their positions.
    static func arguments(in text: String) -> [String] {
        var types: [Int: String] = [:]
        let plain = text.replacingOccurrences(of: "%%", with: "")
        let placeholder = /%(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXofFeEgGaAcs])/
        for match in plain.matches(of: placeholder) {
            let position = match.1.flatMap { Int($0) } ?? types.count + 1
            types[position] =
                switch match.2 {
                case "@", "s": "Swift.String"
                case "f", "F", "e", "E", "g", "G", "a", "A": "Swift.Double"
                default: "Swift.Int"
                }
        }
        return types.sorted { $0.key < $1.key }.map(\.value)
    }
}
