import Foundation
import SwiftSyntax

/// Texts that are looked up, and formats with words that go with their numbers.
///
/// Foundation for Linux ends the process where a key of a `.stringsdict` is looked up. So a file that looks texts up, or
/// fills them in, has functions of its own for that, which the compiler prefers; they call UIKit's.
///
/// What other modules compile, the values of a public function's parameters and inlinable code, can't call what is a file's
/// own. A module that has such a file gets the functions once, in the first of them, as internals that may be inlined.
struct LocalizedTexts {
    let module: SourceModule

    func write(to file: Int, in edits: inout FileEdits) {
        guard module.looksUpTexts else { return }
        guard let open = module.firstFileWithOpenTexts else {
            return write(Self.functions(for: [module.files[file]]), as: .ownOfFile, in: &edits)
        }
        if file == open { write(Self.functions(for: module.files), as: .openToInlining, in: &edits) }
    }

    private func write(_ functions: [Function], as access: Access, in edits: inout FileEdits) {
        guard !functions.isEmpty else { return }
        edits.additions += functions.map { $0.text(access) }
        edits.usesInternals = true
    }

    /// Whether a file asks for texts of a table.
    static func areLookedUp(in source: SourceText) -> Bool {
        ["NSLocalizedString(", ".localizedString("].contains { source.mentions($0) }
    }

    /// Whether other modules compile something of a file that may look a text up.
    static func areOpen(in source: SourceText) -> Bool {
        source.mentions("@inlinable") && !functions(for: [source]).isEmpty || hasPublicDefault(in: source)
    }

    /// What some files need and don't have.
    private static func functions(for sources: [SourceText]) -> [Function] {
        functions.filter { function in
            sources.contains { source in function.words.contains { source.mentions($0) } }
                && !sources.contains { source in function.declarations.contains { source.mentions($0) } }
        }
    }

    /// How a function with a text for the value of a parameter writes that.
    private static let defaults = [
        "NSLocalizedString(", "String(format:", "String.localizedStringWithFormat(", "Bundle.main.localizedString(",
    ].flatMap { ["String = \($0)", "String? = \($0)"] }

    /// Whether a function that others see has a text for the value of a parameter.
    private static func hasPublicDefault(in source: SourceText) -> Bool {
        let signs = defaults.filter { source.mentions($0) }
        guard !signs.isEmpty, source.mentions("public ") || source.mentions("open ") else { return false }
        return String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").contains { line in
            guard let place = signs.lazy.compactMap({ line.firstRange(of: $0)?.lowerBound }).first else { return false }
            let start = line[..<place]
            return start.contains("func ") || start.contains("init(")
                || !start.contains("let ") && !start.contains("var ")
        }
    }

    /// Who may call a function.
    private enum Access {
        /// The code of the file. Tests, which see the internals of what they test, see no two functions of a name so.
        case ownOfFile
        /// All code of the module, and what other modules compile of it.
        case openToInlining
    }

    private struct Function {
        /// What a file has that needs it.
        let words: [String]
        /// What a file has that brings its own.
        let declarations: [String]
        /// Its source, with `ACCESS` before each declaration.
        let source: String

        func text(_ access: Access) -> String {
            let isMember = source.hasPrefix("extension")
            let word = access == .openToInlining ? "@usableFromInline" : isMember ? "fileprivate" : "private"
            return source.replacingOccurrences(of: "ACCESS", with: word)
        }
    }

    private static let functions = [
        Function(
            words: ["NSLocalizedString("],
            declarations: ["func NSLocalizedString("],
            source: """
                ACCESS func NSLocalizedString(
                    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
                ) -> String { bundle.localizedText(forKey: key, value: value, table: tableName) }
                """),
        Function(
            words: [".localizedString("], declarations: ["func localizedString(forKey"],
            source: """
                extension Bundle {
                    ACCESS func localizedString(forKey key: String, value: String?, table: String?) -> String {
                        localizedText(forKey: key, value: value, table: table)
                    }
                }
                """),
        Function(
            words: ["localizedStringWithFormat("], declarations: ["func localizedStringWithFormat"],
            source: """
                extension String {
                    ACCESS static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                        String(localizedFormat: format, locale: .current, arguments: arguments)
                    }
                }
                """),
        Function(
            words: ["String(format:", "String.init(format:"], declarations: ["init(format:"],
            source: """
                extension String {
                    ACCESS init(format: __shared String, _ arguments: any CVarArg...) {
                        self.init(localizedFormat: format, locale: nil, arguments: arguments)
                    }
                    ACCESS init(format: __shared String, arguments: __shared [any CVarArg]) {
                        self.init(localizedFormat: format, locale: nil, arguments: arguments)
                    }
                    ACCESS init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
                        self.init(localizedFormat: format, locale: locale, arguments: arguments)
                    }
                    ACCESS init(
                        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
                    ) {
                        self.init(localizedFormat: format, locale: locale, arguments: arguments)
                    }
                }
                """),
    ]
}
