import Foundation
import SwiftSyntax

/// Parses the files of a module that may need it, and gathers their declarations.
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

    /// What the parsed files declare, in their order.
    var records: [TypeRecord] { recordsByFile.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// Parses the files that are chosen, and those that import what isn't there.
    mutating func parse(where isNeeded: (SourceText) -> Bool) {
        let missing = files.indices.filter { isNeeded(files[$0]) || !files[$0].scan.imports.isSubset(of: modules) }
        parse(missing)
    }

    /// Parses the files whose classes others decide about: those that conform to protocols with optional requirements,
    /// and those whose extensions or subclasses override.
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
    /// Whether there are objects in the file of which nothing else is said.
    var namesAnyObject: Bool { mentions("[AnyObject]") || mentions("as AnyObject)") }

    /// Whether a word stands in the file, be it in a comment.
    func mentions(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { word in
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = word.first, let wanted = word.baseAddress, var place = bytes.baseAddress else {
                    return false
                }
                let end = place + bytes.count
                // The system's own search looks at many bytes at a time.
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
