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

        /// The scene that makes the request, which appears again when the user closes the requested one. The default is
        /// `nil`, which means the scene in front.
        ///
        /// Differs from UIKit: the requested scene fills the screen, so it isn't shown next to the other one.
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
    /// A scene shrinks and fades out by default, moves up for a completed task, and moves down for an abandoned one.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
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
            /// The value has no effect, because the device isn't a Mac.
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
