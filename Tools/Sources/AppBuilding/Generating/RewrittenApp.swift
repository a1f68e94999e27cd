import Foundation
import SourceRewriting
import XcodeProjects

/// The rewritten sources of an app.
struct RewrittenApp {
    struct Module {
        var plan: ModulePlan
        let files: [RewrittenFile]
    }

    /// The modules in the order of the plan. The imported frameworks of each are known after it was rewritten.
    private(set) var modules: [Module] = []

    /// Returns the constructs that couldn't be rewritten.
    ///
    /// - Parameter severity: A closure that returns the severity of the constructs in a module.
    func findings(_ severity: (ModulePlan) -> Finding.Severity) -> [Finding] {
        modules.flatMap { module in
            let severity = severity(module.plan)
            return module.files.flatMap(\.problems).map { Finding($0, severity: severity) }
        }
    }

    /// - Complexity: O(*n*) in the size of all sources.
    init(_ plan: AppPlan) throws(BuildFailure) {
        let options = RewritingOptions(
            addingModules: Set(plan.modules.flatMap { [$0.name, $0.importedName] }),
            hasPlurals: plan.modules.flatMap(\.resources).contains(where: \.mayHavePlurals))
        var done: [String: SourceModule] = [:]
        let placeholders = Placeholders()
        let inC = Set(plan.modules.filter { $0.foreignFolder != nil && !placeholders.contains($0) }.map(\.name))
        for var module in plan.modules {
            // Extensions of the app can override methods of these classes.
            var generated = try module.dataClasses()
            generated.merge(module.assetSymbolSource()) { data, _ in data }
            generated.merge(module.stringSymbolSource()) { data, _ in data }
            generated.merge(module.assetAccessorSource()) { data, _ in data }
            let rewriting: SourceModule
            do {
                rewriting = try SourceModule(
                    name: module.importedName, files: module.sources, imported: module.imports.compactMap { done[$0] },
                    options: options, importsC: !inC.isDisjoint(with: module.imports),
                    isOfPackage: module.isOfPackage, generated: generated)
            } catch {
                throw BuildFailure("a source of \(module.name) can't be read: \(error)", file: plan.source.path)
            }
            done[module.name] = rewriting
            if rewriting.isForLinux { module.hidePlaceholders(among: plan.modules) }
            let files = rewriting.rewritten()
            module.hasSelectors = files.contains { file in
                ["Selector(\"", "InterfaceAction("].contains { file.bytes.mentions($0) }
            }
            let imported = Set(files.flatMap { ImportScan($0.bytes).imports.map(\.module) })
            module.frameworks = imported.intersection(ModuleCatalog.frameworks)
            // A module with views uses UIKit, and an app needs it even if no file imports it.
            if module.kind != .library || !module.frameworks.isEmpty { module.frameworks.insert("UIKit") }
            modules.append(Module(plan: module, files: files))
        }
    }
}

extension ModulePlan {
    /// Returns the sources that Xcode generates from the module's data models, next to the models.
    fileprivate func dataClasses() throws(BuildFailure) -> [URL: String] {
        var classes: [URL: String] = [:]
        for resource in resources where resource.isDataModel {
            let folder = DataModelFolder(resource.url)
            guard let file = folder.currentFile else { continue }
            let source = ManagedObjectSource(
                model: try Self.dataModel(file), isOnMainActor: flags.contains("-default-isolation"))
            let parent = resource.url.deletingLastPathComponent()
            classes[parent.appending(path: "\(folder.name)+CoreDataModel.swift")] = source.text
        }
        return classes
    }

    private static func dataModel(_ file: URL) throws(BuildFailure) -> DataModel {
        do throws(ProjectProblem) {
            return try DataModel(contentsOf: file)
        } catch {
            throw BuildFailure([Finding(error)])
        }
    }

    /// Returns the source that Xcode generates from the module's asset catalogs, next to the first one.
    fileprivate func assetSymbolSource() -> [URL: String] {
        let catalogs = resources.map(\.url).filter { $0.pathExtension == "xcassets" }
        guard assetSymbols.hasSymbols, let first = catalogs.first, !sources.isEmpty else { return [:] }
        let source = AssetSymbolSource(
            symbols: AssetSymbols(catalogs: catalogs), hasExtensions: assetSymbols.hasExtensions,
            bundle: bundleName == nil ? "Foundation.Bundle.main" : "Foundation.Bundle.module",
            isOnMainActor: flags.contains("-default-isolation"))
        guard let text = source.text else { return [:] }
        return [first.deletingLastPathComponent().appending(path: "GeneratedAssetSymbols.swift"): text]
    }

    /// Returns the source that Tuist generates from the module's asset catalogs, next to the first one.
    fileprivate func assetAccessorSource() -> [URL: String] {
        let catalogs = resources.map(\.url).filter { $0.pathExtension == "xcassets" }
        guard let accessorPrefix, let first = catalogs.first, !sources.isEmpty else { return [:] }
        let source = AssetAccessorSource(
            prefix: accessorPrefix, catalogs: catalogs, bundle: "Foundation.Bundle.main")
        return [first.deletingLastPathComponent().appending(path: "GeneratedAssetAccessors.swift"): source.text]
    }

    /// Returns the source that Xcode generates from the module's string catalogs, next to the first one.
    fileprivate func stringSymbolSource() -> [URL: String] {
        let catalogs = resources.map(\.url).filter { $0.pathExtension == "xcstrings" }
        guard hasStringSymbols, let first = catalogs.first, !sources.isEmpty else { return [:] }
        var tables: [String: [String: String]] = [:]
        for catalog in catalogs {
            guard let content = try? StringCatalog(contentsOf: catalog) else { continue }
            tables[catalog.deletingPathExtension().lastPathComponent] = content.managedTexts
        }
        let source = StringSymbolSource(
            tables: tables, bundle: bundleName == nil ? ".main" : "Foundation.Bundle.module",
            isOnMainActor: flags.contains("-default-isolation"))
        guard let text = source.text else { return [:] }
        return [first.deletingLastPathComponent().appending(path: "GeneratedStringSymbols.swift"): text]
    }

    /// Makes `canImport` false for the placeholders that the module imports.
    ///
    /// A package for all systems uses `canImport` as a test for Apple's systems, and then needs declarations that neither the
    /// placeholders nor Foundation have on Linux. It imports the modules only under that condition.
    fileprivate mutating func hidePlaceholders(among modules: [ModulePlan]) {
        let placeholders = Placeholders()
        // Packages have more features with this module, and need only what the placeholder has.
        for module in modules
        where module.name != "SystemConfiguration" && imports.contains(module.name) && placeholders.contains(module) {
            let name = module.importedName
            if let alias = flags.firstIndex(of: "\(name)=\(module.name)") { flags.removeSubrange(alias - 1...alias) }
            flags += ["-module-alias", "\(name)=Hidden\(name)"]
        }
    }
}

extension Resource {
    /// A Boolean value that indicates whether the resource can contain texts with plural forms.
    fileprivate var mayHavePlurals: Bool { ["stringsdict", "xcstrings"].contains(url.pathExtension.lowercased()) }
}
