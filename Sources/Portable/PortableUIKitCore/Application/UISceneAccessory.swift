import Foundation
@_spi(Collage) import PortableQuartz

/// Additional content that the system shows for an app, for example on an external display.
///
/// Differs from UIKit: no host shows the content.
@preconcurrency @MainActor
open class UISceneAccessory: NSObject {
    private let sceneConfiguration: UISceneConfiguration
    private let userInfo: Any?

    /// Creates an accessory. The class methods call this initializer.
    @_spi(Collage)
    public required init(sceneConfiguration: UISceneConfiguration, userInfo: Any?) {
        self.sceneConfiguration = sceneConfiguration
        self.userInfo = userInfo
        super.init()
    }

    /// Returns an accessory for an external display without interaction.
    open class func externalNonInteractive(sceneConfiguration: UISceneConfiguration) -> Self {
        self.init(sceneConfiguration: sceneConfiguration, userInfo: nil)
    }

    /// Returns an accessory for an external display without interaction, with a value for its scene delegate.
    open class func externalNonInteractive(sceneConfiguration: UISceneConfiguration, userInfo: Any) -> Self {
        self.init(sceneConfiguration: sceneConfiguration, userInfo: userInfo)
    }

    /// Returns an accessory that's shown while the camera is in use.
    open class func cameraCapture(sceneConfiguration: UISceneConfiguration) -> Self {
        self.init(sceneConfiguration: sceneConfiguration, userInfo: nil)
    }

    /// Returns an accessory that's shown while the camera is in use, with a value for its scene delegate.
    open class func cameraCapture(sceneConfiguration: UISceneConfiguration, userInfo: Any) -> Self {
        self.init(sceneConfiguration: sceneConfiguration, userInfo: userInfo)
    }
}

/// The registration of a scene accessory.
@preconcurrency @MainActor
open class UISceneAccessoryRegistration: NSObject {
    private let accessory: UISceneAccessory

    init(_ accessory: UISceneAccessory) {
        self.accessory = accessory
        super.init()
    }

    /// A Boolean value that indicates whether the system can show the accessory. It's always `false`.
    open var isAvailable: Bool { false }

    /// A Boolean value that indicates whether the accessory should be shown when it's available. The default is `true`.
    ///
    /// Differs from UIKit: it has no effect, because accessories are never available.
    open var isEnabled = true
}

extension UIViewController {
    /// Registers an accessory that belongs to the view controller.
    ///
    /// Differs from UIKit: the accessory is never available.
    public func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessoryRegistration {
        UISceneAccessoryRegistration(accessory)
    }
}

extension UIWindowScene {
    /// Registers an accessory that belongs to the scene.
    ///
    /// Differs from UIKit: the accessory is never available.
    public func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessoryRegistration {
        UISceneAccessoryRegistration(accessory)
    }

    /// Returns a display link that calls a method for each frame of the scene's screen.
    public func displayLink(target: Any, selector sel: Selector) -> CADisplayLink? {
        screen.displayLink(withTarget: target, selector: sel)
    }

    /// Returns a display link that calls a closure for each frame of the scene's screen.
    public func displayLink(action: @escaping @Sendable (CADisplayLink) -> Void) -> CADisplayLink? {
        let target = DisplayLinkAction(action)
        return displayLink(target: target, selector: Selector("run:", DisplayLinkAction.run))
    }
}

/// The target of a display link that calls a closure.
private final class DisplayLinkAction: NSObject {
    private let action: @Sendable (CADisplayLink) -> Void

    init(_ action: @escaping @Sendable (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    func run(_ link: CADisplayLink) { action(link) }
}

extension UIScene {
    /// A condition under which the system can discard a scene instead of restoring it later.
    @preconcurrency @MainActor
    open class DestructionCondition: NSObject {
        private let name: String

        /// Creates a condition. The class methods call this initializer.
        @_spi(Collage)
        public required init(name: String) {
            self.name = name
            super.init()
        }

        /// Returns the condition that the user has dismissed the scene.
        open class func userInitiatedDismissal() -> Self { self.init(name: "userInitiatedDismissal") }

        /// Returns the condition that the system has disconnected the scene.
        open class func systemDisconnection() -> Self { self.init(name: "systemDisconnection") }

        nonisolated open override func isEqual(_ object: Any?) -> Bool {
            (object as? DestructionCondition)?.name == name
        }

        nonisolated open override var hash: Int { name.hashValue }
    }
}
