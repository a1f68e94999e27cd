import Foundation
import XcodeProjects

/// A reader of packages. Their modules are built together with the app's modules, because most of them must be
/// rewritten as well.
enum PackageReader {
    struct Contents {
        var modules: [ModulePlan] = []
        var findings: [Finding] = []
    }

    /// Returns the modules of packages and their dependencies.
    ///
    /// - Parameter source: The project that depends on them. Each project has separate checkouts of repositories.
    static func modules(of references: [PackageReference], for source: URL) -> Contents {
        var contents = Contents()
        var folders: [URL] = []
        var remote: Set<String> = []
        for reference in references.uniqued {
            switch reference {
            case .local(let folder): folders.append(folder)
            case .remote(let url, let requirement):
                // The example in a library's repository uses the library in the same repository.
                if let folder = enclosingPackage(named: url, around: source) {
                    folders.append(folder)
                } else {
                    remote.insert(".package(url: \"\(url)\", \(requirement))")
                }
            }
        }
        var done: Set<URL> = []
        while let folder = folders.popLast() {
            guard done.insert(folder).inserted, folder != Installation.current.root else { continue }
            do throws(BuildFailure) {
                let package = try PackageDescription(folder)
                contents.modules += package.targets.filter { $0.kind == .library }.map(\.module)
                folders += package.localDependencies
                remote.formUnion(package.remoteDependencies)
            } catch {
                contents.findings += error.findings
            }
        }
        guard !remote.isEmpty else { return contents }
        let checkouts = PackageCheckouts.folders(of: remote.sorted(), for: source)
        contents.findings += checkouts.findings
        for folder in checkouts.folders where done.insert(folder).inserted {
            do throws(BuildFailure) {
                let package = try PackageDescription(folder)
                contents.modules += package.targets.filter { $0.kind == .library }.map(\.module)
            } catch {
                contents.findings += error.findings
            }
        }
        return contents
    }

    /// Returns the package in the repository that contains a project, if the URL is the repository's.
    private static func enclosingPackage(named address: String, around source: URL) -> URL? {
        guard let name = address.split(separator: "/").last else { return nil }
        let repository = name.hasSuffix(".git") ? String(name.dropLast(4)) : String(name)
        var folder = source.standardizedFileURL.deletingLastPathComponent()
        while folder.path.count > 1 {
            if folder.appending(path: "Package.swift").exists,
                folder.lastPathComponent.lowercased() == repository.lowercased()
            {
                return folder
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    /// Returns the modules of packages that Carthage has checked out.
    static func checkouts(of folder: URL, for source: URL) -> [ModulePlan] {
        let place = folder.appending(path: "Carthage/Checkouts")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        let packages = names.sorted().map { place.appending(path: $0) }
            .filter { $0.appending(path: "Package.swift").exists }
        // Problems are reported where a missing module is imported.
        return modules(of: packages.map { .local($0) }, for: source).modules
    }

    /// Returns the plan of a package with an executable, or of a library with tests.
    static func plan(_ folder: URL, target name: String?, forTests: Bool) throws(BuildFailure) -> AppPlan {
        let package = try PackageDescription(folder)
        let apps = package.targets.filter { $0.kind == .app }
        let found = apps.first { app in
            if let name { return app.module.importedName == name }
            // A library's tests don't test its command-line tools.
            return !forTests
                || package.targets.contains {
                    $0.kind == .tests && $0.dependencies.contains(app.module.importedName)
                }
        }
        let tests = package.targets.filter { target in
            guard target.kind == .tests else { return false }
            guard let found else { return forTests && (name == nil || target.module.importedName == name) }
            return target.dependencies.contains(found.module.importedName) || (forTests && name == nil)
        }
        var catalog = ModuleCatalog()
        let libraries = package.targets.filter { $0.kind == .library }.map(\.module)
        catalog.add(libraries)
        let others = modules(
            of: package.localDependencies.map { .local($0) } + package.remoteReferences, for: folder)
        catalog.add(others.modules)
        var app = found?.module
        var shown: [String] = []
        if app == nil, name == nil, tests.isEmpty {
            // The app that shows previews builds all Swift modules, with or without previews.
            shown = libraries.filter { $0.foreignFolder == nil }.map(\.importedName)
            if !shown.isEmpty { app = .previews(of: package.name) }
        }
        // If a library is tested, its package takes the role of the app.
        let library = ModulePlan(name: package.name.moduleIdentifier, kind: .app, sources: [])
        guard let app = app ?? (tests.isEmpty ? nil : library) else {
            throw BuildFailure(
                "the package has no executable \(name ?? ""). Its targets are: "
                    + package.targets.map(\.module.importedName).joined(separator: ", "),
                file: folder.appending(path: "Package.swift").path)
        }
        var plan = AppPlan(
            name: app.name, source: folder, folder: folder, app: app,
            info: InfoPlist.standard(name: app.name, showsPreviews: !shown.isEmpty))
        plan.findings = others.findings
        if let playground = package.playground, playground.targets.contains(app.importedName) {
            add(playground, of: package, to: &plan)
        }
        if !shown.isEmpty {
            plan.findings.append(
                Finding(
                    .warning, file: folder.appending(path: "Package.swift").path,
                    "the package has no app, so the previews of its modules are shown: "
                        + shown.joined(separator: ", ") + "."))
        }
        for target in tests {
            if let missing = missing(target, in: catalog, app: found?.module.importedName) {
                plan.findings.append(missing)
            } else {
                plan.tests.append(target.module)
            }
        }
        catalog.complete(&plan, with: shown)
        return plan
    }

    /// Adds the name, the `Info.plist`, and the accent color of an app of Swift Playgrounds.
    private static func add(_ playground: AppPlayground, of package: PackageDescription, to plan: inout AppPlan) {
        plan.name = playground.name
        var own: [String: Any] = [:]
        do {
            own = try playground.ownInfo(in: plan.folder)
        } catch {
            plan.findings.append(
                Finding(
                    .warning, file: plan.folder.appending(path: playground.infoFile ?? "").path,
                    "the file can't be read, so Info.plist lacks its values: \(error.localizedDescription)"))
        }
        plan.info = playground.info(adding: own, program: plan.app.name)
        guard let folder = package.playgroundFolder else { return }
        do {
            plan.app.resources += [try playground.accentCatalog(in: folder)].compactMap { $0 }
        } catch {
            plan.findings.append(
                Finding(.warning, file: folder.path, "the accent color can't be written: \(error.localizedDescription)")
            )
        }
    }

    /// Returns the first module that tests import from a package and that doesn't exist, or isn't a Swift module. It
    /// would be the only reason for compiler errors.
    private static func missing(
        _ target: PackageDescription.Target, in catalog: ModuleCatalog, app: String?
    ) -> Finding? {
        for file in target.module.sources {
            let imports = ImportScan(contentsOf: file).imports.filter { !$0.isConditional }
            let found = imports.first {
                target.dependencies.contains($0.module) && $0.module != app && !catalog.has($0.module)
            }
            if let found {
                return Finding(
                    .error, file: file.path, line: found.line,
                    "\(found.module) doesn't exist or isn't a Swift module, so the tests of \(target.module.importedName) are left out."
                )
            }
        }
        return nil
    }
}

/// The default `Info.plist`.
enum InfoPlist {
    /// - Parameter showsPreviews: Whether the program shows its previews instead of an app.
    static func standard(name: String, showsPreviews: Bool = false) -> Data {
        var values: [String: Any] = [
            "CFBundleName": name, "CFBundleExecutable": name.moduleIdentifier.programIdentifier,
            "CFBundlePackageType": "APPL",
            "CFBundleIdentifier": "app.\(name.moduleIdentifier)", "CFBundleDevelopmentRegion": "en",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        if showsPreviews { values["CollageShowsPreviews"] = true }
        // Text and numbers can always be encoded.
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data()
    }
}
