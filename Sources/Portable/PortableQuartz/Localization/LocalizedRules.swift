import Foundation
import Synchronization

/// The `.stringsdict` files of the process's bundles. Foundation for Linux ends the process where one of their keys is
/// looked up, so that they are read here.
package enum LocalizedRules {
    /// The sign before a rule's number in a format: nobody sees it, and no translator writes it.
    fileprivate static let mark: Character = "\u{2063}"

    private struct Table: Hashable {
        let bundle: ObjectIdentifier
        let name: String
    }

    private struct Content {
        /// Held, so that no other bundle gets its place in memory.
        let bundle: Bundle
        /// The formats of the keys, whose variables name their rules.
        var formats: [String: String] = [:]
    }

    private struct State {
        var tables: [Table: Content] = [:]
        var rules: [LocalizedRule] = []
    }

    private static let state = Mutex(State())

    /// The format of a key that has a rule, with the rule's number in its variables; nil if it has none.
    ///
    /// - Complexity: O(1), and the first time O(*n*) in the size of the table.
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

    /// The rule that a variable names, and the name without the number.
    static func rule(ofVariable variable: Substring) -> (name: Substring, rule: LocalizedRule?) {
        guard let place = variable.lastIndex(of: mark), let number = Int(variable[variable.index(after: place)...])
        else { return (variable, nil) }
        return (variable[..<place], state.withLock { $0.rules.indices.contains(number) ? $0.rules[number] : nil })
    }

    /// Whether a format has a variable with a rule.
    package static func areNamed(in format: String) -> Bool {
        format.utf8.contains(UInt8(ascii: "#")) && format.contains(mark)
    }

    /// The rules of the languages that the bundle has for the person, of which the first that has a key counts, and of the
    /// file in no language's folder.
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
        // Foundation's `developmentLocalization` ends the process where there is none.
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
    /// The format whose variables name this rule by a number.
    fileprivate func format(numbered number: Int) -> String {
        variables.keys.reduce(format) { $0.replacing("#@\($1)@", with: "#@\($1)\(LocalizedRules.mark)\(number)@") }
    }
}
