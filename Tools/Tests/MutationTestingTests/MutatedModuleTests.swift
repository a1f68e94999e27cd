import Foundation
import Testing

@testable import MutationTesting

struct MutatedModuleTests {
    /// A source with all of its mutants.
    private func mutated(_ source: String) -> String {
        MutatedModule.text(
            source,
            with: MutantFinder.sites(in: source).enumerated().map { (number: $0 + 1, change: $1.change) })
    }

    private func summaries(_ source: String) -> [String] {
        MutantFinder.sites(in: source).map(\.mutant.summary)
    }

    @Test("Comparisons include or exclude equal values, or are negated")
    func comparisons() {
        #expect(mutated("let a = b < c + d") == "let a = _mutantLess(1, false, b , c + d)")
        #expect(mutated("let a = b >= c") == "let a = _mutantGreater(1, true, b , c)")
        #expect(mutated("let a = b == nil") == "let a = _mutantNegated(1, b == nil)")
        #expect(summaries("let a = b <= c") == ["b <= c compares by <"])
    }

    @Test("Comparators of sorts aren't mutated for equal values")
    func orders() {
        #expect(summaries("let a = b.sorted { $0.c < $1.c }").isEmpty)
        #expect(summaries("let a = b.sorted { $0 < 1 }.max { $0 < $1 }") == ["1 is 2", "$0 < $1 compares by <="])
    }

    @Test("Comparisons with tolerances aren't mutated")
    func tolerances() {
        #expect(summaries("let a = abs(b) > Tolerance.cost, c = d < costTolerance, e = f >= 1e-6").isEmpty)
        #expect(summaries("let a = b > c + 1e-9 * (1 + c), d = 2 * (costTolerance - e)").isEmpty)
        #expect(summaries("let a = b > c * 1e9, d = 2 + 1e-9, e = f([3]) * 1e-9").count == 3)
    }

    @Test("Choices of the larger value aren't mutated for equal values")
    func choices() {
        #expect(summaries("let c = a > b ? a : b, d = a < b.c ? b.c : a").isEmpty)
        #expect(summaries("let d = a > b ? a : c") == ["a > b compares by >="])
    }

    @Test("Hash functions and capacities aren't mutated")
    func hashes() {
        #expect(summaries("func hash(into hasher: inout Hasher) { hasher.combine(a); hasher.combine(b) }").isEmpty)
        #expect(summaries("static let capacity = 16, count = 2") == ["2 is 3"])
    }

    @Test("Nested mutants are also created")
    func nesting() {
        #expect(
            mutated("let a = b < 1 && 2 != c")
                == "let a = _mutantLess(1, false, b , _mutantLarger(2, 1)) && _mutantNegated(3, _mutantLarger(4, 2) != c)"
        )
    }

    @Test("Conditions are negated except in loops, which might not end")
    func conditions() {
        #expect(mutated("if isEmpty { return }") == "if _mutantNegated(1, isEmpty) { return }")
        #expect(mutated("guard a, let b else { return }") == "guard _mutantNegated(1, a), let b else { return }")
        #expect(summaries("while isRunning { step() }").isEmpty)
    }

    @Test("Statements are removed if the program still compiles")
    func statements() {
        let source = """
            func f() {
                let a: Int
                a = g()
                self.b = a
                c += a
                h()
            }
            func k() -> Int {
                h()
                j()
            }
            init() {
                self.b = b
                h()
                self.init(b)
            }
            """
        #expect(
            summaries(source) == [
                "self.b = a is left out", "c += a is left out", "h() is left out", "h() is left out",
                "h() is left out",
            ])
    }

    @Test("Numbers in patterns, raw values, checks and attributes stay")
    func constants() {
        let source = """
            enum E: Int { case a = 3 }
            @available(iOS 15, *) func f() { switch g { case 4: return h[5] } }
            func i() { precondition(j > 6); k.reserveCapacity(7); reserveCapacity(8) }
            func j() { if k.count < 7 { k.reserveCapacity(8) } }
            let l = m(capacity: 9 + n, o)
            #if hasFeature(Embedded)
            let p = q == r
            #endif
            """
        #expect(summaries(source) == ["5 is 6"])
    }

    @Test("Negative constants are increased by one")
    func negativeConstants() {
        #expect(mutated("let a = -1") == "let a = _mutantLarger(1, -1)")
        #expect(summaries("let a = b - c(-3)") == ["-3 is -2"])
        #expect(summaries("let a = -b, c = d - 4") == ["4 is 5"])
    }

    @Test("A module contains only the selected mutants, with the same line numbers")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = "let a = 1\nlet b = a <\n    2\n"
        for file in ["A.swift", "A+Invariants.swift"] {
            try source.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
        }
        let module = try MutatedModule(folder)
        #expect(module.entries.map(\.mutant.line) == [1, 2, 3])
        try module.write([2])
        let text = try String(contentsOf: folder.appending(path: "A.swift"), encoding: .utf8)
        #expect(text == "let a = 1\nlet b = _mutantLess(2, false, a ,\n    2)\n")
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "_Mutants.swift").path))
    }
}
