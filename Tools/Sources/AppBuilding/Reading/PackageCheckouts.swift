import Foundation

/// Fetches the packages that lie in repositories, through SwiftPM, into the cache.
enum PackageCheckouts {
    /// The folders of packages and of all that they take.
    /// - Parameters:
    ///   - dependencies: As a manifest writes them.
    ///   - source: The project that takes them; each has checkouts of its own, with versions of its own.
    static func folders(of dependencies: [String], for source: URL) -> (folders: [URL], findings: [Finding]) {
        let place = Installation.current.cache.appending(path: "packages/\(Installation.key(of: source.path))")
        let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Dependencies",
                dependencies: [
                    \(dependencies.joined(separator: ",\n        "))
                ])

            """
        let state = place.appending(path: ".build/workspace-state.json")
        let file = place.appending(path: "Package.swift")
        let isKnown = (try? String(contentsOf: file, encoding: .utf8)) == manifest && state.exists
        if !isKnown {
            do {
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try manifest.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                return (
                    [], [Finding(.error, file: place.path, "packages can't be fetched: \(error.localizedDescription)")]
                )
            }
            let outcome = Command.capture("swift", ["package", "--package-path", place.path, "resolve"])
            guard outcome.status == 0 else {
                // So that the next build tries again.
                try? FileManager.default.removeItem(at: file)
                return (
                    [],
                    [
                        Finding(
                            .error, file: source.path,
                            "the project's packages can't be fetched: \(outcome.errors.lastLines(4))")
                    ]
                )
            }
        }
        guard let data = try? Data(contentsOf: state), let content = try? JSONDecoder().decode(State.self, from: data)
        else { return ([], []) }
        return (content.object.dependencies.map { place.appending(path: ".build/checkouts/\($0.subpath)") }, [])
    }

    private struct State: Decodable {
        struct Object: Decodable { var dependencies: [Dependency] }
        struct Dependency: Decodable { var subpath: String }

        var object: Object
    }
}
