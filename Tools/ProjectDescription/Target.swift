/// A target of a project.
public struct Target {
    public let name: String
    public let destinations: Destinations
    public let product: Product
    public let bundleId: String
    let productName: String?
    let infoPlist: InfoPlist?
    let sources: SourceFilesList?
    let resources: ResourceFileElements?
    let folders: [BuildableFolder]
    let scripts: [TargetScript]
    let dependencies: [TargetDependency]
    let settings: Settings?
    let coreDataModels: [CoreDataModel]

    public static func target(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false,
        onDemandResourcesTags: OnDemandResourcesTags? = nil, metadata: TargetMetadata = .default
    ) -> Target {
        Target(
            name: name, destinations: destinations, product: product, bundleId: bundleId, productName: productName,
            infoPlist: infoPlist, sources: sources, resources: resources, folders: buildableFolders, scripts: scripts,
            dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
    }
}

// MARK: - Earlier versions

extension Target {
    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [], buildRules: [BuildRule] = []
    ) {
        self.init(
            name: name, destinations: [platform.destination], product: product, bundleId: bundleId,
            productName: productName, infoPlist: infoPlist, sources: sources, resources: resources, folders: [],
            scripts: scripts, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
    }

    /// The entitlements were a path before version 3.
    @_disfavoredOverload
    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Path, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = []
    ) {
        self.init(
            name: name, platform: platform, product: product, productName: productName, bundleId: bundleId,
            infoPlist: infoPlist, sources: sources, resources: resources, scripts: scripts,
            dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
    }

    public init(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
        dependencies: [TargetDependency] = [], settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = []
    ) {
        self = .target(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
            scripts: scripts, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
    }
}

extension Target {
    /// The target in the format of XcodeGen.
    ///
    /// - Parameter hasAccessors: Whether Tuist generates types for resources.
    func contents(hasAccessors: Bool) -> [String: Any] {
        var base: [String: Any] = ["PRODUCT_BUNDLE_IDENTIFIER": bundleId]
        if let productName { base["PRODUCT_NAME"] = productName }
        var contents: [String: Any] = [
            "type": product.type, "supportedDestinations": destinations.platforms,
            "sources": (sources?.contents ?? []) + (resources?.contents ?? []) + coreDataModels.map(\.contents)
                + folders.map(\.contents),
            "preBuildScripts": scripts.map { ["name": $0.name] }, "dependencies": dependencies.map(\.contents),
        ]
        if hasAccessors {
            let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
            contents["accessorPrefix"] = letters.prefix(1).uppercased() + letters.dropFirst()
        }
        let values: [String: Plist.Value]? =
            switch infoPlist {
            case .file, nil: nil
            case .dictionary(let values), .extendingDefault(let values): values
            case .default: [:]
            }
        if case .file(let path) = infoPlist { base["INFOPLIST_FILE"] = path.text }
        if let values {
            let path = "Derived/InfoPlists/\(name)-Info.plist"
            base["INFOPLIST_FILE"] = path
            contents["info"] = ["path": path, "properties": values.mapValues(\.contents)]
        }
        settings?.add(to: &contents, below: base)
        if settings == nil { contents["settings"] = ["base": base] }
        return contents
    }
}

public enum Product: String {
    case app, staticLibrary, dynamicLibrary, framework, staticFramework, unitTests, uiTests, bundle, commandLineTool
    case appClip, appExtension, watch2App, watch2Extension, tvTopShelfExtension, messagesExtension
    case stickerPackExtension, xpc, systemExtension, extensionKitExtension, macro

    /// The type of the product in projects of Xcode.
    var type: String {
        switch self {
        case .app: "application"
        case .staticLibrary: "library.static"
        case .dynamicLibrary: "library.dynamic"
        case .framework, .staticFramework: "framework"
        case .unitTests: "bundle.unit-test"
        case .uiTests: "bundle.ui-testing"
        case .bundle: "bundle"
        default: rawValue
        }
    }
}
