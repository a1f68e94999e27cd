import Foundation
import Synchronization

/// The `.stringsdict` files of the process's bundles. They're read here because Foundation for Linux ends the process
/// if one of their keys is looked up.
package enum LocalizedRules {
    /// The character before a rule's number in a format. It's invisible, and doesn't occur in translations.
    fileprivate static let mark: Character = "\u{2063}"

    private struct Table: Hashable {
        let bundle: ObjectIdentifier
        let name: String
    }

    private struct Content {
        /// The bundle. The reference is strong, so that no other bundle gets the same address.
        let bundle: Bundle
        /// The formats of the keys. Their variables identify their rules.
        var formats: [String: String] = [:]
    }

    private struct State {
        var tables: [Table: Content] = [:]
        var rules: [LocalizedRule] = []
    }

    private static let state = Mutex(State())

    /// Returns the format of a key that has a rule, with the rule's number in its variables, or `nil` if the key has no
    /// rule.
    ///
    /// - Complexity: O(1), except for the first call, which is O(*n*) in the size of the table.
    static func format(of key: String, in bundle: Bundle, table: String?) -> String? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let table = Table(bundle: ObjectIdentifier(bundle), name: name)
        return state.withLock { state in
            if let content = state.tables[table] { return content.formats[key] }
            var content = Content(bundle: bundle)
            for (key, rule) in read(name, in: bundle) {
                content.formats[key] = rule.format(numbered: state.rules.count)
                state.rules.append(rule)
            }
            state.tables[table] = content
            return content.formats[key]
        }
    }

    /// Returns the rule that a variable identifies, and the variable's name without the number.
    static func rule(ofVariable variable: Substring) -> (name: Substring, rule: LocalizedRule?) {
        guard let place = variable.lastIndex(of: mark), let number = Int(variable[variable.index(after: place)...])
        else { return (variable, nil) }
        return (variable[..<place], state.withLock { $0.rules.indices.contains(number) ? $0.rules[number] : nil })
    }

    /// Returns a Boolean value that indicates whether a format has a variable with a rule.
    package static func areNamed(in format: String) -> Bool {
        format.utf8.contains(UInt8(ascii: "#")) && format.contains(mark)
    }

    /// Returns the rules of the bundle's text languages and of the file without a language. The first rule for a key
    /// takes precedence.
    private static func read(_ table: String, in bundle: Bundle) -> [String: LocalizedRule] {
        let localized = bundle.textLanguages.map {
            bundle.url(forResource: table, withExtension: "stringsdict", subdirectory: nil, localization: $0)
        }
        let files = localized + [bundle.url(forResource: table, withExtension: "stringsdict")]
        return files.compactMap { $0 }.reduce(into: [:]) { rules, file in
            rules.merge(read(file, of: bundle)) { first, _ in first }
        }
    }

    private static func read(_ file: URL, of bundle: Bundle) -> [String: LocalizedRule] {
        guard let data = try? Data(contentsOf: file),
            let content = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return [:] }
        let folder = file.deletingLastPathComponent()
        let isOfLanguage = folder.pathExtension == "lproj" && folder.lastPathComponent != "Base.lproj"
        // Foundation's `developmentLocalization` ends the process if it's missing.
        let language =
            isOfLanguage
            ? folder.deletingPathExtension().lastPathComponent
            : bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
        return content.compactMapValues { entry in
            (entry as? [String: Any]).flatMap { LocalizedRule($0, language: language) }
        }
    }
}

extension LocalizedRule {
    /// Returns the format with variables that identify this rule by its number.
    fileprivate func format(numbered number: Int) -> String {
        variables.keys.reduce(format) { $0.replacing("#@\($1)@", with: "#@\($1)\(LocalizedRules.mark)\(number)@") }
    }
}
