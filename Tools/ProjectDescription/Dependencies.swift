import Foundation

/// Something that a target depends on.
public enum TargetDependency {
    public enum PackageType { case runtime, runtimeEmbedded, plugin, macro }
    public enum LinkingStatus { case required, optional, none }

    case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case project(target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case framework(path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case library(path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
    case package(product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
    case sdk(
        name: String, type: SDKType = .framework, status: LinkingStatus = .required, condition: PlatformCondition? = nil
    )
    case xcframework(
        path: Path, expectedSignature: XCFrameworkSignature? = nil, status: LinkingStatus = .required,
        condition: PlatformCondition? = nil)
    case external(name: String, condition: PlatformCondition? = nil)
    case macro(name: String)
    case xctest

    public static func target(
        _ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil
    ) -> TargetDependency { .target(name: target.name, status: status, condition: condition) }

    public static func packagePlugin(product: String, condition: PlatformCondition? = nil) -> TargetDependency {
        .package(product: product, type: .plugin, condition: condition)
    }
    public static func packageMacro(product: String, condition: PlatformCondition? = nil) -> TargetDependency {
        .package(product: product, type: .macro, condition: condition)
    }

    /// The dependency in the format of XcodeGen.
    var contents: [String: Any] {
        switch self {
        case .target(let name, _, _): ["target": name]
        case .project(let target, let path, _, _): ["target": target, "project": path.text]
        case .framework(let path, _, _), .xcframework(let path, _, _, _): ["framework": path.text]
        case .library(let path, _, _, _): ["framework": path.text]
        case .package(let product, _, _): ["package": product]
        case .external(let name, _): ["package": name]
        case .macro(let name): ["target": name]
        case .sdk(let name, _, _, _): ["sdk": name]
        case .xctest: ["sdk": "XCTest"]
        }
    }
}

public enum SDKType { case framework, library, swiftLibrary }
public enum XCFrameworkSignature {
    case unsigned
    case signedWithAppleCertificate(teamIdentifier: String, teamName: String)
    case selfSigned(fingerprint: String)
}

public enum PlatformFilter: Hashable { case ios, macos, tvos, catalyst, driverkit, watchos, visionos }

public struct PlatformCondition {
    public static func when(_ filters: Set<PlatformFilter>) -> PlatformCondition? { PlatformCondition() }
}

/// A package that targets depend on.
public enum Package {
    case remote(url: String, requirement: Requirement)
    case local(path: Path)

    public enum Requirement {
        case upToNextMajor(from: Version)
        case upToNextMinor(from: Version)
        case range(from: Version, to: Version)
        case exact(Version)
        case branch(String)
        case revision(String)
    }

    public static func package(url: String, from version: Version) -> Package {
        .remote(url: url, requirement: .upToNextMajor(from: version))
    }
    public static func package(url: String, _ requirement: Requirement) -> Package {
        .remote(url: url, requirement: requirement)
    }
    public static func package(url: String, exact version: Version) -> Package {
        .remote(url: url, requirement: .exact(version))
    }
    public static func package(url: String, branch: String) -> Package {
        .remote(url: url, requirement: .branch(branch))
    }
    public static func package(url: String, revision: String) -> Package {
        .remote(url: url, requirement: .revision(revision))
    }
    public static func package(url: String, _ range: Range<Version>) -> Package {
        .remote(url: url, requirement: .range(from: range.lowerBound, to: range.upperBound))
    }
    public static func package(path: Path) -> Package { .local(path: path) }

    /// The package in the format of XcodeGen.
    var contents: [String: Any] {
        switch self {
        case .local(let path): ["path": path.text]
        case .remote(let url, .upToNextMajor(let version)): ["url": url, "from": version.description]
        case .remote(let url, .upToNextMinor(let version)): ["url": url, "minorVersion": version.description]
        case .remote(let url, .exact(let version)): ["url": url, "exactVersion": version.description]
        case .remote(let url, .branch(let branch)): ["url": url, "branch": branch]
        case .remote(let url, .revision(let revision)): ["url": url, "revision": revision]
        case .remote(let url, .range(let first, let last)):
            ["url": url, "minVersion": first.description, "maxVersion": last.description]
        }
    }
}

public struct Version: ExpressibleByStringInterpolation, Hashable, Comparable, CustomStringConvertible {
    public let description: String

    public init(stringLiteral value: String) { description = value }
    public init(_ major: Int, _ minor: Int, _ patch: Int) { description = "\(major).\(minor).\(patch)" }

    public static func < (first: Version, second: Version) -> Bool {
        first.description.compare(second.description, options: .numeric) == .orderedAscending
    }
}
