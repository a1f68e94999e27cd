import Foundation

/// A build phase that runs a script.
public struct TargetScript {
    let name: String

    public static func pre(
        script: String, name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript(name: name) }

    public static func post(
        script: String, name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript(name: name) }

    public static func pre(
        path: Path, arguments: String..., name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript(name: name) }

    public static func post(
        path: Path, arguments: String..., name: String, inputPaths: FileListGlobs = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript(name: name) }

    public static func pre(
        tool: String, arguments: String..., name: String, inputPaths: FileListGlobs = [],
        inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript(name: name) }

    public static func post(
        tool: String, arguments: String..., name: String, inputPaths: FileListGlobs = [],
        inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript { TargetScript(name: name) }
}

public struct FileListGlobs: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Path...) {}
}

public struct CopyFilesAction {
    public static func resources(name: String, subpath: String? = nil, files: [FileElement]) -> CopyFilesAction {
        .init()
    }
    public static func frameworks(name: String, subpath: String? = nil, files: [FileElement]) -> CopyFilesAction {
        .init()
    }
    public static func wrapper(name: String, subpath: String? = nil, files: [FileElement]) -> CopyFilesAction {
        .init()
    }
    public static func executables(name: String, subpath: String? = nil, files: [FileElement]) -> CopyFilesAction {
        .init()
    }
}

public struct Headers {
    public static func headers(
        public: [Path]? = nil, private: [Path]? = nil, project: [Path]? = nil
    ) -> Headers { Headers() }
}

public struct BuildRule {
    public static func buildRule(name: String? = nil, script: String? = nil) -> BuildRule { BuildRule() }
}

public enum MergedBinaryType { case disabled, automatic, manual(mergeableDependencies: Set<String>) }

public enum OnDemandResourcesTags {
    case tags(initialInstall: [String]?, prefetchOrder: [String]?)
}

public struct TargetMetadata {
    public static var `default`: TargetMetadata { TargetMetadata() }
    public static func metadata(tags: [String]) -> TargetMetadata { TargetMetadata() }
}

public enum FileHeaderTemplate: ExpressibleByStringInterpolation {
    case file(Path)
    case string(String)

    public init(stringLiteral value: String) { self = .string(value) }
}

public struct ResourceSynthesizer {
    public static func strings(plugin: String? = nil, templatePath: Path? = nil) -> ResourceSynthesizer { .init() }
    public static func assets(plugin: String? = nil) -> ResourceSynthesizer { .init() }
    public static func plists(plugin: String? = nil) -> ResourceSynthesizer { .init() }
    public static func fonts(plugin: String? = nil) -> ResourceSynthesizer { .init() }
    public static func coreData(plugin: String? = nil) -> ResourceSynthesizer { .init() }
    public static func interfaceBuilder(plugin: String? = nil) -> ResourceSynthesizer { .init() }
    public static func json(plugin: String? = nil) -> ResourceSynthesizer { .init() }
    public static func yaml(plugin: String? = nil) -> ResourceSynthesizer { .init() }
    public static func files(extensions: Set<String>) -> ResourceSynthesizer { .init() }
    public static func custom(
        plugin: String? = nil, name: String, parser: Parser, parserOptions: [String: String] = [:],
        extensions: Set<String>
    ) -> ResourceSynthesizer { .init() }

    public enum Parser {
        case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files
    }
}

extension [ResourceSynthesizer] {
    public static var `default`: Self { [] }
}

/// Variables of the environment whose names begin with `TUIST_`.
@dynamicMemberLookup
public enum Environment {
    public enum Value {
        case boolean(Bool)
        case string(String)
    }

    public static subscript(dynamicMember name: String) -> Value? {
        let words = name.replacing(#/[A-Z]/#) { "_\($0.output)" }.uppercased()
        return ProcessInfo.processInfo.environment["TUIST_\(words)"].map { .string($0) }
    }
}

extension Environment.Value? {
    public func getString(default value: String) -> String {
        if case .string(let text) = self { text } else { value }
    }

    public func getBoolean(default value: Bool) -> Bool {
        guard case .string(let text) = self else { return value }
        return ["1", "true", "yes"].contains(text.lowercased())
    }
}
