extension UIViewController {
    /// Reads the controller's properties. Its view is created when it's needed.
    func readController(_ reader: InterfaceReader) {
        reader.set("title", \.title, of: self)
        reader.set("modalPresentationStyle", \.modalPresentationStyle, of: self)
        reader.set("modalTransitionStyle", \.modalTransitionStyle, of: self)
        reader.set("definesPresentationContext", \.definesPresentationContext, of: self)
        reader.set(
            "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle, of: self)
        reader.set("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, of: self)
        reader.set("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, of: self)
        reader.set("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, of: self)
        reader.set("modalInPresentation", \.isModalInPresentation, of: self)
        reader.set("preferredContentSize", \.preferredContentSize, of: self)
        if let edges = reader.child("extendedEdge") ?? reader.child("edgesForExtendedLayout") {
            let all: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            edgesForExtendedLayout = all.reduce(into: []) { if edges.value($1.0) == true { $0.insert($1.1) } }
        }
        if let item: UINavigationItem = reader.object("navigationItem") { setNavigationItem(item) }
        if let item: UITabBarItem = reader.object("tabBarItem") { tabBarItem = item }
        let toolbarItems: [UIBarButtonItem] = reader.objects(in: "toolbarItems")
        if !toolbarItems.isEmpty { self.toolbarItems = toolbarItems }
        switch self {
        case let controller as UINavigationController: controller.readNavigationController(reader)
        case let controller as UITabBarController: controller.readTabBarController(reader)
        case let controller as UISplitViewController: controller.readSplitViewController(reader)
        default: (self as? any InterfaceReadable)?.readElement(reader)
        }
    }
}

extension UINavigationController {
    fileprivate func readNavigationController(_ reader: InterfaceReader) {
        reader.set("navigationBarHidden", \.isNavigationBarHidden, of: self)
        reader.set("toolbarHidden", \.isToolbarHidden, of: self)
        reader.set("hidesBarsOnTap", \.hidesBarsOnTap, of: self)
        reader.set("hidesBarsOnSwipe", \.hidesBarsOnSwipe, of: self)
        reader.set("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, of: self)
        reader.set("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, of: self)
    }
}

extension UITabBarController {
    fileprivate func readTabBarController(_ reader: InterfaceReader) {
        guard let bar = reader.child("tabBar") else { return }
        bar.read(into: tabBar)
    }
}

extension UISplitViewController {
    fileprivate func readSplitViewController(_ reader: InterfaceReader) {
        reader.set("preferredDisplayMode", \.preferredDisplayMode, of: self)
        reader.set("behavior", \.preferredSplitBehavior, of: self)
        reader.set("primaryEdge", \.primaryEdge, of: self)
        reader.set("primaryBackgroundStyle", \.primaryBackgroundStyle, of: self)
        reader.set("presentsWithGesture", \.presentsWithGesture, of: self)
        reader.set("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton, of: self)
        reader.set("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, of: self)
        reader.set("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth, of: self)
        reader.set("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, of: self)
        reader.set("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, of: self)
        reader.set("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth, of: self)
        reader.set("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth, of: self)
        reader.set("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth, of: self)
    }
}

extension UISplitViewController.Style: InterfaceChoice {
    package static var interfaceNames: [String: UISplitViewController.Style] {
        ["unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
    }
}

extension UISplitViewController.DisplayMode: InterfaceChoice {
    package static var interfaceNames: [String: UISplitViewController.DisplayMode] {
        [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
            "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
            "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
            "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]
    }
}

extension UISplitViewController.SplitBehavior: InterfaceChoice {
    package static var interfaceNames: [String: UISplitViewController.SplitBehavior] {
        ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]
    }
}

extension UISplitViewController.PrimaryEdge: InterfaceChoice {
    package static var interfaceNames: [String: UISplitViewController.PrimaryEdge] {
        ["leading": .leading, "trailing": .trailing]
    }
}

extension UISplitViewController.BackgroundStyle: InterfaceChoice {
    package static var interfaceNames: [String: UISplitViewController.BackgroundStyle] {
        ["none": .none, "sidebar": .sidebar]
    }
}

extension UIModalPresentationStyle: InterfaceChoice {
    package static var interfaceNames: [String: UIModalPresentationStyle] {
        [
            "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
        ]
    }
}

extension UIModalTransitionStyle: InterfaceChoice {
    package static var interfaceNames: [String: UIModalTransitionStyle] {
        [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
            "partialCurl": .partialCurl,
        ]
    }
}
