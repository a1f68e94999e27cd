import AppHosting
import Testing

struct BuildOutputTests {
    private let output = """
        Building for debugging...
        [1/4] Write swift-version.txt
        [2/4] Emitting module App
        /home/me/App/Sources/App/Cell.swift:4:18: error: cannot convert value of type 'String' to specified type 'Int'
         2 |     func update() {
         3 |         // The count.
         4 |         let x: Int = "a"
           |                      `- error: cannot convert value of type 'String' to specified type 'Int'
         5 |     }
        /home/me/App/Sources/App/Cell.swift:9:9: warning: variable 'y' was never used
         9 |     var y = 1
           |         `- warning: variable 'y' was never used
        [3/4] Compiling App Cell.swift
        /home/me/App/Sources/App/Cell.swift:4:18: error: cannot convert value of type 'String' to specified type 'Int'
         4 |         let x: Int = "a"
        /home/me/App/Sources/App/List.swift:1:1: error: cannot find 'Lst' in scope
        /home/me/App/Sources/App/List.swift:7:1: note: 'List' declared here
        error: fatalError
        """

    @Test func `errors are reported once with their source and short paths`() {
        #expect(
            BuildOutput.errors(in: output, root: "/home/me/App") == """
                Sources/App/Cell.swift:4:18: error: cannot convert value of type 'String' to specified type 'Int'
                 2 |     func update() {
                 3 |         // The count.
                 4 |         let x: Int = "a"
                   |                      `- error: cannot convert value of type 'String' to specified type 'Int'
                 5 |     }

                Sources/App/List.swift:1:1: error: cannot find 'Lst' in scope
                Sources/App/List.swift:7:1: note: 'List' declared here

                error: fatalError
                """)
    }

    @Test func `without errors, the end of the output is reported`() {
        let lines = (1...100).map { "line \($0)" }
        let text = BuildOutput.errors(in: lines.joined(separator: "\n") + "\n\n", root: "/")
        #expect(text.hasPrefix("line 61\n"))
        #expect(text.hasSuffix("line 100"))
    }

    @Test func `a text is never longer than a page shows`() {
        let line = "/a.swift:1:1: error: " + String(repeating: "x", count: 1000)
        let output = (1...100).map { "\(line)\($0)" }.joined(separator: "\n")
        #expect(BuildOutput.errors(in: output, root: "/b").count == 16_000)
    }
}
