import Foundation

/// An error from a request about scenes.
public struct UISceneError: Error, Equatable, Sendable {
    /// The reasons for an error.
    public enum Code: Int, Sendable {
        /// The application or the device has only one scene.
        case multipleScenesNotSupported = 0
        /// The system denied the request.
        case requestDenied = 1
        /// The scene's geometry can't be changed.
        case geometryRequestUnsupported = 100
        /// The system denied the requested geometry.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// Creates an error with the given reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain of these errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
}

extension UISceneError: CustomNSError, LocalizedError {
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// The description of the reason.
    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported: "The application has only one scene."
        case .requestDenied: "The request was denied."
        case .geometryRequestUnsupported: "Scenes can't change their geometry."
        case .geometryRequestDenied: "The geometry was denied."
        }
    }
}

extension UIScene {
    /// Options for bringing a scene to the front.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// Creates options with default values.
        public override init() {
            super.init()
        }

        /// The scene that makes the request. The requested scene can be shown next to it. The default is `nil`.
        ///
        /// Differs from UIKit: an app has one scene, so the value has no effect.
        open var requestingScene: UIScene?
    }
}

/// A request to bring a scene to the front or to create one.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The session of the scene. `nil` means a new scene.
    public let session: UISceneSession?
    /// The activity that the scene shows. The default is `nil`.
    open var userActivity: NSUserActivity?
    /// The options of the request. The default is `nil`.
    ///
    /// Differs from UIKit: an app has one scene, so the value has no effect.
    open var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
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

    /// Creates a request for an existing scene.
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

/// Options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    /// Creates options with default values.
    public override init() {
        super.init()
    }
}

/// Options for closing a scene that has windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation of the windows. The default is `.standard`.
    ///
    /// Differs from UIKit: an app has one scene, which fills the screen, so the value has no effect.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIApplication {
    /// Requests that a scene be brought to the front. The application's only scene is already there; for a new scene,
    /// the handler is called with an error.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(sceneSession, with: userActivity, errorHandler)
    }

    /// Requests that a scene be brought to the front. The application's only scene is already there; for a new scene,
    /// the handler is called with an error.
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

    /// Requests that a scene be closed. An application's only scene can't be closed, so the handler is called with an
    /// error.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(UISceneError(.requestDenied))
    }

    /// Requests a new snapshot of a scene in the background.
    ///
    /// Differs from UIKit: there are no snapshots of scenes, so the method does nothing.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIWindowScene {
    /// The animations for closing windows.
    public enum DismissalAnimation: Int, Sendable {
        /// The standard animation.
        case standard = 1
        /// The animation for a completed task, such as a message that was sent.
        case commit = 2
        /// The animation for an abandoned task.
        case decline = 3
    }

    /// The styles in which a scene can be shown.
    public enum PresentationStyle: UInt, Sendable {
        /// The style that the system chooses.
        case automatic = 0
        /// The scene appears next to other scenes.
        case standard = 1
        /// The scene appears in front of other scenes.
        case prominent = 2
    }

    /// Options for bringing a scene that has windows to the front.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The preferred style in which the scene is shown. The default is `.automatic`.
        ///
        /// Differs from UIKit: an app has one scene, which fills the screen, so the value has no effect.
        open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
    }

    /// A description of the scene that an item, for example of a collection view, opens.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The activity that the scene shows.
        public let userActivity: NSUserActivity
        /// The options of the request. The default is `nil`.
        ///
        /// Differs from UIKit: an app has one scene, which fills the screen, so the value has no effect.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// The preview that the scene's opening animation starts from. The default is `nil`.
        ///
        /// Differs from UIKit: an app has one scene, which fills the screen, so the value has no effect.
        open var preview: UITargetedPreview?

        /// Creates a configuration of a scene that shows the given activity.
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

    /// The geometry of a scene on its screen.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The scene's rectangle on the screen, in points.
        public let systemFrame: CGRect
        /// A Boolean value that indicates whether the user is resizing the scene, such as by dragging a corner of the
        /// device in a browser.
        public let isInteractivelyResizing: Bool

        init(
            interfaceOrientation: UIInterfaceOrientation, systemFrame: CGRect, isInteractivelyResizing: Bool = false
        ) {
            self.interfaceOrientation = interfaceOrientation
            self.systemFrame = systemFrame
            self.isInteractivelyResizing = isInteractivelyResizing
            super.init()
        }
    }

    /// The geometry that a scene prefers.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        override init() {
            super.init()
        }

        /// The geometry preferences on iOS.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// Creates preferences without values, which leave the geometry to the system.
            public override init() {
                super.init()
            }

            /// Creates preferences for one of the given orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }

            /// The preferred orientations. `nil` leaves the choice to the system.
            open var interfaceOrientations: UIInterfaceOrientationMask?
        }

        /// The geometry preferences on a Mac.
        @preconcurrency @MainActor
        open class Mac: GeometryPreferences {
            /// Creates preferences without values, which leave the geometry to the system.
            public override init() {
                super.init()
            }

            /// Creates preferences for a rectangle on the screen, in points.
            public convenience init(systemFrame: CGRect) {
                self.init()
                self.systemFrame = systemFrame
            }

            /// The preferred rectangle on the screen, in points. `nil` leaves the choice to the system.
            ///
            /// Differs from UIKit: an app has one scene, which fills the screen, so the value has no effect.
            open var systemFrame: CGRect?
        }
    }

    /// The scene's geometry. A scene fills the screen.
    public var effectiveGeometry: UIWindowScene.Geometry {
        Geometry(
            interfaceOrientation: interfaceOrientation, systemFrame: screen.bounds,
            isInteractivelyResizing: screen.environment.isResizing)
    }

    /// Requests a change of the scene's geometry. The handler is called with an error if the view controllers don't
    /// support a requested orientation.
    ///
    /// Differs from UIKit: in a browser, the size of the page determines the orientation.
    public func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let preferences = geometryPreferences as? GeometryPreferences.iOS {
            guard let wanted = preferences.interfaceOrientations else { return }
            if wanted.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))) {
                return
            }
            if UIView.device(of: windows.first).orientations.request(wanted) { return }
            errorHandler?(UISceneError(.geometryRequestDenied))
        } else {
            errorHandler?(UISceneError(.geometryRequestUnsupported))
        }
    }

    /// A Boolean value that indicates whether the scene fills the screen. It's always `true`.
    public var isFullScreen: Bool { true }

    /// The coordinate space of the scene's screen.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
