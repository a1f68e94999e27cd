import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

/// A screen of an app after the user has tapped elements, and texts that it shows.
struct Screen {
    /// The interactions before the screen is drawn.
    let steps: [Step]
    let texts: [String]

    /// An interaction of the user.
    enum Step {
        /// A tap on the element with a label.
        case tap(String)
        case type(String)
        /// Nothing, until a transition ends.
        case settle

        /// The command in the app's option `--script`.
        fileprivate var command: [Any] {
            switch self {
            case .tap(let label): ["tap", ["label": label]]
            case .type(let text): ["type", text]
            case .settle: ["settle"]
            }
        }
    }

    init(after steps: [Step], shows texts: [String]) {
        self.steps = steps
        self.texts = texts
    }

    init(afterTapping taps: String..., shows texts: [String]) {
        self.init(after: taps.map(Step.tap), shows: texts)
    }

    init(_ texts: String...) {
        self.init(after: [], shows: texts)
    }

    /// Requires that a built app shows these texts. Its display list, as text, has all texts that are on the screen.
    ///
    /// - Parameter home: The home folder of the user whose files the app reads and writes, or `nil` for the user who
    ///   runs the tests.
    func require(
        of program: URL, home: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try TemporaryFolder()
        let file = folder.url("screen.txt")
        let script = try JSONSerialization.data(withJSONObject: steps.map(\.command))
        let options = steps.isEmpty ? [] : ["--script", String(decoding: script, as: UTF8.self)]
        let variables = home.map { ["HOME=\($0.path)", "XDG_DATA_HOME=\($0.path)"] } ?? []
        let run = ProgramRun(variables + [program.path, "--snapshot", file.path] + options)
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
