import Foundation
import SwiftSyntax

/// The Swift sources of a target, which are rewritten together: what one file declares decides how others are written.
///
/// Rewriting takes two passes. When a module is made, its files are read and the declarations of those that may have
/// something to rewrite are gathered; each file can then be rewritten alone.
public struct SourceModule: Sendable {
    /// The module's name, as imports have it.
    public let name: String
    let files: [SourceText]
    /// The syntax of the files that were worth parsing, by their place in `files`.
    let trees: [Int: SourceFileSyntax]
    let index: DeclarationIndex
    /// The names that are declared with the type of a class.
    let metatypes: [String: String]
    let options: RewritingOptions
    /// The file that gets the module's own `CGRect.intersects(_:)`, if it needs one.
    let firstFileWithIntersections: Int?
    /// The file that gets the module's own `XCTestCase.measure(_:)`, if it needs one.
    let firstFileWithMeasurements: Int?
    let imported: [SourceModule]
    /// Whether texts that it or a module that it imports looks up may have words that go with numbers.
    let looksUpTexts: Bool
    /// The file that gets the functions that look up the texts of all, if other modules compile something that calls them.
    let firstFileWithOpenTexts: Int?
    /// Whether the module is written for Linux as well, and so is compiled as it stands.
    let isForLinux: Bool
    /// Whether properties may be looked up by name, as those of `AnyObject` are.
    let looksUpProperties: Bool
    /// What conditions of `#if` are worth.
    let condition: Condition

    /// Reads files and gathers what they declare.
    ///
    /// - Parameters:
    ///   - name: The module's name, as imports have it.
    ///   - files: Its Swift sources.
    ///   - imported: The local modules that it imports; what they declare is known already.
    ///   - options: What there is to import.
    ///   - importsC: Whether it imports modules in C. Those are compiled for this system, so that the conditions of a
    ///     module that needs no UIKit are too.
    /// - Throws: The error of the first file that can't be read.
    public init(
        name: String, files: [URL], imported: [SourceModule] = [], options: RewritingOptions = RewritingOptions(),
        importsC: Bool = false
    ) throws {
        self.init(
            name: name, sources: try files.map { try SourceText($0) }, imported: imported, options: options,
            importsC: importsC)
    }

    init(
        name: String, sources: [SourceText], imported: [SourceModule] = [], options: RewritingOptions = .init(),
        importsC: Bool = false
    ) {
        self.name = name
        self.options = options
        self.imported = imported
        files = sources
        isForLinux = Self.isForLinux(sources)
        condition = Condition(
            modules: options.modules.union(imported.map(\.name)), isForLinux: importsC && !Self.needsUIKit(sources))
        looksUpProperties = sources.contains(where: \.namesAnyObject)
        looksUpTexts =
            options.hasPlurals
            && (imported.contains(where: \.looksUpTexts) || sources.contains { LocalizedTexts.areLookedUp(in: $0) })
        firstFileWithOpenTexts = looksUpTexts ? sources.firstIndex { LocalizedTexts.areOpen(in: $0) } : nil
        firstFileWithIntersections = Self.firstFileWithIntersections(in: sources)
        firstFileWithMeasurements = Self.firstFileWithMeasurements(in: sources)
        var parser = DeclarationParser(files: sources, condition: condition, modules: options.modules)
        if !isForLinux { parser.parse { $0.scan.isCandidate || $0.namesAnyObject } }
        let scanned = sources.flatMap(\.scan.classes)
        let first = DeclarationIndex(parser.records, scanned: scanned, imported: imported.map(\.index))
        parser.parseMore(for: first)
        trees = parser.trees
        metatypes = Self.metatypes(in: parser.trees.filter { sources[$0.key].scan.namesMetatypes }.values)
        index = DeclarationIndex(parser.records, scanned: scanned, imported: imported.map(\.index))
    }

    /// All files, in the order in which they were given.
    public func rewritten() -> [RewrittenFile] {
        Parallel.map(Array(files.indices)) { rewritten(at: $0) }
    }

    /// One of the files; nil if it isn't part of the module.
    public func rewritten(_ url: URL) -> RewrittenFile? {
        files.firstIndex { $0.url == url }.map { rewritten(at: $0) }
    }

    private func rewritten(at position: Int) -> RewrittenFile {
        let source = files[position]
        if isForLinux { return FileEdits(source).rewritten }
        guard let tree = trees[position] else { return withoutConstructs(source, at: position) }
        // The compiler says what is wrong, at the right place.
        guard !tree.hasError else { return FileEdits(source).rewritten }
        return FileRewriter(module: self, file: position).rewritten(tree)
    }

    /// A file without any construct: it may see UIKit through the module's other files, as it does on Apple's systems.
    private func withoutConstructs(_ source: SourceText, at position: Int) -> RewrittenFile {
        var edits = FileEdits(source)
        Rectangles(module: self).write(to: position, in: &edits)
        Measurements(module: self).write(to: position, in: &edits)
        LocalizedTexts(module: self).write(to: position, in: &edits)
        var imports = ImportsOfOtherFiles(module: self).missing(in: source)
        if edits.usesInternals {
            // A second import beside the file's own adds what UIKit shows to build tools alone.
            imports = imports.filter { $0 != "import UIKit" } + ["@_spi(Collage) import UIKit"]
        }
        if !imports.isEmpty { edits.insert(imports.map { $0 + "; " }.joined(), at: 0) }
        return edits.rewritten
    }
}

extension SourceModule {
    /// Whether files say what is different on Linux, and none needs UIKit: those of packages for all systems.
    private static func isForLinux(_ files: [SourceText]) -> Bool {
        !needsUIKit(files) && files.contains { $0.mentions("os(Linux)") || $0.mentions("canImport(Glibc)") }
    }

    /// Whether a file imports UIKit, or is one of tests.
    private static func needsUIKit(_ files: [SourceText]) -> Bool {
        files.contains { !$0.scan.imports.isDisjoint(with: ["UIKit", "SwiftUI", "XCTest", "Testing"]) }
    }

    /// The modules that can be imported.
    var availableModules: Set<String> { options.modules.union(imported.map(\.name)) }
}
