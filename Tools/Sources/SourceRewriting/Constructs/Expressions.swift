/// `NSExpression`. Foundation on Linux has a class of this name that can't be used. The name refers to Core Data's class in
/// modules that use it.
struct Expressions {
    let module: SourceModule

    func write(to file: Int, in edits: inout FileEdits) {
        guard module.firstFileWithExpressions == file else { return }
        edits.additions.append("typealias NSExpression = PortableCoreData.NSExpression")
    }
}

extension SourceModule {
    /// Returns the first file that uses expressions with Core Data, or `nil` if there's no such file.
    static func firstFileWithExpressions(in files: [SourceText]) -> Int? {
        files.indices.first { files[$0].scan.imports.contains("CoreData") && files[$0].mentions("NSExpression") }
    }
}
