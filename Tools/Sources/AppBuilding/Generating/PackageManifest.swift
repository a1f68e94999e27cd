import Foundation

/// The `Package.swift` of an app as SwiftPM builds it, and that of a package beside it by which it has Apple's frameworks.
///
/// SwiftPM renames a module for those that reach it by one product, and for nobody where two libraries of a package
/// depend on that product themselves. So all depend on one product, which is another package's.
struct PackageManifest {
    /// The folder of the other package, and the name of its product and of its module, in which there is nothing.
    static let frameworks = "CollageFrameworks"

    let plan: AppPlan
    /// The plan's modules, which know what they import once they are rewritten.
    let modules: [ModulePlan]
    let installation: Installation

    var text: String {
        """
        // swift-tools-version: 6.1
        // Written by `collage`: what is changed here is lost.
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

    /// The manifest of the package that stands for Apple's frameworks.
    var frameworksText: String {
        let name = Self.quoted(Self.frameworks)
        let host = ".product(name: \"AppHosting\", package: \(Self.quoted(installation.packageName)))"
        let products = (Set(modules.flatMap(\.frameworks)).sorted().map(framework) + [host])
            .map { "\n                \($0)," }.joined()
        return """
            // swift-tools-version: 6.1
            // Written by `collage`: what is changed here is lost.
            import PackageDescription

            let package = Package(
                name: \(name),
                products: [.library(name: \(name), targets: [\(name)])],
                dependencies: [.package(path: \(Self.quoted(installation.root.path)))],
                targets: [.target(name: \(name), dependencies: [\(products)])]
            )

            """
    }

    /// A library that nothing of the app imports is built, too, and only what products reach has frameworks.
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
        // Selectors carry methods, which are `Sendable` by themselves in Swift 6.
        if module.swiftVersion < 6 { settings.append(".enableUpcomingFeature(\"InferSendableFromCaptures\")") }
        settings += module.conditions.filter(Self.isCondition).map { ".define(\(Self.quoted($0)))" }
        let flags = installation.compilerFlags(for: module.kind) + module.flags
        if !flags.isEmpty {
            settings.append(".unsafeFlags([\(flags.map(Self.quoted).joined(separator: ", "))])")
        }
        var parts = [
            "name: \(Self.quoted(module.name))", "dependencies: [\(imports.joined(separator: ", "))]",
            "path: \(Self.quoted("Sources/\(module.name)"))", "swiftSettings: [\(settings.joined(separator: ", "))]",
        ]
        // The toolchain's linker takes a second where the system's takes five.
        if module.kind != .library { parts.append("linkerSettings: [.unsafeFlags([\"-use-ld=lld\"])]") }
        return "        .\(kind)(\n            \(parts.joined(separator: ",\n            "))),"
    }

    /// Each takes the place of the system's module of that name.
    private func framework(_ name: String) -> String {
        ".product(name: \"\(name)\", package: \(Self.quoted(installation.packageName)), "
            + "moduleAliases: [\"\(name)\": \"Collage\(name)\"])"
    }

    /// Whether the compiler takes a name for `#if`.
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
    /// The name of the package, which the program that runs its tests is called by.
    var packageName: String { app.name }

    /// What SwiftPM calls that program.
    var testProduct: String { "\(packageName)PackageTests" }
}
