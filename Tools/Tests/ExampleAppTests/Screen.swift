import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

/// A screen of an app after the user has tapped elements, and texts that it shows.
struct Screen {
    /// The labels of the elements that the user taps first.
    let taps: [String]
    let texts: [String]

    init(afterTapping taps: String..., shows texts: [String]) {
        self.taps = taps
        self.texts = texts
    }

    init(_ texts: String...) {
        self.init(shows: texts)
    }

    /// The taps as the app's option `--script` reads them.
    private var script: String {
        get throws {
            let steps = taps.map { ["tap", ["label": $0]] as [Any] }
            return String(decoding: try JSONSerialization.data(withJSONObject: steps), as: UTF8.self)
        }
    }

    /// Requires that a built app shows these texts. Its display list, as text, has all texts that are on the screen.
    func require(of program: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let folder = try TemporaryFolder()
        let file = folder.url("screen.txt")
        let options = taps.isEmpty ? [] : ["--script", try script]
        let run = ProgramRun([program.path, "--snapshot", file.path] + options)
        try run.require(sourceLocation: sourceLocation)
        try require(in: file, drawnBy: run, sourceLocation: sourceLocation)
    }

    /// Requires that a display list in a file has these texts.
    func require(in file: URL, drawnBy run: ProgramRun, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try #require(file.exists, "\(run)", sourceLocation: sourceLocation)
        let shown = try String(contentsOf: file, encoding: .utf8)
        let missing = texts.filter { !shown.contains($0) }
        try #require(missing.isEmpty, "The screen shows:\n\(shown)\n\(run)", sourceLocation: sourceLocation)
    }
}
