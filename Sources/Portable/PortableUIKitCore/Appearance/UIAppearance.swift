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
    /// Stands for all instances of the class.
    static func appearance() -> Self

    /// Stands for instances in containers of the given classes: the first class is that of the innermost container. No
    /// classes mean everywhere.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Stands for instances whose traits contain the given ones.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Stands for instances whose traits contain the given ones, in containers of the given classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that contains views. Its instances can have their own appearance proxies.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Stands for all views of the class.
    public class func appearance() -> Self {
        proxy(in: [], traits: nil)
    }

    /// Stands for views in containers of the given classes, the innermost first.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(in: containerTypes, traits: nil)
    }

    /// Stands for views whose traits contain the given ones.
    public class func appearance(for trait: UITraitCollection) -> Self {
        proxy(in: [], traits: trait)
    }

    /// Stands for views whose traits contain the given ones, in containers of the given classes.
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

    /// An instance without a size. Views that need more than a frame get that.
    private static func makeProxy() -> UIView {
        if let special = self as? any MadeWithoutFrame.Type { return special.makeInstance() }
        return make(self, frame: .zero)
    }
}

extension UIBarItem: UIAppearance, UIAppearanceContainer {
    /// Stands for all items of the class.
    public class func appearance() -> Self {
        proxy(in: [], traits: nil)
    }

    /// Stands for items in containers of the given classes, the innermost first.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(in: containerTypes, traits: nil)
    }

    /// Stands for items of bars whose traits contain the given ones.
    public class func appearance(for trait: UITraitCollection) -> Self {
        proxy(in: [], traits: trait)
    }

    /// Stands for items of bars whose traits contain the given ones, in containers of the given classes.
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
