/// The classes of the elements of interface files.
@MainActor
package enum InterfaceClasses {
    /// Returns the framework's class of an element, or `nil` if the element isn't an object or Collage has no class for
    /// it.
    package static func frameworkClass(of elementName: String) -> NSObject.Type? {
        if let known = classes[elementName] { return known }
        let name = "UI" + elementName.prefix(1).uppercased() + elementName.dropFirst()
        let found = systemClass(named: name) as? any InterfaceReadable.Type
        classes[elementName] = found
        return found
    }

    /// Returns the class that the file specifies for an element, if it exists and derives from `base`. Otherwise,
    /// returns `base`.
    package static func customClass(of element: InterfaceElement, base: NSObject.Type, loader: InterfaceLoader)
        -> NSObject.Type
    {
        guard let name = element["customClass"] else { return base }
        var modules = element["customModule"].map { [$0] } ?? []
        // The target can have another name here than in Xcode; "target" means that the class is the app's own. Linkers
        // support only ASCII.
        let isRenamed = modules.contains { !$0.utf8.allSatisfy { $0 < 0x80 } }
        if modules.isEmpty || isRenamed || element["customModuleProvider"] == "target" {
            modules += self.modules(of: loader.bundle)
        }
        let found: AnyClass? =
            modules.lazy.compactMap { ClassNames.find(name, in: $0) }.first ?? systemClass(named: name)
        guard let found else {
            Diagnostics.log(
                "Unknown class \(name) in Interface Builder file. "
                    + loader.error(
                        "there is no class \(name) in \(modules.joined(separator: " or "))",
                        remedy: "Declare one that isn't private, or correct customModule; a \(base) is used instead",
                        at: element
                    ).description)
            return base
        }
        guard let custom = found as? NSObject.Type, derives(custom, from: base) else {
            Diagnostics.log(
                "\(loader.error("\(name) isn't a subclass of \(base)", remedy: "A \(base) takes its place", at: element))"
            )
            return base
        }
        return custom
    }

    /// Returns the modules that can contain the classes of a bundle's interface files: the bundle's and the
    /// executable's.
    static func modules(of bundle: Bundle?) -> [String] {
        let main = Bundle.main
        let files = [bundle?.executableURL, bundle?.bundleURL, main.executableURL].compactMap { $0 }
        let names = files.map { $0.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "-", with: "_") }
        // A package's resource bundle is named Package_Target.
        let targets = names.compactMap { $0.split(separator: "_").last.map(String.init) }
        var known: Set<String> = []
        return (names + targets).filter { known.insert($0).inserted }
    }

    /// Returns the element of a view of another module, with its class name, or `nil` if the app doesn't contain the
    /// module.
    package static func naming(_ element: InterfaceElement) -> InterfaceElement? {
        guard let (module, name) = viewsOfOtherModules[element.name], ClassNames.find(name, in: module) != nil else {
            return nil
        }
        guard element["customClass"] == nil else { return element }
        var named = element
        named.attributes["customClass"] = name
        named.attributes["customModule"] = module
        return named
    }

    private static let viewsOfOtherModules = ["wkWebView": ("WebKit", "WKWebView"), "mapView": ("MapKit", "MKMapView")]

    /// The modules with the framework's classes, which interface files name without a module.
    private static let frameworkModules = [
        "PortableUIKitCore", "PortableControls", "PortableCollections", "PortableUIKit", "PortableGraphics",
        "PortableQuartz",
    ]

    /// Returns whether a class is one of the app's, not the framework's.
    static func isOfApp(_ type: AnyClass) -> Bool {
        !frameworkModules.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }

    /// Returns the class of the framework with the given name.
    private static func systemClass(named name: String) -> AnyClass? {
        frameworkModules.lazy.compactMap { ClassNames.find(name, in: $0) }.first
    }

    private static func derives(_ subclass: NSObject.Type, from base: NSObject.Type) -> Bool {
        sequence(first: subclass as AnyClass, next: _getSuperclass).contains { $0 == base }
    }

    /// The classes of elements: the ones in this module, and the ones in higher modules that were already looked up.
    /// Looking up a class in a module without it reads all types of the program.
    private static var classes: [String: NSObject.Type] = [
        // Views
        "view": UIView.self, "containerView": UIView.self, "control": UIControl.self, "label": UILabel.self,
        "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "visualEffectView": UIVisualEffectView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
        "refreshControl": UIRefreshControl.self,
        // Controllers
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
        // Bars
        "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
        // Gestures
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
        // Others
        "customObject": NSObject.self,
    ]
}
