import Foundation

/// How to make a scene: its class, its delegate's class, the storyboard that its window shows.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name, nil for the first of its role.
    public let name: String?

    /// What the scene is for.
    public let role: UISceneSession.Role

    /// The class of the scene, `UIWindowScene` if nil.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate. If nil, the one called `SceneDelegate` in the application delegate's module.
    open var delegateClass: AnyClass?

    /// The storyboard whose first controller the window of the scene's delegate shows; nil for a delegate that makes its
    /// window itself.
    open var storyboard: UIStoryboard?

    /// Creates a configuration with what the application's `Info.plist` has of that name, or of the first one of the role
    /// if the name is nil. One that isn't there is empty, which is logged if others are. Raises if its storyboard can't be
    /// read.
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

    /// One that says nothing.
    init(role: UISceneSession.Role) {
        name = nil
        self.role = role
        super.init()
    }

    /// The class that `Info.plist` names; nil, and UIKit's message, if there is none of that name.
    private func appClass(_ key: String, _ className: String?, in application: UIApplication) -> AnyClass? {
        guard let className, className != "UIWindowScene", className != "UIScene" else { return nil }
        if let found = AppManifest.appClass(named: className, beside: application.delegate) { return found }
        Diagnostics.log(
            "Info.plist configuration \"\(name ?? "(no name)")\" for \(role.rawValue) contained \(key) key, but could not "
                + "load class with name \"\(className)\".")
        return nil
    }
}
