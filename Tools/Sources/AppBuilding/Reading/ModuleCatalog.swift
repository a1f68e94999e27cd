import Foundation

/// All modules that an app could import, and how those that it does import are found: by what its files say, as Xcode
/// finds implicit dependencies.
struct ModuleCatalog {
    /// What Collage has: modules of Apple's, that of a library for snapshots, and its own for tests.
    static let frameworks: Set<String> = ["UIKit", "OSLog", "SwiftUI", "Combine", "SnapshotTesting", "CollageTesting"]

    private var modules: [String: ModulePlan] = [:]
    private let placeholders = Placeholders()

    mutating func add(_ module: ModulePlan) { modules[module.name] = module }

    mutating func add(_ others: [ModulePlan]) {
        for module in others where modules[module.name] == nil { modules[module.name] = module }
    }

    /// Gives a plan the modules that its app and tests import, and tells each what it imports.
    /// - Complexity: O(*n*) in the size of all sources.
    func complete(_ plan: inout AppPlan) {
        for module in plan.modules {
            plan.findings += placeholders.findings(in: module, except: Set(modules.keys))
        }
        var done: [ModulePlan] = []
        var names: Set<String> = plan.hasApp ? [plan.app.name] : []
        plan.app = linked(plan.app, with: [])
        collect(plan.app, into: &done, names: &names)
        for index in plan.tests.indices {
            plan.tests[index] = linked(plan.tests[index], with: plan.hasApp ? [plan.app.name] : [])
            if plan.hasApp, plan.app.importedName != plan.app.name {
                plan.tests[index].flags += ["-module-alias", "\(plan.app.importedName)=\(plan.app.name)"]
            }
            collect(plan.tests[index], into: &done, names: &names)
        }
        plan.libraries = done
    }

    /// Whether there is a module of a name.
    func has(_ name: String) -> Bool { module(named: name) != nil }

    /// A module of the project or its packages, or what stands in for one of Apple's.
    private func module(named name: String) -> ModulePlan? {
        Self.frameworks.contains(name) ? nil : modules[name] ?? placeholders.module(named: name)
    }

    private func collect(_ module: ModulePlan, into done: inout [ModulePlan], names: inout Set<String>) {
        for name in module.imports where names.insert(name).inserted {
            guard let found = self.module(named: name) else { continue }
            let library = linked(found, with: [])
            collect(library, into: &done, names: &names)
            done.append(library)
        }
    }

    /// A module that knows what it imports.
    private func linked(_ module: ModulePlan, with others: Set<String>) -> ModulePlan {
        var module = module
        let imported = Set(module.sources.flatMap { ImportScan(contentsOf: $0).imports.map(\.module) })
        module.imports = imported.filter { $0 != module.name && self.module(named: $0) != nil }.union(others).sorted()
        return module
    }
}
