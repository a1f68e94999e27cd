import Foundation
import SourceRewriting

/// All modules that an app can import. The imported ones are determined from its sources, in the same way that Xcode
/// finds implicit dependencies.
struct ModuleCatalog {
    /// The modules that Collage provides: Apple's frameworks, a snapshot testing library, and Collage's own module for
    /// tests.
    static let frameworks = dataFrameworks.union([
        "UIKit", "OSLog", "SwiftUI", "Combine", "SnapshotTesting", "CollageTesting",
    ])
    /// The modules of the package in the folder `Data`, which is built only for apps that import one of them.
    static let dataFrameworks: Set<String> = ["CoreData", "SwiftData"]

    /// The modules by the names in `import` declarations.
    private var modules: [String: ModulePlan] = [:]
    private let placeholders = Placeholders()

    mutating func add(_ module: ModulePlan) { modules[module.importedName] = module }

    mutating func add(_ others: [ModulePlan]) {
        for module in others where modules[module.importedName] == nil { modules[module.importedName] = module }
    }

    /// Adds the modules that the app and its tests import to a plan, and sets the imports of each module.
    ///
    /// - Parameter libraries: The names of modules that are always built with the app.
    /// - Complexity: O(*n*) in the size of all sources.
    func complete(_ plan: inout AppPlan, with libraries: [String] = []) {
        for module in plan.modules {
            plan.findings += placeholders.findings(in: module, except: Set(modules.keys))
        }
        var done: [ModulePlan] = []
        var names: Set<String> = plan.hasApp ? [plan.app.importedName] : []
        plan.app = collect(plan.app, with: libraries.compactMap { module(named: $0) }, into: &done, names: &names)
        for index in plan.tests.indices {
            plan.tests[index] = collect(
                plan.tests[index], with: plan.hasApp ? [plan.app] : [], into: &done, names: &names)
        }
        plan.libraries = done
    }

    /// Returns whether there's a module with the given name.
    func has(_ name: String) -> Bool { module(named: name) != nil }

    /// Returns whether a module with the given name was added.
    func contains(_ name: String) -> Bool { modules[name] != nil }

    /// Returns a module of the project or its packages, or a placeholder for one of Apple's modules.
    private func module(named name: String) -> ModulePlan? {
        Self.frameworks.contains(name) ? nil : modules[name] ?? placeholders.module(named: name)
    }

    /// Returns the modules that a source imports before or after it's rewritten.
    private func imports(of source: URL) -> [String] {
        let bytes = [UInt8](FileManager.default.contents(atPath: source.path) ?? Data())
        let imports = ImportScan(bytes).imports.map(\.module)
        let exported = RewritingOptions.exportedModules.filter { $0.words.contains { bytes.mentions($0) } }
        return imports + exported.map(\.module)
    }

    /// Sets the imports of a module, and appends the imported modules to `done` in build order.
    ///
    /// - Parameters:
    ///   - others: Dependencies in addition to the modules that the sources import.
    ///   - names: The names of the modules in `done`.
    private func collect(
        _ module: ModulePlan, with others: [ModulePlan], into done: inout [ModulePlan], names: inout Set<String>
    ) -> ModulePlan {
        let scanned = Set(module.sources.flatMap { self.imports(of: $0) })
        let imported =
            scanned.subtracting([module.importedName] + others.map(\.importedName)).sorted()
            .compactMap { self.module(named: $0) } + others
        for library in imported where names.insert(library.importedName).inserted {
            let library = collect(library, with: [], into: &done, names: &names)
            done.append(library)
        }
        var module = module
        module.imports = imported.map(\.name).sorted()
        for renamed in imported + [module] where renamed.name != renamed.importedName {
            module.flags += ["-module-alias", "\(renamed.importedName)=\(renamed.name)"]
        }
        return module
    }
}
