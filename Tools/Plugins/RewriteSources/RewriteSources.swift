import Foundation
import PackagePlugin

/// A plugin that rewrites the sources of a target before they're compiled.
///
/// SwiftPM compiles a target's sources and the files that plugins write. Therefore, the original sources are in a
/// subfolder that the target excludes: `Sources/App` is compiled, and `Sources/App/iOS` is rewritten.
@main
struct RewriteSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let folder = target.directoryURL.appending(path: "iOS")
        let sources = try Self.sources(in: folder)
        guard !sources.isEmpty else {
            Diagnostics.error(
                "\(folder.path) holds no Swift sources: put those to rewrite there, and exclude the folder.")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "Rewritten")
        return [
            .buildCommand(
                displayName: "Rewriting \(sources.count) sources of \(target.name)",
                executable: try context.tool(named: "source-rewriter").url,
                arguments: [folder.path, output.path, "--name", target.moduleName],
                inputFiles: sources, outputFiles: sources.map { output.appending(path: Self.path(of: $0, in: folder)) })
        ]
    }

    private static func sources(in folder: URL) throws -> [URL] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }

    private static func path(of file: URL, in folder: URL) -> String {
        String(file.path.dropFirst(folder.path.count + 1))
    }
}
