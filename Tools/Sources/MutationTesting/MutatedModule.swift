import Foundation

/// The sources of a module with mutants, each of which is enabled by running the program with its number.
public struct MutatedModule {
    /// A mutant and its file.
    public struct Entry: Sendable {
        /// The number that enables the mutant as the value of the environment variable `MUTANT`, starting at 1.
        public let number: Int
        /// The path of the source, relative to the module's folder.
        public let file: String
        /// The mutant.
        public let mutant: Mutant
    }

    private let folder: URL
    private let sources: [(file: String, text: String, sites: [MutantFinder.Site])]

    /// Reads the sources below a folder, except the ones that check invariants for tests.
    ///
    /// - Parameter parts: The prefixes of the paths to include, or an empty array to include all sources.
    /// - Complexity: O(*n*) in the size of the sources.
    public init(_ folder: URL, parts: [String] = []) throws {
        self.folder = folder
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        sources = try files.filter { file in
            file.hasSuffix(".swift") && !file.hasSuffix("+Invariants.swift")
                && (parts.isEmpty || parts.contains { file.hasPrefix($0) })
        }.sorted().map { file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            return (file, text, MutantFinder.sites(in: text))
        }
    }

    /// All mutants, numbered in the order of files and positions.
    public var entries: [Entry] {
        sources.flatMap { source in source.sites.map { (source.file, $0.mutant) } }.enumerated().map { index, place in
            Entry(number: index + 1, file: place.0, mutant: place.1)
        }
    }

    /// Overwrites the sources with versions that contain the given mutants, and adds the file with the functions that
    /// enable them.
    public func write(_ numbers: Set<Int>) throws {
        var first = 1
        for source in sources {
            let chosen = source.sites.enumerated().compactMap { index, site in
                numbers.contains(first + index) ? (number: first + index, change: site.change) : nil
            }
            first += source.sites.count
            guard !chosen.isEmpty else { continue }
            try Self.text(source.text, with: chosen).write(
                to: folder.appending(path: source.file), atomically: true, encoding: .utf8)
        }
        try switches.write(to: folder.appending(path: "_Mutants.swift"), atomically: true, encoding: .utf8)
    }

    /// Returns the text with changes that don't add lines, so that the compiler reports the line numbers of
    /// the original source.
    static func text(_ text: String, with changes: [(number: Int, change: MutantFinder.Change)]) -> String {
        var insertions: [(offset: Int, order: (Int, Int), text: String)] = []
        var cuts: [(range: Range<Int>, text: String)] = []
        for (number, change) in changes {
            let range = change.range
            // At the same offset, closing text comes first, starting with the innermost. It's followed by opening text,
            // starting with the outermost.
            insertions.append(
                (range.lowerBound, (1, -range.upperBound), change.prefix.replacing("#", with: "\(number)")))
            insertions.append((range.upperBound, (0, -range.lowerBound), change.suffix))
            if let cut = change.replacement { cuts.append(cut) }
        }
        insertions.sort { ($0.offset, $0.order.0, $0.order.1) < ($1.offset, $1.order.0, $1.order.1) }
        cuts.sort { $0.range.lowerBound < $1.range.lowerBound }

        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        var cutIndex = 0
        func copy(to end: Int) {
            while cutIndex < cuts.count, cuts[cutIndex].range.lowerBound < end {
                let cut = cuts[cutIndex]
                result += bytes[position..<cut.range.lowerBound] + Array(cut.text.utf8)
                position = cut.range.upperBound
                cutIndex += 1
            }
            result += bytes[position..<end]
            position = end
        }
        for insertion in insertions {
            copy(to: insertion.offset)
            result += Array(insertion.text.utf8)
        }
        copy(to: bytes.count)
        return String(decoding: result, as: UTF8.self)
    }

    /// The functions that enable mutants. Each has the number of the mutant as an argument. Inlinable code can call
    /// them.
    ///
    /// If the environment variable `MUTANTS_REACHED` contains a path, they write the number of each reached mutant to
    /// that file once. Several threads may write the same number. The number is written before a mutant can end the
    /// process.
    private var switches: String {
        let capacity = entries.count + 1
        return """
            import Glibc

            @usableFromInline let _mutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

            private let file = getenv("MUTANTS_REACHED").map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o644) }

            private nonisolated(unsafe) let isReached = {
                let flags = UnsafeMutablePointer<Bool>.allocate(capacity: \(capacity))
                flags.initialize(repeating: false, count: \(capacity))
                return flags
            }()

            @usableFromInline func _isMutant(_ number: Int) -> Bool {
                if let file, !isReached[number] {
                    isReached[number] = true
                    let line = "\\(number)\\n"
                    _ = write(file, line, line.utf8.count)
                }
                return number == _mutant
            }

            @usableFromInline func _mutantKeeps(_ number: Int) -> Bool { !_isMutant(number) }

            @usableFromInline func _mutantNegated(_ number: Int, _ value: Bool) -> Bool { _isMutant(number) != value }

            @usableFromInline func _mutantLarger<Number: Numeric>(_ number: Int, _ value: Number) -> Number {
                _isMutant(number) ? value + 1 : value
            }

            @usableFromInline func _mutantLess<Value: Comparable>(
                _ number: Int, _ orEqual: Bool, _ left: Value, _ right: Value
            ) -> Bool {
                _isMutant(number) != orEqual ? left <= right : left < right
            }

            @usableFromInline func _mutantGreater<Value: Comparable>(
                _ number: Int, _ orEqual: Bool, _ left: Value, _ right: Value
            ) -> Bool {
                _isMutant(number) != orEqual ? left >= right : left > right
            }

            """
    }
}
