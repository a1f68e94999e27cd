import Testing

@testable import AppBuilding

struct CompilerOutputTests {
    @Test func eachErrorIsFoundOnceWithItsLines() {
        let output = """
            [1/3] Compiling App a.swift
            /x/My App/a.swift:3:5: error: cannot find 'y' in scope
             1 | let x = 1
             3 |     y
               |     `- error: cannot find 'y' in scope
            [2/3] Emitting module
            /x/My App/a.swift:3:5: error: cannot find 'y' in scope
            warning: this is none
            error: emit-module command failed with exit code 1
            """
        let findings = CompilerOutput.findings(in: output)
        #expect(findings.count == 1)
        #expect(findings.first?.file == "/x/My App/a.swift")
        #expect(findings.first?.line == 3 && findings.first?.column == 5)
        #expect(findings.first?.message.hasPrefix("cannot find 'y' in scope\n 1 |") == true)
    }

    @Test func anErrorWithoutALocationIsReportedWithItsReason() {
        #expect(CompilerOutput.findings(in: "error: fatalError").map(\.description) == ["error: fatalError"])
    }

    @Test func symbolsThatTheLinkerMissesAreReported() {
        let output = """
            error: link command failed with exit code 1 (use -v to see invocation)
            ld.lld: error: undefined symbol: draw
            >>> referenced by a.swift:3
            """
        let messages = CompilerOutput.findings(in: output).map(\.message)
        #expect(messages == ["ld.lld: error: undefined symbol: draw\n>>> referenced by a.swift:3"])
    }

    @Test(arguments: [("macro expansion #Preview:5:9", "macro expansion #Preview:5:9"), ("<unknown>:0", "<unknown>")])
    func errorsOutsideOfFilesAreFound(place: String, shown: String) {
        let output = "\(place): error: cannot find 'y' in scope\nerror: emit-module command failed with exit code 1\n"
        let findings = CompilerOutput.findings(in: output)
        #expect(findings.map(\.description) == ["\(shown): error: cannot find 'y' in scope"])
    }

    @Test func withoutErrorsTheEndOfTheOutputIsReported() {
        let findings = CompilerOutput.findings(in: "one\ntwo\n")
        #expect(findings.map(\.message) == ["the build failed:\none\ntwo"])
    }
}
