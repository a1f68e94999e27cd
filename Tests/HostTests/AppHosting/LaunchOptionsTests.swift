import Testing

@testable import AppHosting

struct LaunchOptionsTests {
    @Test func `a preview is drawn into the file after its name`() throws {
        let options = try LaunchOptions.parse(["--preview", "Row", "row.png", "--", "--screen", "feed"])
        #expect(options.preview == "Row")
        #expect(options.picture == "row.png")
        #expect(options.appArguments == ["--screen", "feed"])
        #expect(try LaunchOptions.parse(["--preview", "Row"]).picture == nil)
        #expect(try LaunchOptions.parse(["--preview", "Row", "--snapshot", "row.png"]).picture == "row.png")
    }

    @Test(arguments: [["row.png"], ["--preview", "Row", "--snapshot", "a.png", "b.png"]])
    func `a file that nothing asks for is refused`(arguments: [String]) {
        #expect(throws: (any Error).self) { try LaunchOptions.parse(arguments) }
    }
}
