import Foundation

// The replacements for `T(nibName:bundle:)` and `T(rootViewController:)` in sources that were written for Apple's systems
// (see DynamicInstantiation.swift). Initializers own their arguments, so the functions consume theirs.

extension UIViewController {
    @_silgen_name("collage_UIViewController_make")
    fileprivate convenience init(dynamicNibName nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("collage_UIViewController_make")
    private static func callInitializer(_ nibName: consuming String?, _ bundle: consuming Bundle?) -> UIViewController

    /// Returns an instance of a class, created with its `init(nibName:bundle:)`.
    @_spi(Collage)
    public static func _make<Controller: UIViewController>(
        _ controllerClass: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller {
        let controllerType: UIViewController.Type = controllerClass
        return unsafeDowncast(controllerType.callInitializer(nibName, bundle), to: controllerClass)
    }
}

extension UINavigationController {
    @_silgen_name("collage_UINavigationController_make")
    fileprivate convenience init(dynamicRoot rootViewController: UIViewController) {
        self.init(rootViewController: rootViewController)
    }

    @_silgen_name("collage_UINavigationController_make")
    private static func callInitializer(_ rootViewController: consuming UIViewController) -> UINavigationController

    /// Returns an instance of a class, created with its `init(rootViewController:)`.
    @_spi(Collage)
    public static func _make<Controller: UINavigationController>(
        _ controllerClass: Controller.Type, rootViewController: UIViewController
    ) -> Controller {
        let controllerType: UINavigationController.Type = controllerClass
        return unsafeDowncast(controllerType.callInitializer(rootViewController), to: controllerClass)
    }
}
