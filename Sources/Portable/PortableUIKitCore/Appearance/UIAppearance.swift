import Foundation

/// Methods that return an appearance proxy, an object on which an app sets the appearance of all instances of a class.
///
/// The properties of the proxy apply to all instances that enter a window from then on, unless the app has set them on
/// the instance itself. The properties of a superclass also apply to its subclasses.
///
/// Differs from UIKit: there, the object records every message that it gets. Here it records the appearance properties
/// of UIKit's classes; properties that an app adds to its classes aren't recorded. The proxy is created with
/// `init(frame:)` or `init()`: it's a fatal error if the class has only other designated initializers.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the appearance proxy for all instances of the class.
    static func appearance() -> Self

    /// Returns the appearance proxy for instances in containers of the given classes, the innermost container first. An
    /// empty array means all instances.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the appearance proxy for instances whose traits contain the given traits.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the appearance proxy for instances in containers of the given classes, if their traits contain the given
    /// traits.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that contains views. Its instances can have their own appearance proxies.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Returns the appearance proxy for all views of the class.
    public class func appearance() -> Self {
        proxy(in: [], traits: nil)
    }

    /// Returns the appearance proxy for views in containers of the given classes, the innermost container first.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(in: containerTypes, traits: nil)
    }

    /// Returns the appearance proxy for views whose traits contain the given traits.
    public class func appearance(for trait: UITraitCollection) -> Self {
        proxy(in: [], traits: trait)
    }

    /// Returns the appearance proxy for views in containers of the given classes, if their traits contain the given
    /// traits.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(in: containerTypes, traits: trait)
    }

    private static func proxy(
        in containerTypes: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Self {
        DeviceContext.current.appearances.proxy(of: self, in: containerTypes, traits: traits) { makeProxy() }
    }

    /// Returns an instance with a size of zero, which serves as the proxy.
    private static func makeProxy() -> UIView {
        if let special = self as? any InitializableWithoutFrame.Type { return special.makeInstance() }
        return make(self, frame: .zero)
    }
}

extension UIBarItem: UIAppearance, UIAppearanceContainer {
    /// Returns the appearance proxy for all items of the class.
    public class func appearance() -> Self {
        proxy(in: [], traits: nil)
    }

    /// Returns the appearance proxy for items in containers of the given classes, the innermost container first.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(in: containerTypes, traits: nil)
    }

    /// Returns the appearance proxy for items whose traits contain the given traits.
    public class func appearance(for trait: UITraitCollection) -> Self {
        proxy(in: [], traits: trait)
    }

    /// Returns the appearance proxy for items in containers of the given classes, if their traits contain the given
    /// traits.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(in: containerTypes, traits: trait)
    }

    private static func proxy(
        in containerTypes: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Self {
        DeviceContext.current.appearances.proxy(of: self, in: containerTypes, traits: traits) { NSObject.make(self) }
    }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
