import Foundation
import SourceRewriting

/// The package that an app is built from. It contains the rewritten sources, and is in a folder next to the project, or
/// in the cache if that folder can't be written.
package struct GeneratedPackage {
    package let folder: URL
    /// The constructs that couldn't be rewritten.
    package let findings: [Finding]
    /// The modules of the plan. Their frameworks are known.
    let modules: [ModulePlan]

    /// Creates the package and writes it. Only files that differ are changed.
    ///
    /// - Throws: A ``BuildFailure`` if the package can't be written, or a source can't be read.
    package init(_ plan: AppPlan, installation: Installation) throws(BuildFailure) {
        try self.init(plan, RewrittenApp(plan), installation: installation)
    }

    /// Creates the package of an app whose sources were rewritten before.
    init(_ plan: AppPlan, _ rewritten: RewrittenApp, installation: Installation) throws(BuildFailure) {
        folder = try Self.place(of: plan, installation: installation)
        modules = rewritten.modules.map(\.plan)
        var writer = FolderWriter(folder.appending(path: "Sources"))
        for module in rewritten.modules {
            if let folder = module.plan.foreignFolder { try writer.copy(folder, to: module.plan.name) }
            var names: Set<String> = []
            for file in module.files {
                let name = Self.name(of: file.source, among: &names)
                try writer.write(Self.text(of: file), to: "\(module.plan.name)/\(name)")
            }
            if let bundle = module.plan.bundleName, module.plan.foreignFolder == nil {
                try writer.write(Self.bundleAccessor(bundle), to: "\(module.plan.name)/Bundle+module.swift")
            } else if module.plan.hasMainBundleAsModule {
                try writer.write(Self.mainBundleAccessor, to: "\(module.plan.name)/Bundle+module.swift")
            }
        }
        writer.prune()
        findings = rewritten.findings { _ in .warning }
        let manifest = PackageManifest(plan: plan, modules: modules, installation: installation)
        try Self.write(manifest, to: folder, installation: installation)
    }

    private static func write(
        _ manifest: PackageManifest, to folder: URL, installation: Installation
    ) throws(BuildFailure) {
        var writer = FolderWriter(folder)
        try writer.write(manifest.text, to: "Package.swift")
        let frameworks = PackageManifest.frameworks
        try writer.write(manifest.frameworksText, to: "\(frameworks)/Package.swift")
        try writer.write("// Nothing.\n", to: "\(frameworks)/Sources/\(frameworks)/\(frameworks).swift")
        // All apps use the same versions, so that shared modules aren't built for each app. The pins of the package in
        // `Data` include the ones of Collage.
        let package = manifest.hasData ? installation.dataPackage : installation.root
        let pins = package.appending(path: "Package.resolved")
        let existing = try? String(contentsOf: folder.appending(path: "Package.resolved"), encoding: .utf8)
        if pins.exists, existing == nil || (manifest.hasData && existing?.contains("\"grdb.swift\"") == false) {
            try writer.copy(pins, to: "Package.resolved")
        }
    }

    /// The manifests of the package and of the package with its frameworks.
    var manifests: [URL] {
        [folder, folder.appending(path: PackageManifest.frameworks)].map { $0.appending(path: "Package.swift") }
    }

    /// The folder of a module's sources.
    func sources(of module: ModulePlan) -> URL { folder.appending(path: "Sources/\(module.name)") }

    // MARK: Places

    /// Returns the folder next to the project, or a folder in the cache if that can't be written.
    private static func place(of plan: AppPlan, installation: Installation) throws(BuildFailure) -> URL {
        let name = "\(plan.source.deletingPathExtension().lastPathComponent)-\(plan.app.name).package"
        let beside = plan.folder.appending(path: ".collage")
        var writer = FolderWriter(beside)
        if FileManager.default.isWritableFile(atPath: plan.folder.path),
            (try? writer.write("*\n", to: ".gitignore")) != nil
        {
            return beside.appending(path: name)
        }
        return installation.cache.appending(path: "apps/\(Installation.key(of: plan.source.path))/\(name)")
    }

    /// Returns the name of a file, with a number if another file of the module has the same name.
    private static func name(of source: URL, among names: inout Set<String>) -> String {
        let stem = source.deletingPathExtension().lastPathComponent
        var name = source.lastPathComponent
        var number = 2
        while !names.insert(name.lowercased()).inserted {
            name = "\(stem)-\(number).swift"
            number += 1
        }
        return name
    }

    // MARK: Texts

    /// Returns the text that is compiled. Its `#sourceLocation` makes errors and breakpoints refer to the app's own
    /// file.
    private static func text(of file: RewrittenFile) -> Data {
        let mark = "#sourceLocation"
        if file.bytes.starts(with: mark.utf8) { return Data(file.bytes) }
        return Data("\(mark)(file: \(PackageManifest.quoted(file.source.path)), line: 1)\n".utf8) + file.bytes
    }

    /// Returns the declaration of `Bundle.module`, which SwiftPM generates for a package's resources.
    private static func bundleAccessor(_ name: String) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            static let module = Bundle(path: Bundle.main.bundlePath + \(PackageManifest.quoted("/" + name))) ?? .main
        }

        """
    }

    private static let mainBundleAccessor = """
        import Foundation

        extension Foundation.Bundle {
            static let module = Bundle.main
        }

        """
}

extension ModulePlan {
    /// A Boolean value that indicates whether SwiftPM generates `Bundle.module` for the app, whose resources are in the main
    /// bundle.
    fileprivate var hasMainBundleAsModule: Bool { kind == .app && isOfPackage && !resources.isEmpty }
}
