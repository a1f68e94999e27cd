extension UIPageViewController: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [
            InterfaceProperty("dataSource", \UIPageViewController.dataSource),
            InterfaceProperty("delegate", \UIPageViewController.delegate),
        ]
    }

    package func readElement(_ reader: InterfaceReader) {
        var options: [OptionsKey: Any] = [:]
        options[.interPageSpacing] = reader.value("pageSpacing") as CGFloat?
        options[.spineLocation] = reader.value("spineLocation") as SpineLocation?
        setUp(
            style: reader.value("transitionStyle") ?? .pageCurl,
            orientation: reader.value("navigationOrientation") ?? .horizontal, options: options)
        reader.set("doubleSided", \.isDoubleSided, of: self)
    }
}

extension UIPageViewController.TransitionStyle: InterfaceChoice {
    package static var interfaceNames: [String: UIPageViewController.TransitionStyle] {
        ["pageCurl": .pageCurl, "scroll": .scroll]
    }
}

extension UIPageViewController.NavigationOrientation: InterfaceChoice {
    package static var interfaceNames: [String: UIPageViewController.NavigationOrientation] {
        ["horizontal": .horizontal, "vertical": .vertical]
    }
}

extension UIPageViewController.SpineLocation: InterfaceChoice {
    package static var interfaceNames: [String: UIPageViewController.SpineLocation] {
        ["none": .none, "min": .min, "mid": .mid, "max": .max]
    }
}
