/// `NSExpression` and `NSComparisonPredicate`. Foundation on Linux has classes of these names that can't be used. The names
/// refer to UIKit's classes in modules that use them.
struct Expressions {
    let module: SourceModule

    func write(to file: Int, in edits: inout FileEdits) {
        guard module.firstFileWithExpressions == file else { return }
        for name in ["NSExpression", "NSComparisonPredicate"]
        where module.files.contains(where: { $0.mentions(name) }) {
            edits.additions.append("typealias \(name) = PortablePredicates.\(name)")
        }
    }
}

extension SourceModule {
    /// Returns the first file that uses expressions, or `nil` if there's no such file.
    static func firstFileWithExpressions(in files: [SourceText]) -> Int? {
        files.indices.first { files[$0].mentions("NSExpression") || files[$0].mentions("NSComparisonPredicate") }
    }
}
