import Foundation
import SwiftSyntax

/// The Swift sources of a target, which are rewritten together because the result for one file depends on the
/// declarations in others.
///
/// Rewriting has two passes. Creating a module reads its files and collects the declarations of files with possible
/// constructs. Each file can then be rewritten separately.
public struct SourceModule: Sendable {
    /// The name of the module in `import` declarations.
    public let name: String
    let files: [SourceText]
    /// The syntax trees of the parsed files, by their indexes in `files`.
    let trees: [Int: SourceFileSyntax]
    let index: DeclarationIndex
    /// The names that are declared with metatypes, and their classes.
    let metatypes: [String: String]
    let options: RewritingOptions
    /// The index of the file that gets the module's own `CGRect.intersects(_:)`, if it needs one.
    let firstFileWithIntersections: Int?
    /// The index of the file that gets the module's own `NSLocale.isoCountryCodes`, if it needs one.
    let firstFileWithCountryCodes: Int?
    /// The index of the file that gets the module's own `XCTestCase.measure(_:)`, if it needs one.
    let firstFileWithMeasurements: Int?
    /// The index of the file that gets the module's own names for `NSExpression` and similar classes, if it needs them.
    let firstFileWithExpressions: Int?
    let imported: [SourceModule]
    /// A Boolean value that indicates whether this module or an imported one looks up texts that may have plural forms.
    let looksUpTexts: Bool
    /// The index of the file that gets the functions for looking up texts, if other modules compile code that calls
    /// them.
    let firstFileWithOpenTexts: Int?
    /// A Boolean value that indicates whether the module also supports Linux, so that it isn't rewritten.
    package let isForLinux: Bool
    /// A Boolean value that indicates whether properties may be looked up by name, as for `AnyObject`.
    let looksUpProperties: Bool
    /// The evaluator of `#if` conditions.
    let condition: Condition

    /// Reads files and collects their declarations.
    ///
    /// - Parameters:
    ///   - name: The name of the module in `import` declarations.
    ///   - files: The Swift sources.
    ///   - imported: The imported local modules, whose declarations have been collected.
    ///   - options: The options with the available modules.
    ///   - importsC: Whether the module imports C modules. They're compiled for this system, so the conditions of a
    ///     module that doesn't need UIKit are evaluated for this system as well.
    ///   - isOfPackage: Whether SwiftPM also builds the module on Apple platforms, where it sets `SWIFT_PACKAGE`.
    ///   - generated: The texts of generated sources by the locations that messages refer to.
    /// - Throws: The error of the first file that can't be read.
    public init(
        name: String, files: [URL], imported: [SourceModule] = [], options: RewritingOptions = RewritingOptions(),
        importsC: Bool = false, isOfPackage: Bool = true, generated: [URL: String] = [:]
    ) throws {
        let others = generated.sorted { $0.key.path < $1.key.path }.map { SourceText($0, bytes: Array($1.utf8)) }
        self.init(
            name: name, sources: try files.map { try SourceText($0) } + others, imported: imported, options: options,
            importsC: importsC, isOfPackage: isOfPackage)
    }

    init(
        name: String, sources: [SourceText], imported: [SourceModule] = [], options: RewritingOptions = .init(),
        importsC: Bool = false, isOfPackage: Bool = true
    ) {
        self.name = name
        self.options = options
        self.imported = imported
        files = sources
        isForLinux = Self.isForLinux(sources)
        condition = Condition(
            modules: options.modules.union(imported.map(\.name)), isForLinux: importsC && !Self.needsUIKit(sources),
            isOfPackage: isOfPackage)
        looksUpProperties = sources.contains(where: \.namesAnyObject)
        looksUpTexts =
            options.hasPlurals
            && (imported.contains(where: \.looksUpTexts) || sources.contains { LocalizedTexts.areLookedUp(in: $0) })
        firstFileWithOpenTexts = looksUpTexts ? sources.firstIndex { LocalizedTexts.areOpen(in: $0) } : nil
        firstFileWithIntersections = Self.firstFileWithIntersections(in: sources)
        firstFileWithCountryCodes = Self.firstFileWithCountryCodes(in: sources)
        firstFileWithMeasurements = Self.firstFileWithMeasurements(in: sources)
        firstFileWithExpressions = Self.firstFileWithExpressions(in: sources)
        var parser = DeclarationParser(files: sources, condition: condition, modules: options.modules)
        if !isForLinux { parser.parse { $0.scan.isCandidate || $0.namesAnyObject || $0.scan.namesMetatypes } }
        let scanned = sources.flatMap(\.scan.classes)
        let first = DeclarationIndex(parser.records, scanned: scanned, imported: imported.map(\.index))
        parser.parseMore(for: first)
        trees = parser.trees
        metatypes = Self.metatypes(
            in: parser.trees.filter { sources[$0.key].scan.namesMetatypes }.values, copiedIn: parser.trees.values)
        index = DeclarationIndex(parser.records, scanned: scanned, imported: imported.map(\.index))
    }

    /// Returns all rewritten files, in the order of the sources.
    public func rewritten() -> [RewrittenFile] {
        Parallel.map(Array(files.indices)) { rewritten(at: $0) }
    }

    /// Returns a rewritten file, or `nil` if it isn't part of the module.
    public func rewritten(_ url: URL) -> RewrittenFile? {
        files.firstIndex { $0.url == url }.map { rewritten(at: $0) }
    }

    private func rewritten(at position: Int) -> RewrittenFile {
        let source = files[position]
        if isForLinux { return FileEdits(source).rewritten }
        guard let tree = trees[position] else { return withoutConstructs(source, at: position) }
        // The compiler reports syntax errors at the right location.
        guard !tree.hasError else { return FileEdits(source).rewritten }
        return FileRewriter(module: self, file: position).rewritten(tree)
    }

    /// Returns a file without constructs. As on Apple platforms, it may use UIKit through an import in another file of
    /// the module.
    private func withoutConstructs(_ source: SourceText, at position: Int) -> RewrittenFile {
        var edits = FileEdits(source)
        Rectangles(module: self).write(to: position, in: &edits)
        CountryCodes(module: self).write(to: position, in: &edits)
        Measurements(module: self).write(to: position, in: &edits)
        Expressions(module: self).write(to: position, in: &edits)
        LocalizedTexts(module: self).write(to: position, in: &edits)
        var imports = ImportsOfOtherFiles(module: self).missing(in: source)
        if edits.usesInternals {
            // An additional import makes the interface available that UIKit provides only for build tools.
            imports = imports.filter { $0 != "import UIKit" } + ["@_spi(Collage) import UIKit"]
        }
        edits.prepend(imports: imports)
        return edits.rewritten
    }
}

extension SourceModule {
    /// Returns whether files have conditions for Linux and none of them needs UIKit, as in packages for all platforms.
    private static func isForLinux(_ files: [SourceText]) -> Bool {
        !needsUIKit(files) && files.contains { $0.mentions("os(Linux)") || $0.mentions("canImport(Glibc)") }
    }

    /// Returns whether a file imports UIKit or a testing library.
    private static func needsUIKit(_ files: [SourceText]) -> Bool {
        files.contains { !$0.scan.imports.isDisjoint(with: ["UIKit", "SwiftUI", "XCTest", "Testing"]) }
    }

    /// The modules that can be imported.
    var availableModules: Set<String> { options.modules.union(imported.map(\.name)) }
}
