import Foundation

// UIKit makes layers, cells and decoration views from their classes alone, through initializers that are not
// `required`: making them so would break every subclass that writes `override init(frame:)`. Swift has no such call,
// but a convenience initializer and a static function have the same calling convention, so that the one can be
// called under the name of the other.

extension UIView {
    @_silgen_name("collage_UIView_makeWithFrame")
    fileprivate convenience init(dynamicFrame frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("collage_UIView_makeWithFrame")
    private static func callInitializer(frame: CGRect) -> UIView

    /// An instance of the given class, made by its `init(frame:)`. A class that has only other designated
    /// initializers traps, as on Apple's systems.
    package static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
        viewClass.callInitializer(frame: frame)
    }
}

extension UICollectionView: MadeWithoutFrame {
    @_silgen_name("collage_UICollectionView_make")
    fileprivate convenience init(dynamicFrame frame: CGRect, layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    // Initializers own what they are given; the function has to say so.
    @_silgen_name("collage_UICollectionView_make")
    private static func callInitializer(frame: CGRect, layout: consuming UICollectionViewLayout) -> UICollectionView

    /// An instance of the class without a size, made by its `init(frame:collectionViewLayout:)`.
    static func makeInstance() -> UIView { callInitializer(frame: .zero, layout: UICollectionViewFlowLayout()) }
}

extension UIVisualEffectView: MadeWithoutFrame {
    @_silgen_name("collage_UIVisualEffectView_make")
    fileprivate convenience init(dynamicEffect effect: UIVisualEffect?) {
        self.init(effect: effect)
    }

    @_silgen_name("collage_UIVisualEffectView_make")
    private static func callInitializer(effect: consuming UIVisualEffect?) -> UIVisualEffectView

    /// An instance of the class without an effect, made by its `init(effect:)`.
    static func makeInstance() -> UIView { callInitializer(effect: nil) }
}

extension CALayer {
    @_silgen_name("collage_CALayer_make")
    fileprivate convenience init(dynamicLayer marker: Int) {
        self.init()
    }

    @_silgen_name("collage_CALayer_make")
    private static func callInitializer(_ marker: Int) -> CALayer

    /// An instance of the given class, made by its `init()`.
    package static func make(_ layerClass: CALayer.Type) -> CALayer {
        layerClass.callInitializer(0)
    }
}

extension UIStoryboardSegue {
    // Initializers own what they are given; the function has to say so.
    @_silgen_name("collage_UIStoryboardSegue_make")
    fileprivate convenience init(
        dynamicIdentifier identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("collage_UIStoryboardSegue_make")
    private static func callInitializer(
        identifier: consuming String?, source: consuming UIViewController, destination: consuming UIViewController
    ) -> UIStoryboardSegue

    /// An instance of the given class, made by its `init(identifier:source:destination:)`.
    static func make(
        _ segueClass: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        segueClass.callInitializer(identifier: identifier, source: source, destination: destination)
    }
}

extension NSObject {
    @_silgen_name("collage_NSObject_make")
    fileprivate convenience init(dynamicObject marker: Int) {
        self.init()
    }

    @_silgen_name("collage_NSObject_make")
    private static func callInitializer(_ marker: Int) -> NSObject

    /// An instance of the given class, made by its `init()`.
    package static func make(_ objectClass: NSObject.Type) -> NSObject {
        objectClass.callInitializer(0)
    }
}

// What `T(frame:)`, `T()` and `type.init()` become in sources that were written for Apple's systems, whose classes
// Objective-C makes from a metatype alone.

extension UIView {
    /// An instance of a class, made by its `init(frame:)`.
    @_spi(Collage)
    public static func _make<View: UIView>(_ viewClass: View.Type, frame: CGRect = .zero) -> View {
        unsafeDowncast(make(viewClass, frame: frame), to: viewClass)
    }
}

extension NSObject {
    /// An instance of a class, made by its `init()`.
    @_spi(Collage)
    public static func _make<Object: NSObject>(_ objectClass: Object.Type) -> Object {
        unsafeDowncast(make(objectClass), to: objectClass)
    }
}
