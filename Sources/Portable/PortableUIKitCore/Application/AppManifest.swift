import Foundation

/// The entries of `Info.plist` that control how an application starts.
package struct AppManifest: Sendable {
    /// A scene configuration of the property list.
    package struct Scene: Sendable {
        let name: String?
        let sceneClassName: String?
        let delegateClassName: String?
        let storyboardName: String?

        init(_ entry: [String: Any]) {
            func text(_ key: String) -> String? { (entry[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
            name = text("UISceneConfigurationName")
            sceneClassName = text("UISceneClassName")
            delegateClassName = text("UISceneDelegateClassName")
            storyboardName = text("UISceneStoryboardFile")
        }
    }

    /// The bundle with the storyboards. `nil` means the application's resources.
    let bundle: Bundle?
    /// A Boolean value that indicates whether the manifest is the process's, which also has the application's resources.
    let isOfProgram: Bool
    /// The accent color, named by `NSAccentColorName`. `nil` means the system's.
    package let accentColor: UIColor?
    /// A Boolean value that indicates whether methods of the update cycle are called again when observable properties
    /// that they have read change.
    package let tracksObservation: Bool
    /// A Boolean value that indicates whether the app keeps the design of iOS 18 on later systems.
    let requiresCompatibilityDesign: Bool
    private let mainStoryboards: [UIUserInterfaceIdiom: String]
    private let scenes: [String: [Scene]]
    private let shortcuts: [Shortcut]
    /// A Boolean value that indicates whether view controllers control the status bar, instead of the application.
    let viewControllersControlStatusBar: Bool
    /// A Boolean value that indicates whether the app can have several scenes at the same time.
    let supportsMultipleScenes: Bool

    /// A quick action of the property list.
    private struct Shortcut: Sendable {
        let type: String
        let title: String
        let subtitle: String?

        init?(_ entry: [String: Any]) {
            guard let type = entry["UIApplicationShortcutItemType"] as? String,
                let title = entry["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            self.type = type
            self.title = title
            subtitle = entry["UIApplicationShortcutItemSubtitle"] as? String
        }
    }

    /// - Parameters:
    ///   - info: The property list.
    ///   - bundle: The bundle with the storyboards. `nil` means the application's resources.
    ///   - isOfProgram: Whether the manifest is the process's.
    package init(info: [String: Any], bundle: Bundle? = nil, isOfProgram: Bool = false) {
        self.bundle = bundle
        self.isOfProgram = isOfProgram
        accentColor = UIColor.accentColor(in: info, bundle: bundle)
        tracksObservation = info["UIObservationTrackingEnabled"] as? Bool ?? true
        requiresCompatibilityDesign = AppManifest.flag("UIDesignRequiresCompatibility", in: info)
        viewControllersControlStatusBar = info["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
        shortcuts = (info["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap(Shortcut.init)
        let keys: [UIUserInterfaceIdiom: String] = [.unspecified: "", .phone: "~iphone", .pad: "~ipad"]
        mainStoryboards = keys.compactMapValues { suffix in
            (info[AppManifest.mainStoryboardKey + suffix] as? String).flatMap { $0.isEmpty ? nil : $0 }
        }
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        supportsMultipleScenes = AppManifest.flag("UIApplicationSupportsMultipleScenes", in: manifest ?? [:])
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
        scenes = configurations.compactMapValues { ($0 as? [[String: Any]])?.map(Scene.init) }
    }

    /// Returns a Boolean value of the property list, which is `false` if it's missing. Other values are reported.
    private static func flag(_ key: String, in info: [String: Any]) -> Bool {
        guard let value = info[key] else { return false }
        if let flag = value as? Bool { return flag }
        Diagnostics.log("\(key) in Info.plist must be true or false, not \(value). It's ignored.")
        return false
    }

    /// The manifest of the process's main bundle.
    package static var ofProgram: AppManifest {
        AppManifest(info: Bundle.main.infoDictionary ?? [:], isOfProgram: true)
    }

    /// A manifest without entries, for code that runs without the application's interface, such as previews.
    package static let none = AppManifest(info: [:])

    package static let mainStoryboardKey = "UIMainStoryboardFile"

    /// Returns the name of the storyboard whose initial view controller an application without scenes shows.
    package func mainStoryboardName(on idiom: UIUserInterfaceIdiom) -> String? {
        mainStoryboards[idiom] ?? mainStoryboards[.unspecified]
    }

    /// The quick actions on the application's icon.
    @MainActor
    var shortcutItems: [UIApplicationShortcutItem] {
        shortcuts.map {
            UIApplicationShortcutItem(
                type: $0.type, localizedTitle: $0.title, localizedSubtitle: $0.subtitle, icon: nil)
        }
    }

    /// Returns the scene configurations of a role, in the order of the file.
    package func scenes(of role: UISceneSession.Role) -> [Scene] { scenes[role.rawValue] ?? [] }
}

extension AppManifest {
    /// Returns the storyboard that a key names. Raises an exception if it can't be read.
    @MainActor
    package func storyboard(named name: String, for key: String) -> UIStoryboard {
        // UIKit accepts names with their extension, too.
        let name = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
        guard InterfaceFiles.path(named: name, extension: "storyboard", in: bundle) != nil else {
            raise(
                "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).interfaceName). Info.plist "
                    + "names it as \(key): add \(name).storyboard to the resources of the target, or correct the name.")
        }
        return UIStoryboard(name: name, bundle: bundle)
    }

    /// Returns the class that the property list names, usually as `Module.Class`. The module can have another name
    /// here, so the delegate's module is also searched.
    @MainActor
    static func appClass(named name: String, beside delegate: (any UIApplicationDelegate)?) -> AnyClass? {
        let module = delegate.map { String(reflecting: type(of: $0)).prefix { $0 != "." } }.map(String.init) ?? ""
        let name = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2 {
            if let found = ClassNames.find(parts[1], in: parts[0]) ?? ClassNames.find(parts[1], in: module) {
                return found
            }
        }
        return ClassNames.find(name, in: module) ?? NSClassFromString(name)
    }
}
