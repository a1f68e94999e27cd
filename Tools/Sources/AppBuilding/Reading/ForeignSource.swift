import Foundation

/// The kinds of sources that aren't Swift.
enum ForeignSource {
    /// The extensions of headers, which are used only by other sources.
    static let headers: Set<String> = ["h", "hh", "hpp", "pch"]

    /// The names of languages and formats by the extensions of their files.
    private static let languages = [
        "m": "Objective-C", "mm": "Objective-C", "metal": "Metal", "c": "C", "cc": "C++", "cpp": "C++", "cxx": "C++",
        "hpp": "C++", "xcmappingmodel": "a Core Data mapping model", "mlmodel": "a Core ML model",
        "mlpackage": "a Core ML model", "intentdefinition": "an intent definition",
    ]

    /// Returns the name of a file's language or format, or `nil` if it isn't compiled.
    static func language(of file: URL) -> String? { languages[file.pathExtension.lowercased()] }
}

extension Finding {
    /// Creates a finding about a source that can't be built.
    ///
    /// - Parameters:
    ///   - file: A source in another language than Swift.
    ///   - module: The name of the target that contains it.
    init(unsupportedSource file: URL, of module: String) {
        let language = ForeignSource.language(of: file) ?? "a file of this kind"
        self.init(
            .error, file: file.path, line: file.isFolder ? nil : 1,
            "\(language) can't be built here, so the file is left out of \(module). "
                + "Rewrite the parts that the app needs in Swift.")
    }
}
