import Foundation

/// The commands that compile the Swift modules of a package, from the manifest that SwiftPM writes for its build system.
struct CompileCommands {
    /// The words of the commands by the names of the modules. The first one is the compiler.
    private let commands: [String: [String]]

    init(contentsOf manifest: URL) throws(BuildFailure) {
        do {
            self.init(try String(contentsOf: manifest, encoding: .utf8))
        } catch {
            throw BuildFailure("the build plan can't be read: \(error.localizedDescription)", file: manifest.path)
        }
    }

    /// - Parameter manifest: The text of a manifest.
    /// - Complexity: O(*n*) in the length of the text.
    init(_ manifest: String) {
        var commands: [String: [String]] = [:]
        var module: Substring?
        for line in manifest.split(separator: "\n") {
            if line.hasPrefix("  \"") {
                module = line.hasSuffix(".module\":") ? line.firstMatch(of: /"C\.(.+?)-[^"]*\.module"/)?.1 : nil
            } else if let name = module, line.hasPrefix("    args: ") {
                // JSON is a part of YAML.
                let words = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(10).utf8))
                commands[String(name)] = words
                module = nil
            }
        }
        self.commands = commands
    }

    /// Returns the command that emits the interface of a module from all of its sources, which are checked for that, or `nil`
    /// if the package has no such Swift module.
    ///
    /// - Parameters:
    ///   - interface: The file to write.
    ///   - others: The folders with the interfaces of other modules, in the order in which they're searched.
    func check(_ module: String, sources: [URL], to interface: URL, others: [URL]) -> [String]? {
        guard let command = commands[module], let compiler = command.first else { return nil }
        let searches = others.flatMap { ["-I", $0.path] }
        let output = ["-emit-module", "-emit-module-path", interface.path, "-whole-module-optimization"]
        return [compiler] + searches + Self.settings(of: command) + output + sources.map(\.path)
    }

    /// Returns the options of a command that don't determine its outputs, progress, or sources.
    private static func settings(of command: [String]) -> [String] {
        var settings: [String] = []
        var words = command.dropFirst()
        while let word = words.popFirst() {
            if forwarding.contains(word) {
                settings += [word] + [words.popFirst()].compactMap(\.self)
            } else if withPath.contains(word) {
                words = words.dropFirst()
            } else if !flags.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
                settings.append(word)
            }
        }
        return settings
    }

    private static let forwarding: Set<String> = ["-Xcc", "-Xfrontend", "-Xlinker"]
    private static let withPath: Set<String> = [
        "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads",
    ]
    private static let flags: Set<String> = [
        "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
        "-parseable-output", "-emit-objc-header", "-whole-module-optimization", "-wmo", "-color-diagnostics", "-g",
    ]
}
