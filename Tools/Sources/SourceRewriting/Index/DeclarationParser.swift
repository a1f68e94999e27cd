import Foundation
import SwiftSyntax

/// Parses the files of a module that may need it, and collects their declarations.
struct DeclarationParser {
    private let files: [SourceText]
    private let condition: Condition
    private let modules: Set<String>
    private(set) var trees: [Int: SourceFileSyntax] = [:]
    private var recordsByFile: [Int: [TypeRecord]] = [:]

    init(files: [SourceText], condition: Condition, modules: Set<String>) {
        self.files = files
        self.condition = condition
        self.modules = modules
    }

    /// The declarations of the parsed files, in the order of the files.
    var records: [TypeRecord] { recordsByFile.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// Parses the selected files, and files that import unavailable modules.
    mutating func parse(where isNeeded: (SourceText) -> Bool) {
        let missing = files.indices.filter { isNeeded(files[$0]) || !files[$0].scan.imports.isSubset(of: modules) }
        parse(missing)
    }

    /// Parses the files whose classes depend on other files: classes that conform to protocols with optional
    /// requirements, and classes with overrides in extensions or subclasses.
    mutating func parseMore(for index: DeclarationIndex) {
        let protocols = index.optionalProtocols
        let extended = Set(
            index.types.values.filter { type in
                type.kind == .class && type.body == nil
                    && type.members.contains { !$0.traits.isDisjoint(with: [.override, .objc]) }
            }.map(\.simpleName))
        let more = files.indices.filter { position in
            trees[position] == nil
                && (files[position].scan.classes.contains { extended.contains($0.name) }
                    || protocols.contains { files[position].mentions($0) })
        }
        parse(more)
    }

    private mutating func parse(_ positions: [Int]) {
        let wanted = positions.filter { trees[$0] == nil }
        let files = files
        let condition = condition
        let results = Parallel.map(wanted) { position in
            let tree = files[position].parsed()
            let collector = DeclarationCollector(file: position, condition: condition)
            collector.walk(tree)
            return (tree, collector.records)
        }
        for (position, (tree, records)) in zip(wanted, results) {
            trees[position] = tree
            if !tree.hasError { recordsByFile[position] = records }
        }
    }
}

extension SourceText {
    /// A Boolean value that indicates whether the file may contain objects of type `AnyObject`.
    var namesAnyObject: Bool {
        ["[AnyObject]", "as AnyObject)", ": AnyObject?", ": AnyObject!"].contains { mentions($0) }
    }

    /// Returns whether the file contains a word, including in comments.
    func mentions(_ word: String) -> Bool { bytes.mentions(word) }
}

extension [UInt8] {
    /// Returns whether text in UTF-8 contains a word.
    package func mentions(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { word in
            withUnsafeBufferPointer { bytes in
                guard let first = word.first, let wanted = word.baseAddress, var place = bytes.baseAddress else {
                    return false
                }
                let end = place + bytes.count
                // The system's search processes many bytes at a time.
                while let found = memchr(place, Int32(first), end - place) {
                    place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
                    guard end - place >= word.count else { return false }
                    if memcmp(place, wanted, word.count) == 0 { return true }
                    place += 1
                }
                return false
            }
        }
    }
}
