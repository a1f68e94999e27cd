import Foundation
import XcodeProjects

/// A manifest of Tuist: `Project.swift`, `Workspace.swift`, or `Tuist/Dependencies.swift`. It's a program, which is compiled
/// with the modules that it imports, and executed to get its values.
///
/// The folder `Tools/ProjectDescription` contains the module with Tuist's declarations. It writes the values in the format
/// of XcodeGen.
struct TuistManifest {
    /// The values as JSON.
    let text: String

    /// The line before the values in the output of a manifest.
    private static let mark = "== description =="

    /// - Throws: A ``BuildFailure`` with the messages of the compiler, or of the manifest.
    init(_ file: URL, installation: Installation = .current) throws(BuildFailure) {
        let file = file.standardizedFileURL
        let root = Self.root(of: file.deletingLastPathComponent())
        let modules = Self.helpers(in: root)
        let declarations = Module(
            name: "ProjectDescription", folder: installation.root.appending(path: "Tools/ProjectDescription"))
        let products = try Self.build([declarations] + modules, in: installation.cache.appending(path: "manifests"))
        let variables = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("TUIST_") }
        let key = Installation.key(
            of: file.path + Self.contents([file]) + products.path + variables.sorted { $0.key < $1.key }.description)
        let program = products.appending(path: "manifest-\(key)")
        let result = program.appendingPathExtension("json")
        if let known = FileManager.default.contents(atPath: result.path) {
            text = String(decoding: known, as: UTF8.self)
            return
        }
        let libraries = (modules.reversed() + [declarations]).map { "-l\($0.name)" }
        try Self.compile(
            ["-I", products.path, "-L", products.path, "-o", program.path, file.path] + libraries, for: file)
        defer { try? FileManager.default.removeItem(at: program) }
        let outcome = Command.capture(program.path, [], in: file.deletingLastPathComponent())
        guard outcome.status == 0, let range = outcome.output.range(of: Self.mark + "\n", options: .backwards) else {
            throw BuildFailure("the manifest has no values: \(outcome.errors.lastLines(3))", file: file.path)
        }
        text = outcome.output[range.upperBound...].replacingOccurrences(of: "<root>", with: root.path)
        try? Data(text.utf8).write(to: result)
    }

    /// Returns the manifest of the packages that a project or workspace declares outside its manifest.
    static func packageManifest(for file: URL) -> URL? {
        let root = root(of: file.deletingLastPathComponent())
        return ["Tuist/Package.swift", "Package.swift", "Tuist/Dependencies.swift"].map { root.appending(path: $0) }
            .first(where: \.exists)
    }

    /// Returns the manifests of the projects in a workspace.
    ///
    /// - Parameter folder: The folder that paths are relative to.
    func projects(below folder: URL) throws(BuildFailure) -> [URL] {
        struct Contents: Decodable { let projects: [String] }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(text.utf8)) else {
            throw BuildFailure("the workspace has no projects", file: folder.path)
        }
        let folder = folder.standardizedFileURL
        let manifests = FileManager.default.files(below: folder).filter { $0.lastPathComponent == "Project.swift" }
        let patterns = contents.projects.map { path in
            PathPattern(path.replacingOccurrences(of: folder.path + "/", with: ""))
        }
        return manifests.filter { manifest in
            let path = manifest.deletingLastPathComponent().path.dropFirst(folder.path.count + 1)
            return patterns.contains { path.isEmpty ? $0.isEmpty : !$0.isEmpty && $0.matches(String(path)) }
        }
    }

    // MARK: Modules

    private struct Module {
        let name: String
        let folder: URL

        var files: [URL] { FileManager.default.files(below: folder).filter { $0.pathExtension == "swift" } }
    }

    /// Returns the folder that paths with the prefix `//` are relative to: the nearest one above a manifest with the files
    /// of Tuist, or the manifest's folder.
    private static func root(of folder: URL) -> URL {
        var candidate = folder.standardizedFileURL
        while candidate.path.count > 1 {
            if ["Tuist", "Tuist.swift", ".git"].contains(where: { candidate.appending(path: $0).exists }) {
                return candidate
            }
            candidate = candidate.deletingLastPathComponent()
        }
        return folder
    }

    /// Returns the modules of plugins in the repository, and the project's own helpers, in the order in which they're built.
    private static func helpers(in root: URL) -> [Module] {
        let plugins = FileManager.default.files(below: root.appending(path: "Plugins"))
            .filter { $0.lastPathComponent == "Plugin.swift" }
            .compactMap { file -> Module? in
                guard let text = try? String(contentsOf: file, encoding: .utf8),
                    let name = text.firstMatch(of: /name:\s*"([^"]+)"/)?.output.1
                else { return nil }
                return Module(
                    name: String(name),
                    folder: file.deletingLastPathComponent().appending(path: "ProjectDescriptionHelpers"))
            }
        let own = Module(
            name: "ProjectDescriptionHelpers", folder: root.appending(path: "Tuist/ProjectDescriptionHelpers"))
        return (plugins + [own]).filter { !$0.files.isEmpty }
    }

    /// Builds libraries, unless they were built from the same sources. Returns the folder with all of them.
    private static func build(_ modules: [Module], in cache: URL) throws(BuildFailure) -> URL {
        let key = Installation.key(of: modules.map { $0.name + contents($0.files) }.joined())
        let folder = cache.appending(path: "tuist-\(key)")
        guard !folder.appending(path: "built").exists else { return folder }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw BuildFailure("the folder can't be created: \(error.localizedDescription)", file: folder.path)
        }
        for module in modules {
            try compile(
                [
                    "-emit-library", "-static", "-emit-module", "-parse-as-library", "-module-name", module.name,
                    "-emit-module-path", folder.appending(path: "\(module.name).swiftmodule").path, "-I", folder.path,
                    "-o", folder.appending(path: "lib\(module.name).a").path,
                ] + module.files.map(\.path), for: module.folder)
        }
        try? Data().write(to: folder.appending(path: "built"))
        return folder
    }

    private static func compile(_ arguments: [String], for source: URL) throws(BuildFailure) {
        let outcome = Command.capture("swiftc", ["-swift-version", "5", "-suppress-warnings"] + arguments)
        guard outcome.status != 0 else { return }
        let errors = (outcome.output + outcome.errors).split(whereSeparator: \.isNewline).map(String.init)
            .filter { $0.contains(" error: ") && !$0.hasPrefix(" ") }.uniqued
        throw BuildFailure(
            "the manifest can't be compiled: \(errors.prefix(3).joined(separator: "; "))", file: source.path)
    }

    private static func contents(_ files: [URL]) -> String {
        files.map { $0.path + String(decoding: FileManager.default.contents(atPath: $0.path) ?? Data(), as: UTF8.self) }
            .joined()
    }
}
