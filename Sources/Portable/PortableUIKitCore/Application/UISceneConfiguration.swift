import Foundation

/// An object that specifies the classes and the storyboard from which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name. `nil` means the first configuration of the role.
    public let name: String?

    /// The role of the scene.
    public let role: UISceneSession.Role

    /// The class of the scene. `nil` means `UIWindowScene`.
    ///
    /// A scene of the application's windows is an instance of `UIWindowScene` or of its subclass. Raises an exception for
    /// other classes when the scene connects.
    open var sceneClass: AnyClass?

    /// The class of a scene with windows.
    var windowSceneClass: UIWindowScene.Type {
        guard let sceneClass else { return UIWindowScene.self }
        guard let type = sceneClass as? UIWindowScene.Type else {
            raise("The scene class \(sceneClass) must be UIWindowScene or a subclass of it.")
        }
        return type
    }

    /// The class of the scene's delegate. `nil` means the class named `SceneDelegate` in the application delegate's
    /// module.
    open var delegateClass: AnyClass?

    /// The storyboard whose initial view controller the window shows. It's `nil` if the delegate creates its window.
    open var storyboard: UIStoryboard?

    /// Creates a configuration from the entry in `Info.plist` with the given name, or from the first entry of the role
    /// if the name is `nil`.
    ///
    /// If there's no such entry, the configuration is empty; this is logged if there are other entries. Raises an
    /// exception if the storyboard can't be read.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        guard let application = UIApplication.running else { return }
        let scenes = application.manifest.scenes(of: sessionRole)
        guard let scene = name == nil ? scenes.first : scenes.first(where: { $0.name == name }) else {
            if let name, !scenes.isEmpty {
                Diagnostics.log(
                    "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"\(name)\"). "
                        + "It has \(scenes.map { $0.name ?? "one without a name" }.joined(separator: ", ")).")
            }
            return
        }
        sceneClass = appClass("UISceneClassName", scene.sceneClassName, in: application)
        delegateClass = appClass("UISceneDelegateClassName", scene.delegateClassName, in: application)
        storyboard = scene.storyboardName.map {
            application.manifest.storyboard(named: $0, for: "UISceneStoryboardFile")
        }
    }

    /// Creates an empty configuration.
    init(role: UISceneSession.Role) {
        name = nil
        self.role = role
        super.init()
    }

    /// Returns the class named in `Info.plist`. If the class doesn't exist, logs UIKit's message and returns `nil`.
    private func appClass(_ key: String, _ className: String?, in application: UIApplication) -> AnyClass? {
        guard let className, className != "UIWindowScene", className != "UIScene" else { return nil }
        if let found = AppManifest.appClass(named: className, beside: application.delegate) { return found }
        Diagnostics.log(
            "Info.plist configuration \"\(name ?? "(no name)")\" for \(role.rawValue) contained \(key) key, but could not "
                + "load class with name \"\(className)\".")
        return nil
    }
}
