import Foundation

/// Packages in repositories, which SwiftPM fetches into the cache.
enum PackageCheckouts {
    /// Returns the folders of packages and their dependencies. Packages that can't be fetched are omitted.
    ///
    /// - Parameters:
    ///   - dependencies: The dependencies in the syntax of a manifest.
    ///   - source: The project that depends on them. Each project has separate checkouts, because its versions can
    ///     differ.
    static func folders(of dependencies: [String], for source: URL) -> (folders: [URL], findings: [Finding]) {
        let place = Installation.current.cache.appending(path: "packages/\(Installation.key(of: source.path))")
        var findings: [Finding] = []
        do throws(BuildFailure) {
            do throws(BuildFailure) {
                return (try resolve(dependencies, in: place, for: source), [])
            } catch {
                // The packages may also have no common versions.
                guard dependencies.count > 1 else { throw error }
            }
            var usable: [String] = []
            for dependency in dependencies {
                do throws(BuildFailure) {
                    let trial = place.appending(path: "single-\(Installation.key(of: dependency))")
                    _ = try resolve([dependency], in: trial, for: source)
                    usable.append(dependency)
                } catch {
                    findings += error.findings
                }
            }
            guard !usable.isEmpty else { return ([], findings) }
            return (try resolve(usable, in: place, for: source), findings)
        } catch {
            return ([], findings + error.findings)
        }
    }

    /// Fetches packages, unless the folder contains them from an earlier run.
    private static func resolve(
        _ dependencies: [String], in place: URL, for source: URL
    ) throws(BuildFailure) -> [URL] {
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
        if (try? String(contentsOf: file, encoding: .utf8)) != manifest || !state.exists {
            do {
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try manifest.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                throw BuildFailure("packages can't be fetched: \(error.localizedDescription)", file: place.path)
            }
            let outcome = Command.capture("swift", ["package", "--package-path", place.path, "resolve"])
            guard outcome.status == 0 else {
                // Lets the next build try again.
                try? FileManager.default.removeItem(at: file)
                let names = dependencies.map { $0.firstMatch(of: /url: "([^"]*)"/).map { String($0.output.1) } ?? $0 }
                // Imports of its modules in the app are errors. It may be needed only by tests.
                throw BuildFailure([
                    Finding(
                        .warning, file: source.path,
                        "\(names.joined(separator: ", ")) can't be fetched, so the sources are built without it: "
                            + outcome.errors.lastLines(4))
                ])
            }
        }
        guard let data = try? Data(contentsOf: state), let content = try? JSONDecoder().decode(State.self, from: data)
        else { return [] }
        return content.object.dependencies.map { place.appending(path: ".build/checkouts/\($0.subpath)") }
    }

    private struct State: Decodable {
        struct Object: Decodable { var dependencies: [Dependency] }
        struct Dependency: Decodable { var subpath: String }

        var object: Object
    }
}
