import Foundation
import XcodeProjects

/// The libraries that a project declares for CocoaPods and Carthage, as packages.
struct DeclaredLibraries {
    private(set) var packages: [PackageReference] = []
    private(set) var findings: [Finding] = []

    /// - Parameters:
    ///   - folders: The folders that can contain a `Podfile` or `Cartfile`.
    ///   - imports: The modules that the app and its libraries import. Other libraries aren't needed.
    ///   - isAvailable: A closure that returns whether a module is part of the project, for example after the installation of
    ///     pods.
    init(in folders: [URL], imports: Set<String>, isAvailable: (String) -> Bool) {
        let declared = folders.uniqued.flatMap { DeclaredDependency.pods(in: $0) + DeclaredDependency.cartfile(in: $0) }
        for library in declared {
            let modules = library.modules
            guard !modules.contains(where: isAvailable) else { continue }
            let isImported = !imports.isDisjoint(with: modules)
            let kind = KnownPods.kind(of: library.name)
            // A library of tests or of another app.
            guard isImported || kind == .tool else { continue }
            switch (library.origin, kind) {
            case (.folder(let folder), _) where folder.appending(path: "Package.swift").exists:
                packages.append(.local(folder))
            case (.folder(let folder), _):
                report(library, "has no Package.swift in \(folder.path)")
            case (_, .notInSwift): report(library, "isn't a library in Swift with sources")
            case (_, .tool):
                findings.append(
                    Finding(
                        .warning, file: library.file, line: library.line,
                        "\(library.name) is a tool, which isn't run. If the app needs its output, run it manually."))
            case (.binary, _): report(library, "is a compiled framework")
            case (.repository(let url), _): packages.append(.remote(url: url, requirement: library.requirement))
            case (.pod, .package(let repository, _)):
                packages.append(
                    .remote(url: "https://github.com/\(repository)", requirement: library.requirement))
            case (.pod, nil): report(library, "isn't among the pods for which Collage has a Swift package")
            }
        }
    }

    private mutating func report(_ library: DeclaredDependency, _ reason: String) {
        findings.append(
            Finding(
                .error, file: library.file, line: library.line,
                "\(library.name) \(reason), so the app is built without it. Add a Swift package with its modules to the "
                    + "project, or remove the code that needs it."))
    }
}

extension DeclaredDependency {
    /// The names of the modules, as far as they're known or follow from the name.
    fileprivate var modules: [String] {
        if case .package(_, let module?) = KnownPods.kind(of: name) { return [module] }
        if case .repository(let url) = origin {
            let known = KnownPods.modules(ofRepository: url)
            if !known.isEmpty { return known }
        }
        let stem = name.replacing(/\.(swift|json)$/, with: "")
        return [name.moduleIdentifier, stem.moduleIdentifier].uniqued
    }
}
