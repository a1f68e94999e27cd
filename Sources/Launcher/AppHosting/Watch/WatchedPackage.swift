import Foundation

/// The package that an application was built from, determined by the path of its executable.
package struct WatchedPackage: Sendable, Hashable {
    /// The package's folder.
    package let root: String
    /// The name of the application's product.
    package let product: String
    /// The build configuration: `debug` or `release`.
    package let configuration: String

    /// Creates a package from the path of an executable, or returns `nil` if the executable isn't in a SwiftPM build
    /// folder.
    package init?(executable: String) {
        let parts = executable.split(separator: "/", omittingEmptySubsequences: false)
        guard let build = parts.lastIndex(of: ".build"), parts.count >= build + 3,
            let configuration = parts.dropLast().last, ["debug", "release"].contains(configuration)
        else { return nil }
        root = parts[..<build].joined(separator: "/")
        product = String(parts[parts.count - 1])
        self.configuration = String(configuration)
    }

    /// Returns the arguments of `swift` that build the application.
    ///
    /// - Parameter others: More arguments, such as traits.
    package func buildArguments(_ others: [String]) -> [String] {
        ["build", "--package-path", root, "--configuration", configuration, "--product", product] + others
    }

    /// The folders with the application's sources: the package, and the local packages it depends on.
    package var folders: [String] {
        [root] + Self.localDependencies(URL(fileURLWithPath: root + "/.build/workspace-state.json"))
    }

    private struct WorkspaceState: Decodable {
        struct Content: Decodable { var dependencies: [Dependency] }
        struct Dependency: Decodable { var packageRef: Reference }
        struct Reference: Decodable {
            var kind: String
            var location: String
        }

        var object: Content
    }

    private static func localDependencies(_ state: URL) -> [String] {
        guard let data = try? Data(contentsOf: state),
            let state = try? JSONDecoder().decode(WorkspaceState.self, from: data)
        else { return [] }
        return state.object.dependencies.map(\.packageRef).filter { $0.kind == "fileSystem" }.map(\.location)
    }
}
