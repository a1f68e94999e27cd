import Foundation

/// The persistent information about a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The role of the scene.
    public let role: UISceneSession.Role

    /// The configuration that created the scene.
    open private(set) var configuration: UISceneConfiguration

    /// The identifier of the session.
    public let persistentIdentifier: String

    /// The scene of the session. It's `nil` until the scene connects.
    open package(set) weak var scene: UIScene?

    /// Values of the app that describe the scene. The default is `nil`.
    ///
    /// Differs from UIKit: they aren't kept when the app is launched again.
    open var userInfo: [String: Any]?

    /// The activity for restoring the scene. The scene's delegate returned it when the scene entered the background.
    /// It's `nil` at the first launch.
    open var stateRestorationActivity: NSUserActivity? {
        get { DeviceContext.current.memory.lastApplication.sceneActivities[persistentIdentifier] }
        set { DeviceContext.current.memory.lastApplication.sceneActivities[persistentIdentifier] = newValue }
    }

    package init(role: UISceneSession.Role, persistentIdentifier: String) {
        self.role = role
        self.persistentIdentifier = persistentIdentifier
        configuration = UISceneConfiguration(role: role)
        super.init()
    }

    package func configure(_ configuration: UISceneConfiguration) {
        self.configuration = configuration
    }

    /// The roles of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Creates a role with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A scene with windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene with windows for Assistive Access. No host requests it.
        public static let windowAssistiveAccessApplication = Role(
            rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
        /// A scene with windows that are shown while the camera is in use. No host requests it.
        public static let windowCameraCaptureAccessory = Role(
            rawValue: "UIWindowSceneSessionRoleCameraCaptureAccessory")
    }
}
