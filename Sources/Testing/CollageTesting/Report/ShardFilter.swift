/// The filters for `swift test` that select the tests of a shard.
enum ShardFilter {
    /// Returns the tests in the output of `swift test list`, which may contain other lines.
    static func tests(listed output: String) -> [String] {
        output.split(separator: "\n").map { String($0) }.filter { line in
            let module = line.prefix { $0 != "." }
            let isModule = !module.isEmpty && module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            // A test outside of a suite has no slash.
            return isModule && module.count < line.count && (line.contains("/") || line.hasSuffix(")"))
        }
    }

    /// Returns regular expressions that match exactly these tests: one for each module, suite, and group of 100 tests.
    /// The length of arguments is limited, and one expression for each test would be slow to match.
    static func patterns(for tests: [String]) -> [String] {
        let parents = Dictionary(grouping: Set(tests.map(TestShard.name(ofTest:)))) { test in
            test[..<(nameStart(of: test) ?? test.startIndex)]
        }
        return parents.sorted { $0.key < $1.key }.flatMap { parent, tests in
            let names = tests.map { escaped($0.dropFirst(parent.count)) }.sorted()
            return stride(from: 0, to: names.count, by: 100).map { start in
                let part = names[start..<min(start + 100, names.count)]
                // Swift Testing matches identifiers that end with the source location of the test.
                return "^\(escaped(parent))(?:\(part.joined(separator: "|")))(?:/[^/]+\\.swift:[0-9]+:[0-9]+)?$"
            }
        }
    }

    /// Returns the start of the function's name, after the suite or the module. A name in backticks can contain both
    /// separators.
    private static func nameStart(of test: String) -> String.Index? {
        var isRaw = false
        var start: String.Index?
        for index in test.indices {
            switch test[index] {
            case "`": isRaw.toggle()
            case "(" where !isRaw: return start
            case "/" where !isRaw, "." where !isRaw: start = test.index(after: index)
            default: break
            }
        }
        return start
    }

    private static func escaped(_ text: Substring) -> String {
        text.reduce(into: "") { result, character in
            if #"\^$.|?*+()[]{}"#.contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
