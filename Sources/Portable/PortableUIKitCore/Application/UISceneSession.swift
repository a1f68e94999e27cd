import Foundation

/// What the system keeps of a scene from one launch to the next.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What the scene is for.
    public let role: UISceneSession.Role

    /// How the scene was made.
    open private(set) var configuration: UISceneConfiguration

    /// Identifies the session.
    public let persistentIdentifier: String

    /// The scene, once it is connected.
    open package(set) weak var scene: UIScene?

    package init(role: UISceneSession.Role, persistentIdentifier: String) {
        self.role = role
        self.persistentIdentifier = persistentIdentifier
        configuration = UISceneConfiguration(role: role)
        super.init()
    }

    package func configure(_ configuration: UISceneConfiguration) {
        self.configuration = configuration
    }

    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The value that stands for the constant.
        public let rawValue: String

        /// A role by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Windows on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}
