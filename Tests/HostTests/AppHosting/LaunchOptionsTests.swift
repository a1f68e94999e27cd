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

    @Test func `an image can wait for text, and a page can't`() throws {
        #expect(try LaunchOptions.parse(["--snapshot", "a.png", "--wait-for", "Loaded"]).waitFor == "Loaded")
        #expect(throws: (any Error).self) { try LaunchOptions.parse(["--wait-for", "Loaded"]) }
    }

    @Test(arguments: [["row.png"], ["--preview", "Row", "--snapshot", "a.png", "b.png"]])
    func `a file name without an image option is rejected`(arguments: [String]) {
        #expect(throws: (any Error).self) { try LaunchOptions.parse(arguments) }
    }
}
