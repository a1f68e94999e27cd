import Foundation

extension UIView {
    @_silgen_name("collage_UIView_makeWithFrame")
    fileprivate convenience init(dynamicFrame frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("collage_UIView_makeWithFrame")
    private static func callInitializer(frame: CGRect) -> UIView

    /// Returns an instance of the given class, created with its `init(frame:)`. A class that has only other designated
    /// initializers traps, as on Apple's systems.
    package static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
        viewClass.callInitializer(frame: frame)
    }
}

extension UIVisualEffectView: InitializableWithoutFrame {
    @_silgen_name("collage_UIVisualEffectView_make")
    fileprivate convenience init(dynamicEffect effect: UIVisualEffect?) {
        self.init(effect: effect)
    }

    @_silgen_name("collage_UIVisualEffectView_make")
    private static func callInitializer(effect: consuming UIVisualEffect?) -> UIVisualEffectView

    /// Returns an instance of the class without an effect, created with its `init(effect:)`.
    package static func makeInstance() -> UIView { callInitializer(effect: nil) }
}

extension UIStoryboardSegue {
    // Initializers own their arguments, so the declaration must consume them.
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

    /// Returns an instance of the given class, created with its `init(identifier:source:destination:)`.
    static func make(
        _ segueClass: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        segueClass.callInitializer(identifier: identifier, source: source, destination: destination)
    }
}

extension UIView {
    /// Returns an instance of a class, created with its `init(frame:)`.
    @_spi(Collage)
    public static func _make<View: UIView>(_ viewClass: View.Type, frame: CGRect = .zero) -> View {
        unsafeDowncast(make(viewClass, frame: frame), to: viewClass)
    }
}
