import AppBuilding
import Foundation
import Testing

/// A project of Examples/XcodeApps.
struct ExampleApp {
    let name: String

    var folder: URL { Checkout.exampleApps.appending(path: name) }

    init(_ name: String) {
        self.name = name
    }

    /// Requires that the app is built without changes, and then shows each of the given screens.
    ///
    /// - Parameter home: The home folder of the user whose files the app reads and writes, or `nil` for the user who
    ///   runs the tests.
    func require(
        _ screens: Screen..., home: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let check = ProgramRun.collage("check", folder.path)
        try check.require(printing: "no problems found", sourceLocation: sourceLocation)
        let build = try ProgramRun.collage("build", folder.path).require(sourceLocation: sourceLocation)
        // The built app draws all screens, because the command would plan a build for each.
        let program = URL(fileURLWithPath: build.lastLine).appending(path: name)
        for screen in screens { try screen.require(of: program, home: home, sourceLocation: sourceLocation) }
    }

    /// Requires that the tests of the app pass.
    func requireTests(count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try ProgramRun.collage("test", folder.path)
            .require(printing: "Executed \(count) tests, with 0 failures", sourceLocation: sourceLocation)
    }

    /// Copies the project without the command's output next to it, and returns the copy.
    func copy(to parent: URL) throws -> URL {
        let files = FileManager.default
        let copy = parent.appending(path: name)
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        for item in try files.contentsOfDirectory(atPath: folder.path) where item != ".collage" {
            try files.copyItem(at: folder.appending(path: item), to: copy.appending(path: item))
        }
        return copy
    }
}
