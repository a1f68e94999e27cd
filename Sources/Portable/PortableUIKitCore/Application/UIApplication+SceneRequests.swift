import Foundation

/// Why a request that is about scenes failed.
public struct UISceneError: Error, Equatable, Sendable {
    /// A reason.
    public enum Code: Int, Sendable {
        /// The application or the device has one scene only.
        case multipleScenesNotSupported = 0
        /// The system doesn't want it.
        case requestDenied = 1
        /// Scenes can't have other places and sizes.
        case geometryRequestUnsupported = 100
        /// The system doesn't want that place or size.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// A failure for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain of these errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
}

extension UISceneError: CustomNSError, LocalizedError {
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// The reason in words.
    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported: "The application has one scene only."
        case .requestDenied: "The request was denied."
        case .geometryRequestUnsupported: "Scenes can't change their geometry."
        case .geometryRequestDenied: "The geometry was denied."
        }
    }
}

extension UIScene {
    /// How a scene is to be brought to the front.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// Options that say nothing.
        public override init() {
            super.init()
        }

        /// The scene that asks, beside which the other may be shown; nil by default.
        open var requestingScene: UIScene?
    }
}

/// Asks for a scene to be brought to the front, or made.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene; nil for a new one.
    public let session: UISceneSession?
    /// What the scene is to show; nil by default.
    open var userActivity: NSUserActivity?
    /// How it is to be brought to the front; nil by default.
    open var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
        super.init()
    }

    /// Asks for a scene that there is.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
        super.init()
    }
}

/// How a scene is to be thrown away.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    /// Options that say nothing.
    public override init() {
        super.init()
    }
}

/// How a scene with windows is to be thrown away.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How its windows go; as usual by default. Nothing follows from it here.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIApplication {
    /// Asks for a scene to be brought to the front. That of the application is; there are no others, which the handler
    /// hears.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(sceneSession, with: userActivity, errorHandler)
    }

    /// Asks for a scene to be brought to the front. That of the application is; there are no others, which the handler
    /// hears.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(request.session, with: request.userActivity, errorHandler)
    }

    private func activate(
        _ session: UISceneSession?, with activity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?
    ) {
        guard let session, let scene = session.scene, connectedScenes.contains(scene) else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        guard let activity else { return }
        scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene(scene, continue: activity)
    }

    /// Asks for a scene to be thrown away. The only one of an application can't be, which the handler hears.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(UISceneError(.requestDenied))
    }

    /// Asks for the picture of a scene that isn't seen to be made anew. There are no such pictures.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIWindowScene {
    /// How the windows of a scene go.
    public enum DismissalAnimation: Int, Sendable {
        /// As usual.
        case standard = 1
        /// As something that was done, such as a message that was sent.
        case commit = 2
        /// As something that was given up.
        case decline = 3
    }

    /// How a scene is to be shown, in the older way.
    public enum PresentationStyle: UInt, Sendable {
        /// As the system likes.
        case automatic = 0
        /// Beside the others.
        case standard = 1
        /// In front of the others.
        case prominent = 2
    }

    /// How a scene with windows is to be brought to the front.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the scene is to be shown; as the system likes by default.
        open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
    }

    /// Says which scene is to be shown for something, as for an item of a collection view.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// What the scene is to show.
        public let userActivity: NSUserActivity
        /// How it is to be shown; nil by default.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// What it grows out of; nil by default.
        open var preview: UITargetedPreview?

        /// A scene that shows what a person does.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            self.userActivity = userActivity
            self.options = options
            self.preview = preview
            super.init()
        }
    }

    /// The place of a scene on its screen.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// How the interface stands on the device.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The scene's rectangle on the screen, in points.
        public let systemFrame: CGRect

        init(interfaceOrientation: UIInterfaceOrientation, systemFrame: CGRect) {
            self.interfaceOrientation = interfaceOrientation
            self.systemFrame = systemFrame
            super.init()
        }
    }

    /// A place that a scene would like.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        override init() {
            super.init()
        }

        /// A place on a device that is held in the hand.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// A place that is left to the system.
            public override init() {
                super.init()
            }

            /// One of several orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }

            /// The orientations of which the scene would like one; nil leaves it to the system.
            open var interfaceOrientations: UIInterfaceOrientationMask?
        }

        /// A place on a Mac.
        @preconcurrency @MainActor
        open class Mac: GeometryPreferences {
            /// A place that is left to the system.
            public override init() {
                super.init()
            }

            /// A rectangle on the screen, in points.
            public convenience init(systemFrame: CGRect) {
                self.init()
                self.systemFrame = systemFrame
            }

            /// The rectangle on the screen, in points; nil leaves it to the system.
            open var systemFrame: CGRect?
        }
    }

    /// The scene's place: the whole screen.
    public var effectiveGeometry: UIWindowScene.Geometry {
        Geometry(interfaceOrientation: interfaceOrientation, systemFrame: screen.bounds)
    }

    /// Asks for another place. Hosts hold the device as they like: the handler hears that it can't be had, unless the
    /// scene stands so already.
    public func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let preferences = geometryPreferences as? GeometryPreferences.iOS {
            guard let wanted = preferences.interfaceOrientations else { return }
            if wanted.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))) {
                return
            }
            errorHandler?(UISceneError(.geometryRequestDenied))
        } else {
            errorHandler?(UISceneError(.geometryRequestUnsupported))
        }
    }

    /// Whether the scene fills the screen: it does.
    public var isFullScreen: Bool { true }

    /// The space of the scene's coordinates, which is that of its screen.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
