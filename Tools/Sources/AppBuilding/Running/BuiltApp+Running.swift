import Foundation

extension BuiltApp {
    /// Runs the app on this process's input and output, and returns its exit status.
    package func run(_ arguments: [String]) throws -> Int32 {
        try Command.pass(program, arguments)
    }

    /// Has UIKit run frames and use the machine's fonts and pictures while nobody hosts the tests: they wait for the ends
    /// of animations, and compare what images and labels say of their sizes.
    private static let testVariables = ["COLLAGE_HOST": "AppHosting.MachineHost"]

    /// Runs the tests that the program holds: those of XCTest, then those of Swift Testing.
    /// - Parameters:
    ///   - filter: A regular expression for the names of tests; nil for all.
    ///   - variables: What the tests' environment has besides.
    /// - Returns: 0 if all passed, else the exit status of the first kind that failed.
    package func test(filter: String?, variables: [String: String] = [:]) throws -> Int32 {
        let variables = Self.testVariables.merging(variables) { $1 }
        var names: [String] = []
        if let filter {
            let pattern = try Regex(filter)
            let listed = Command.capture(program.path, ["--list-tests"]).output
            names = listed.split(separator: "\n").map(String.init).filter { $0.contains(pattern) && $0.contains("/") }
        }
        // A filter that no test of XCTest matches would run all of them.
        let older =
            filter != nil && names.isEmpty
            ? 0
            : try Command.pass(
                program, names.isEmpty ? [] : [names.joined(separator: ",")], environment: variables)
        let newer = try Command.pass(
            program, ["--testing-library", "swift-testing"] + (filter.map { ["--filter", $0] } ?? []),
            environment: variables)
        // 69: there are none of this kind.
        return older != 0 ? older : newer == 69 ? 0 : newer
    }
}
