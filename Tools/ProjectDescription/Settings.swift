/// The build settings of a project or a target.
public struct Settings {
    public let base: SettingsDictionary
    let configurations: [Configuration]

    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Settings {
        Settings(
            base: base,
            configurations: [.debug(name: .debug, settings: debug), .release(name: .release, settings: release)])
    }

    public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Settings { Settings(base: base, configurations: configurations) }
}

extension Settings {
    /// The types of the configurations by name.
    var configurationTypes: [String: Any] {
        Dictionary(configurations.map { ($0.name.rawValue, $0.type as Any) }) { $1 }
    }

    /// Adds the settings in the format of XcodeGen.
    func add(to contents: inout [String: Any], below first: [String: Any] = [:]) {
        let own = base.mapValues(\.contents)
        var files: [String: Any] = [:]
        var settings: [String: Any] = [:]
        for configuration in configurations {
            files[configuration.name.rawValue] = configuration.xcconfig?.text
            settings[configuration.name.rawValue] = ["base": configuration.settings.mapValues(\.contents)]
        }
        contents["settings"] = ["base": first.merging(own) { $1 }, "configs": settings] as [String: Any]
        contents["configFiles"] = files
    }
}

public struct Configuration {
    public let name: ConfigurationName
    let type: String
    let settings: SettingsDictionary
    let xcconfig: Path?

    public static func debug(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Configuration { Configuration(name: name, type: "debug", settings: settings, xcconfig: xcconfig) }

    public static func release(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Configuration { Configuration(name: name, type: "release", settings: settings, xcconfig: xcconfig) }
}

public struct ConfigurationName: ExpressibleByStringInterpolation, Hashable {
    public let rawValue: String

    public init(stringLiteral value: String) { rawValue = value }

    public static func configuration(_ name: String) -> ConfigurationName { ConfigurationName(stringLiteral: name) }

    public static var debug: ConfigurationName { "Debug" }
    public static var release: ConfigurationName { "Release" }
}

public enum DefaultSettings {
    case recommended(excluding: Set<String> = [])
    case essential(excluding: Set<String> = [])
    case none

    public static var recommended: DefaultSettings { .recommended() }
    public static var essential: DefaultSettings { .essential() }
}

public enum SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
    Equatable
{
    case string(String)
    case array([String])

    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: String...) { self = .array(elements) }
    public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
    public init<T: RawRepresentable>(_ value: T) where T.RawValue == String { self = .string(value.rawValue) }

    var contents: Any {
        switch self {
        case .string(let value): value
        case .array(let values): values
        }
    }
}

public typealias SettingsDictionary = [String: SettingValue]

public enum DebugInformationFormat: String { case dwarf, dwarfWithDsym = "dwarf-with-dsym" }
public enum SwiftCompilationMode: String { case singlefile, wholemodule }
public enum SwiftOptimizationLevel: String { case o = "-O", oNone = "-Onone", oSize = "-Osize" }

extension SettingsDictionary {
    public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }
    public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }

    public func marketingVersion(_ version: String) -> Self { adding("MARKETING_VERSION", .string(version)) }
    public func currentProjectVersion(_ version: String) -> Self { adding("CURRENT_PROJECT_VERSION", .string(version)) }
    public func swiftVersion(_ version: String) -> Self { adding("SWIFT_VERSION", .string(version)) }
    public func otherSwiftFlags(_ flags: String...) -> Self { otherSwiftFlags(flags) }
    public func otherSwiftFlags(_ flags: [String]) -> Self { adding("OTHER_SWIFT_FLAGS", .array(flags)) }
    public func otherLinkerFlags(_ flags: [String]) -> Self { adding("OTHER_LDFLAGS", .array(flags)) }
    public func swiftActiveCompilationConditions(_ names: String...) -> Self {
        adding("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(names))
    }
    public func swiftActiveCompilationConditions(_ names: [String]) -> Self {
        adding("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(names))
    }

    // Signing and optimization don't matter here.
    public func automaticCodeSigning(devTeam: String) -> Self { self }
    public func manualCodeSigning(identity: String? = nil, provisioningProfileSpecifier: String? = nil) -> Self { self }
    public func codeSignIdentityAppleDevelopment() -> Self { self }
    public func codeSignIdentity(_ identity: String) -> Self { self }
    public func appleGenericVersioningSystem() -> Self { self }
    public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> Self { self }
    public func bitcodeEnabled(_ enabled: Bool) -> Self { self }
    public func debugInformationFormat(_ format: DebugInformationFormat) -> Self { self }
    public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> Self { self }
    public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> Self { self }
    public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> Self { self }
    public func swiftObjcBridgingHeaderPath(_ path: String) -> Self {
        adding("SWIFT_OBJC_BRIDGING_HEADER", .string(path))
    }
    public func otherCFlags(_ flags: [String]) -> Self { self }

    private func adding(_ key: String, _ value: SettingValue) -> Self { merging([key: value]) { $1 } }
}
