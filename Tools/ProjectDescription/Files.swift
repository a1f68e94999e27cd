/// A path in a manifest, relative to its folder, to the file that contains the value, or to the root of the repository.
public struct Path: ExpressibleByStringInterpolation, Hashable {
    public enum PathType: Hashable { case relativeToManifest, relativeToCurrentFile, relativeToRoot }

    /// The path, with a prefix for paths that aren't relative to the manifest.
    let text: String

    public init(stringLiteral value: String) { text = value.hasPrefix("//") ? "<root>/" + value.dropFirst(2) : value }
    public init(_ path: String) { self.init(stringLiteral: path) }

    private init(text: String) { self.text = text }

    public static func path(_ path: String) -> Path { Path(path) }
    public static func relativeToManifest(_ path: String) -> Path { Path(text: path) }
    public static func relativeToRoot(_ path: String) -> Path { Path(text: "<root>/" + path) }
    public static func relativeToCurrentFile(_ path: String, callerPath: StaticString = #file) -> Path {
        let file = "\(callerPath)"
        return Path(text: file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex) + "/" + path)
    }

    public var pathString: String { text }
}

/// The files to compile.
public struct SourceFilesList: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    public let globs: [SourceFileGlob]

    public init(globs: [SourceFileGlob]) { self.globs = globs }
    public init(globs: [String]) { self.init(globs: globs.map { .glob(Path($0)) }) }
    public init(arrayLiteral elements: SourceFileGlob...) { self.init(globs: elements) }
    public init(stringLiteral value: String) { self.init(globs: [value]) }

    public static func paths(_ paths: [Path]) -> SourceFilesList { SourceFilesList(globs: paths.map { .glob($0) }) }
    public static func sourceFilesList(globs: [SourceFileGlob]) -> SourceFilesList { SourceFilesList(globs: globs) }

    var contents: [[String: Any]] { globs.map(\.contents) }
}

public struct SourceFileGlob: ExpressibleByStringInterpolation {
    let contents: [String: Any]

    public init(stringLiteral value: String) { self = .glob(Path(value)) }

    public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob {
        SourceFileGlob(contents: ["glob": glob.text, "excludes": excluding.map(\.text), "only": "sources"])
    }

    public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob { .glob(glob, excluding: excluding.map { [$0] } ?? []) }

    public static func generated(
        _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob { SourceFileGlob(contents: ["path": path.text, "optional": true]) }

    private init(contents: [String: Any]) { self.contents = contents }
}

public enum FileCodeGen: String { case `public`, `private`, project, disabled }

/// The resources of a target.
public struct ResourceFileElements: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    let elements: [ResourceFileElement]

    public init(arrayLiteral elements: ResourceFileElement...) { self.elements = elements }
    public init(stringLiteral value: String) { elements = [.glob(pattern: Path(value))] }
    private init(_ elements: [ResourceFileElement]) { self.elements = elements }

    public static func resources(
        _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
    ) -> ResourceFileElements { ResourceFileElements(resources) }

    var contents: [[String: Any]] { elements.map(\.contents) }
}

public enum ResourceFileElement: ExpressibleByStringInterpolation {
    case glob(pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    case folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)

    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }

    var contents: [String: Any] {
        switch self {
        case .glob(let pattern, let excluding, _, _):
            ["glob": pattern.text, "excludes": excluding.map(\.text), "only": "resources"]
        case .folderReference(let path, _, _): ["path": path.text, "type": "folder", "optional": true]
        }
    }
}

/// A folder whose files belong to a target.
public struct BuildableFolder: ExpressibleByStringInterpolation {
    let contents: [String: Any]

    public init(stringLiteral value: String) { contents = ["path": Path(value).text] }
    private init(_ path: Path, _ excluded: [String]) { contents = ["path": path.text, "excludes": excluded] }

    public static func folder(_ path: Path, exceptions: BuildableFolderExceptions = []) -> BuildableFolder {
        BuildableFolder(path, exceptions.exceptions.flatMap(\.excluded))
    }
}

public struct BuildableFolderExceptions: ExpressibleByArrayLiteral {
    let exceptions: [BuildableFolderException]

    public init(arrayLiteral elements: BuildableFolderException...) { exceptions = elements }
    public static func exceptions(_ exceptions: [BuildableFolderException]) -> BuildableFolderExceptions {
        BuildableFolderExceptions(exceptions)
    }

    private init(_ exceptions: [BuildableFolderException]) { self.exceptions = exceptions }
}

public struct BuildableFolderException {
    let excluded: [String]

    public static func exception(
        excluded: [Path] = [], compilerFlags: [String: String] = [:], publicHeaders: [Path] = [],
        privateHeaders: [Path] = []
    ) -> BuildableFolderException { BuildableFolderException(excluded: excluded.map(\.text)) }
}

public struct CoreDataModel {
    let contents: [String: Any]

    public init(_ path: Path, currentVersion: String? = nil) { contents = ["path": path.text] }

    public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> CoreDataModel {
        CoreDataModel(path, currentVersion: currentVersion)
    }
}

public enum FileElement: ExpressibleByStringInterpolation {
    case glob(pattern: Path)
    case folderReference(path: Path)

    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}
