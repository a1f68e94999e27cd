import Foundation

extension BuiltApp {
    /// Runs the app with this process's standard input and output, and returns its exit status.
    package func run(_ arguments: [String]) throws -> Int32 {
        try Command.pass(program, arguments, environment: variables)
    }

    /// The variable makes UIKit run frames and use the machine's fonts and image support in tests without a host. Tests
    /// wait for the ends of animations, and compare the sizes of images and labels.
    private static let testVariables = ["COLLAGE_HOST": "AppHosting.MachineHost"]

    /// Runs the tests in the program: XCTest tests, and then Swift Testing tests.
    ///
    /// - Parameters:
    ///   - filter: A regular expression for the names of tests, or `nil` for all tests.
    ///   - variables: Additional environment variables.
    /// - Returns: 0 if all tests passed, otherwise the exit status of the first library with a failure.
    package func test(filter: String?, variables: [String: String] = [:]) throws -> Int32 {
        let variables = self.variables.merging(Self.testVariables) { $1 }.merging(variables) { $1 }
        var names: [String] = []
        if let filter {
            let pattern = try Regex(filter)
            let listed = Command.capture(program.path, ["--list-tests"]).output
            names = listed.split(separator: "\n").map(String.init).filter { $0.contains(pattern) && $0.contains("/") }
        }
        // If no XCTest test matches the filter, passing no names would run all tests.
        let older =
            filter != nil && names.isEmpty
            ? 0
            : try Command.pass(
                program, names.isEmpty ? [] : [names.joined(separator: ",")], environment: variables)
        let newer = try Command.pass(
            program, ["--testing-library", "swift-testing"] + (filter.map { ["--filter", $0] } ?? []),
            environment: variables)
        // The status 69 means that the program has no Swift Testing tests.
        return older != 0 ? older : newer == 69 ? 0 : newer
    }
}
