import Foundation
import XcodeProjects

/// Reads packages: their modules are built with the app's own, since most of them need rewriting as much as it does.
enum PackageReader {
    struct Contents {
        var modules: [ModulePlan] = []
        var findings: [Finding] = []
    }

    /// The modules of packages and of those that they take.
    /// - Parameter source: The project that takes them, which keeps the checkouts of repositories apart.
    static func modules(of references: [PackageReference], for source: URL) -> Contents {
        var contents = Contents()
        var folders: [URL] = []
        var remote: Set<String> = []
        for reference in references.uniqued {
            switch reference {
            case .local(let folder): folders.append(folder)
            case .remote(let url, let requirement): remote.insert(".package(url: \"\(url)\", \(requirement))")
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

    /// The plan of an app that is a package with an executable.
    static func plan(_ folder: URL, target name: String?) throws(BuildFailure) -> AppPlan {
        let package = try PackageDescription(folder)
        let apps = package.targets.filter { $0.kind == .app }
        guard let app = apps.first(where: { name == nil || $0.module.name == name }) else {
            throw BuildFailure(
                "the package has no executable \(name ?? ""). Its targets are: "
                    + package.targets.map(\.module.name).joined(separator: ", "),
                file: folder.appending(path: "Package.swift").path)
        }
        var plan = AppPlan(
            name: app.module.name, source: folder, folder: folder, app: app.module,
            info: InfoPlist.standard(name: app.module.name))
        plan.tests = package.targets.filter { $0.kind == .tests && $0.dependencies.contains(app.module.name) }
            .map(\.module)
        var catalog = ModuleCatalog()
        catalog.add(package.targets.filter { $0.kind == .library }.map(\.module))
        let others = modules(
            of: package.localDependencies.map { .local($0) } + package.remoteReferences, for: folder)
        catalog.add(others.modules)
        plan.findings = others.findings
        catalog.complete(&plan)
        return plan
    }
}

/// The `Info.plist` of what has none.
enum InfoPlist {
    static func standard(name: String) -> Data {
        let values = [
            "CFBundleName": name, "CFBundleExecutable": name.moduleIdentifier.programIdentifier,
            "CFBundlePackageType": "APPL",
            "CFBundleIdentifier": "app.\(name.moduleIdentifier)", "CFBundleDevelopmentRegion": "en",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        // Text alone can be written always.
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data()
    }
}
