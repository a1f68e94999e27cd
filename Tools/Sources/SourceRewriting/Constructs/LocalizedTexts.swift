import SwiftSyntax

/// Texts that are looked up, and formats with words that go with their numbers.
///
/// Foundation for Linux ends the process where a key of a `.stringsdict` is looked up. So a file that looks texts up, or
/// fills them in, has functions of its own for that, which the compiler prefers; they call UIKit's.
struct LocalizedTexts {
    let module: SourceModule

    func write(to file: Int, in edits: inout FileEdits) {
        let source = module.files[file]
        guard module.looksUpTexts, !Self.hasPublicDefault(in: source) else { return }
        let wanted = Self.functions.filter { function in
            function.words.contains { source.mentions($0) } && !function.exceptions.contains { source.mentions($0) }
        }
        guard !wanted.isEmpty else { return }
        edits.additions += wanted.map(\.text)
        edits.usesInternals = true
    }

    /// Whether a file asks for texts of a table.
    static func areLookedUp(in source: SourceText) -> Bool {
        ["NSLocalizedString(", ".localizedString("].contains { source.mentions($0) }
    }

    /// Whether a function that others see has a text for the value of a parameter, which what belongs to the file can't be.
    private static func hasPublicDefault(in source: SourceText) -> Bool {
        let sign = ": String = NSLocalizedString("
        guard source.mentions(sign), source.mentions("public ") || source.mentions("open ") else { return false }
        return String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").contains { line in
            guard let place = line.firstRange(of: sign)?.lowerBound else { return false }
            let start = line[..<place]
            return start.contains("func ") || start.contains("init(")
                || !start.contains("let ") && !start.contains("var ")
        }
    }

    private struct Function {
        /// What a file has that needs it.
        let words: [String]
        /// What a file has that brings its own, or can't have this one.
        let exceptions: [String]
        let text: String
    }

    // A function of the file is seen by its own code alone, so that tests see no two of them. The values of parameters
    // are no longer their own where the function is public.
    private static let functions = [
        Function(
            words: ["NSLocalizedString("],
            exceptions: ["func NSLocalizedString(", "@inlinable"],
            text: """
                private func NSLocalizedString(
                    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
                ) -> String { bundle.localizedText(forKey: key, value: value, table: tableName) }
                """),
        Function(
            words: [".localizedString("], exceptions: ["func localizedString(forKey", "@inlinable"],
            text: """
                extension Bundle {
                    fileprivate func localizedString(forKey key: String, value: String?, table: String?) -> String {
                        localizedText(forKey: key, value: value, table: table)
                    }
                }
                """),
        Function(
            words: ["localizedStringWithFormat("], exceptions: ["func localizedStringWithFormat", "@inlinable"],
            text: """
                extension String {
                    fileprivate static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                        String(localizedFormat: format, locale: .current, arguments: arguments)
                    }
                }
                """),
        Function(
            words: ["String(format:", "String.init(format:"], exceptions: ["init(format:", "@inlinable"],
            text: """
                extension String {
                    fileprivate init(format: __shared String, _ arguments: any CVarArg...) {
                        self.init(localizedFormat: format, locale: nil, arguments: arguments)
                    }
                    fileprivate init(format: __shared String, arguments: __shared [any CVarArg]) {
                        self.init(localizedFormat: format, locale: nil, arguments: arguments)
                    }
                    fileprivate init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
                        self.init(localizedFormat: format, locale: locale, arguments: arguments)
                    }
                    fileprivate init(
                        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
                    ) {
                        self.init(localizedFormat: format, locale: locale, arguments: arguments)
                    }
                }
                """),
    ]
}
