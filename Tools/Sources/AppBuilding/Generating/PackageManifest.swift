import Foundation

/// The `Package.swift` of an app, and of a separate package that provides Apple's frameworks.
///
/// SwiftPM applies a module alias to targets that reach the module through one product, but not if two libraries of a
/// package depend on that product directly. Therefore, all modules depend on a single product in another package.
struct PackageManifest {
    /// The name of the other package's folder, product, and module, which is empty.
    static let frameworks = "CollageFrameworks"

    let plan: AppPlan
    /// The plan's modules, whose imports are known after they were rewritten.
    let modules: [ModulePlan]
    let installation: Installation

    var text: String {
        """
        // swift-tools-version: 6.1
        // Written by `collage`: changes will be overwritten.
        import PackageDescription

        let package = Package(
            name: \(Self.quoted(plan.packageName)),\(products)
            dependencies: [.package(path: \(Self.quoted(Self.frameworks)))],
            targets: [
        \(modules.map(target).joined(separator: "\n"))
            ]
        )

        """
    }

    /// The manifest of the package that provides Apple's frameworks.
    var frameworksText: String {
        let name = Self.quoted(Self.frameworks)
        let host = ".product(name: \"AppHosting\", package: \(Self.quoted(installation.packageName)))"
        var frameworks = Set(modules.flatMap(\.frameworks))
        // Core Data and SwiftData depend on these modules, which must have the same names as for the app. GRDB doesn't
        // depend on them, so it doesn't find a module that it takes for the system's Combine.
        if hasData { frameworks.formUnion(["UIKit", "SwiftUI", "Combine"]) }
        let products = (frameworks.sorted().map(framework) + [host])
            .map { "\n                \($0)," }.joined()
        let packages = [installation.root] + (hasData ? [installation.dataPackage] : [])
        let dependencies = packages.map { ".package(path: \(Self.quoted($0.path)))" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.1
            // Written by `collage`: changes will be overwritten.
            import PackageDescription

            let package = Package(
                name: \(name),
                products: [.library(name: \(name), targets: [\(name)])],
                dependencies: [\(dependencies)],
                targets: [.target(name: \(name), dependencies: [\(products)])]
            )

            """
    }

    /// The library product. A library that the app doesn't import must be built as well, and only modules that are
    /// reachable from products have frameworks.
    private var products: String {
        let libraries = plan.libraries.map { Self.quoted($0.name) }
        guard !libraries.isEmpty else { return "" }
        let name = Self.quoted("\(plan.packageName)-libraries")
        return "\n    products: [.library(name: \(name), targets: [\(libraries.joined(separator: ", "))])],"
    }

    private func target(_ module: ModulePlan) -> String {
        let kind =
            switch module.kind {
            case .app: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        if module.foreignFolder != nil {
            let parts =
                ["name: \(Self.quoted(module.name))", "path: \(Self.quoted("Sources/\(module.name)"))"]
                + module.foreignSettings
            return "        .target(\(parts.joined(separator: ", "))),"
        }
        let frameworks = ".product(name: \(Self.quoted(Self.frameworks)), package: \(Self.quoted(Self.frameworks)))"
        let imports = module.imports.map(Self.quoted) + (module.frameworks.isEmpty ? [] : [frameworks])
        var settings = [".swiftLanguageMode(.v\(module.swiftVersion >= 6 ? "6" : "5"))"]
        // Selectors contain methods, which are implicitly `Sendable` in Swift 6.
        if module.swiftVersion < 6, module.hasSelectors {
            settings.append(".enableUpcomingFeature(\"InferSendableFromCaptures\")")
        }
        settings += module.conditions.filter(Self.isCondition).map { ".define(\(Self.quoted($0)))" }
        let flags = installation.compilerFlags(for: module.kind) + module.flags
        if !flags.isEmpty {
            settings.append(".unsafeFlags([\(flags.map(Self.quoted).joined(separator: ", "))])")
        }
        var parts = [
            "name: \(Self.quoted(module.name))", "dependencies: [\(imports.joined(separator: ", "))]",
            "path: \(Self.quoted("Sources/\(module.name)"))", "swiftSettings: [\(settings.joined(separator: ", "))]",
        ]
        // The toolchain's linker takes one second instead of the five that the system's linker takes.
        if module.kind != .library { parts.append("linkerSettings: [.unsafeFlags([\"-use-ld=lld\"])]") }
        return "        .\(kind)(\n            \(parts.joined(separator: ",\n            "))),"
    }

    /// A Boolean value that indicates whether a module imports Core Data or SwiftData.
    var hasData: Bool { modules.contains { !$0.frameworks.isDisjoint(with: ModuleCatalog.dataFrameworks) } }

    /// Returns the dependency on a framework, which replaces the system's module with the same name.
    private func framework(_ name: String) -> String {
        let isData = ModuleCatalog.dataFrameworks.contains(name)
        let package = isData ? installation.dataPackage.lastPathComponent : installation.packageName
        return ".product(name: \"\(name)\", package: \(Self.quoted(package)), "
            + "moduleAliases: [\"\(name)\": \"Collage\(name)\"])"
    }

    /// Returns whether a name is valid in `#if`.
    private static func isCondition(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
    }

    static func quoted(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\", "\"": result += "\\\(character)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(character)
            }
        }
        return "\"\(result)\""
    }
}

extension AppPlan {
    /// The name of the package, which determines the name of the test program.
    var packageName: String { app.name }

    /// SwiftPM's name of the test program.
    var testProduct: String { "\(packageName)PackageTests" }
}
