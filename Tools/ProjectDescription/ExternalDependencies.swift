/// The packages of `Tuist/Dependencies.swift`, in which versions before 4 declare them.
public struct Dependencies {
    public init(
        carthage: CarthageDependencies? = nil, swiftPackageManager: SwiftPackageManagerDependencies? = nil,
        platforms: Set<Platform> = [.iOS]
    ) {
        var packages: [String: Any] = [:]
        for (index, package) in (swiftPackageManager?.packages ?? []).enumerated() {
            packages["package\(index)"] = package.contents
        }
        Output.write(["packages": packages, "targets": [String: Any]()])
    }
}

public struct SwiftPackageManagerDependencies: ExpressibleByArrayLiteral {
    let packages: [Package]

    public init(arrayLiteral elements: Package...) { packages = elements }

    public init(
        _ packages: [Package], productTypes: [String: Product] = [:], baseSettings: Settings = .settings(),
        targetSettings: [String: SettingsDictionary] = [:], projectOptions: [String: Project.Options] = [:]
    ) { self.packages = packages }
}

public struct CarthageDependencies: ExpressibleByArrayLiteral {
    public enum Requirement {
        case exact(Version), upToNext(Version), atLeast(Version), branch(String), revision(String)
    }

    public enum Dependency {
        case github(path: String, requirement: Requirement)
        case git(path: String, requirement: Requirement)
        case binary(path: String, requirement: Requirement)
    }

    public init(arrayLiteral elements: Dependency...) {}
    public init(_ dependencies: [Dependency]) {}
}
