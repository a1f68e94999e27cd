import Foundation

/// A check of an app's rewritten sources with the compiler. It reports all errors of all modules, while a build ends with the
/// errors of the first module.
///
/// Collage isn't compiled for it: the sources are checked against the interfaces that an earlier build of any app wrote.
struct TypeCheck {
    let plan: AppPlan
    let rewritten: RewrittenApp
    let installation: Installation
    /// A closure that receives progress messages for the user.
    let say: (String) -> Void

    /// Returns the errors of the compiler, or `nil` if Collage must be built first.
    func findings() throws(BuildFailure) -> [Finding]? {
        let package = try GeneratedPackage(plan, rewritten, installation: installation)
        guard package.frameworks.isSubset(of: BuiltFrameworks(installation).names) else { return nil }
        // Builds replace the interfaces.
        return try BuildLock.withLock(of: installation.scratch) {
            say("Waiting for another build to end…")
        } _: { () throws(BuildFailure) in
            let commands = try AppBuild(plan, installation: installation, say: say).commands(for: package)
            return check(package, commands)
        }
    }

    private func check(_ package: GeneratedPackage, _ commands: CompileCommands) -> [Finding] {
        var findings: [Finding] = []
        var checked = CheckedModules(folder: package.folder.appending(path: "Checked"))
        for module in package.modules where module.foreignFolder == nil {
            let sources = package.sources(of: module)
            let files = FileManager.default.files(below: sources).filter { $0.pathExtension == "swift" }
            guard !files.isEmpty else { continue }
            guard
                let command = commands.check(
                    module.name, sources: files, to: checked.interface(of: module.name), others: [checked.folder])
            else {
                findings.append(
                    Finding(.error, file: plan.source.path, "the types of \(module.importedName) can't be checked"))
                continue
            }
            // The app doesn't need its tests.
            let severity: Finding.Severity = module.kind == .tests && plan.hasApp ? .warning : .error
            let isImported = package.modules.contains { $0.imports.contains(module.name) }
            let errors = checked.errors(
                of: module, in: sources, command: command, version: installation.sourceKey, isImported: isImported)
            findings += errors.map { $0.ofCompiler(severity) }
        }
        return findings
    }
}

/// The modules of an app that were checked, with their interfaces. A module that didn't change isn't checked again.
private struct CheckedModules {
    let folder: URL
    /// Texts that differ if a module or one of its imports changed.
    private var keys: [String: String] = [:]

    init(folder: URL) { self.folder = folder }

    func interface(of module: String) -> URL { folder.appending(path: "\(module).swiftmodule") }

    /// Returns the errors in the sources of a module.
    ///
    /// - Parameters:
    ///   - sources: The folder of its sources.
    ///   - command: The command that writes its interface.
    ///   - version: A text that differs if Collage changed.
    ///   - isImported: Whether other modules need its interface, even if it has errors.
    mutating func errors(
        of module: ModulePlan, in sources: URL, command: [String], version: String, isImported: Bool
    ) -> [Finding] {
        let imports = module.imports.map { keys[$0] ?? $0 }
        let key = Installation.key(
            of: ([version] + command + SourceSnapshot(of: [sources.path]).lines + imports).joined(separator: "\n"))
        keys[module.name] = key
        let record = folder.appending(path: "\(module.name).json")
        if let data = FileManager.default.contents(atPath: record.path),
            let known = try? JSONDecoder().decode(Record.self, from: data), known.key == key
        {
            return known.isSuccess ? [] : CompilerOutput.findings(in: known.output)
        }
        let files = FileManager.default
        try? files.createDirectory(at: folder, withIntermediateDirectories: true)
        try? files.removeItem(at: interface(of: module.name))
        let outcome = Command.capture(command[0], Array(command.dropFirst()))
        let errors = CompilerOutput.findings(in: outcome)
        if !errors.isEmpty, isImported {
            // The modules that import this one are checked with the valid declarations in it.
            let others = command.dropFirst() + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
            _ = Command.capture(command[0], Array(others))
        }
        let result = Record(key: key, isSuccess: errors.isEmpty, output: outcome.output + outcome.errors)
        // Without the record, the module is checked again.
        try? JSONEncoder().encode(result).write(to: record)
        return errors
    }

    private struct Record: Codable {
        let key: String
        let isSuccess: Bool
        let output: String
    }
}

extension Finding {
    /// Returns the finding as an error of the compiler, without the lines of source that the compiler prints.
    fileprivate func ofCompiler(_ severity: Severity) -> Finding {
        let text = file.isEmpty ? message : String(message.prefix { !$0.isNewline })
        var finding = Finding(severity, file: file, line: line, column: column, text)
        finding.origin = .compiler
        return finding
    }
}
