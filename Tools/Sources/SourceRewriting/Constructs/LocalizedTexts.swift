import Foundation
import SwiftSyntax

/// Lookups of localized texts, and formats with plural forms.
///
/// Foundation for Linux ends the process if a key in a `.stringsdict` file is looked up. Therefore, files that look up
/// or format texts get private functions that call UIKit's. The compiler prefers them to Foundation's.
///
/// Code that other modules compile, such as default arguments of public functions and inlinable functions, can't use
/// private declarations. A module with such code gets the functions once in its first such file, as `@usableFromInline`
/// declarations.
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

    /// Returns whether a file looks up texts.
    static func areLookedUp(in source: SourceText) -> Bool {
        ["NSLocalizedString(", ".localizedString("].contains { source.mentions($0) }
    }

    /// Returns whether a file contains code that other modules compile and that may look up a text.
    static func areOpen(in source: SourceText) -> Bool {
        source.mentions("@inlinable") && !functions(for: [source]).isEmpty || hasPublicDefault(in: source)
    }

    /// Returns the functions that files need and don't declare themselves.
    private static func functions(for sources: [SourceText]) -> [Function] {
        functions.filter { function in
            sources.contains { source in function.words.contains { source.mentions($0) } }
                && !sources.contains { source in function.declarations.contains { source.mentions($0) } }
        }
    }

    /// The beginnings of default arguments that look up or format a text.
    private static let defaults = [
        "NSLocalizedString(", "String(format:", "String.localizedStringWithFormat(", "Bundle.main.localizedString(",
    ].flatMap { ["String = \($0)", "String? = \($0)"] }

    /// Returns whether a public function has a default argument that looks up or formats a text.
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

    /// The access level of an inserted function.
    private enum Access {
        /// Code in the same file. Tests, which can access internal declarations of the tested module, would otherwise
        /// find two functions with the same name.
        case ownOfFile
        /// All code of the module, and the code that other modules compile.
        case openToInlining
    }

    private struct Function {
        /// The texts that indicate that a file needs the function.
        let words: [String]
        /// The texts that indicate that a file declares the function itself.
        let declarations: [String]
        /// The source, with `ACCESS` before each declaration.
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
