import Testing

extension ExampleApps {
    /// Apps with mistakes, which are reported with their file and line.
    struct Mistakes {
        @Test func aSyntaxErrorIsReportedWithItsLine() throws {
            let app = try SingleFileApp(label: "Mistake")
            let statement = try #require(app.source.range(of: "let label = UILabel()"))
            let line = app.source[..<statement.lowerBound].count { $0 == "\n" } + 1
            let mistaken = app.source.replacingCharacters(in: statement, with: "let label = = UILabel()")
            try app.write(mistaken, to: app.sourceURL.lastPathComponent)
            try ProgramRun.collage("build", app.url.path).require(status: 1, printing: "\(app.sourceURL.path):\(line):")
        }

        @Test func brokenResourcesAreReportedWithTheirLines() throws {
            let app = try SingleFileApp(label: "Mistake")
            let sun = "Assets.xcassets/Sun.imageset/Contents.json"
            let moon = "Assets.xcassets/Moon.imageset/Contents.json"
            try app.write(#"{ "images": [{}] }"#, to: sun)
            try app.write("{\n  \"images\": [\n    oops\n", to: moon)
            try app.write("<?xml version=\"1.0\"?>\n<document>\n<scenes>\n", to: "Main.storyboard")
            try ProgramRun.collage("check", app.url.path).require(
                status: 1,
                printing: "\(app.url.path)/\(sun):1: warning: this set has no image file",
                "\(app.url.path)/\(moon):3: error: this isn't valid JSON",
                "\(app.url.path)/Main.storyboard:3: error: the file isn't valid XML from this line on")
        }
    }
}
