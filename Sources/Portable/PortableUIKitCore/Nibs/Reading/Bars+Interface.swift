extension UINavigationBar {
    func readNavigationBar(_ reader: InterfaceReader) {
        reader.set("barStyle", \.barStyle, of: self)
        reader.set("translucent", \.isTranslucent, of: self)
        reader.set("barTintColor", \.barTintColor, of: self)
        reader.set("largeTitles", \.prefersLargeTitles, of: self)
        let items: [UINavigationItem] = reader.objects(in: "items")
        if !items.isEmpty { self.items = items }
    }
}

extension UITabBar {
    func readTabBar(_ reader: InterfaceReader) {
        reader.set("translucent", \.isTranslucent, of: self)
        reader.set("barTintColor", \.barTintColor, of: self)
        reader.set("unselectedItemTintColor", \.unselectedItemTintColor, of: self)
        let items: [UITabBarItem] = reader.objects(in: "items")
        if !items.isEmpty { self.items = items }
    }
}

extension UIToolbar {
    func readToolbar(_ reader: InterfaceReader) {
        reader.set("barStyle", \.barStyle, of: self)
        reader.set("translucent", \.isTranslucent, of: self)
        reader.set("barTintColor", \.barTintColor, of: self)
        let items: [UIBarButtonItem] = reader.objects(in: "items")
        if !items.isEmpty { self.items = items }
    }
}

extension UINavigationItem {
    func readNavigationItem(_ reader: InterfaceReader) {
        reader.set("title", \.title, of: self)
        reader.set("prompt", \.prompt, of: self)
        reader.set("backButtonTitle", \.backButtonTitle, of: self)
        reader.set("largeTitleDisplayMode", \.largeTitleDisplayMode, of: self)
        reader.set("hidesBackButton", \.hidesBackButton, of: self)
        reader.set("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, of: self)
        titleView = reader.object("titleView")
        backBarButtonItem = reader.object("backBarButtonItem")
        if let item: UIBarButtonItem = reader.object("leftBarButtonItem") { leftBarButtonItem = item }
        if let item: UIBarButtonItem = reader.object("rightBarButtonItem") { rightBarButtonItem = item }
        let left: [UIBarButtonItem] = reader.objects(in: "leftBarButtonItems")
        if !left.isEmpty { leftBarButtonItems = left }
        let right: [UIBarButtonItem] = reader.objects(in: "rightBarButtonItems")
        if !right.isEmpty { rightBarButtonItems = right }
    }
}

extension UIBarItem {
    func readBarItem(_ reader: InterfaceReader) {
        (self as? UIBarButtonItem)?.readButtonItem(reader)
        (self as? UITabBarItem)?.readTab(reader)
        reader.set("title", \.title, of: self)
        reader.set("image", \.image, of: self)
        reader.set("enabled", \.isEnabled, of: self)
        reader.set("tag", \.tag, of: self)
        reader.set("imageInsets", \.imageInsets, of: self)
    }
}

extension UIBarButtonItem {
    fileprivate func readButtonItem(_ reader: InterfaceReader) {
        if let item: SystemItem = reader.value("systemItem") { setUp(item) }
        reader.set("style", \.style, of: self)
        reader.set("width", \.width, of: self)
        reader.set("tintColor", \.tintColor, of: self)
        customView = reader.object("customView")
    }
}

extension UITabBarItem {
    fileprivate func readTab(_ reader: InterfaceReader) {
        if let item: SystemItem = reader.value("systemItem") { setUp(item) }
        reader.set("selectedImage", \.selectedImage, of: self)
        reader.set("badgeValue", \.badgeValue, of: self)
    }
}

extension UIBarStyle: InterfaceChoice {
    package static var interfaceNames: [String: UIBarStyle] { ["default": .default, "black": .black] }
}

extension UINavigationItem.LargeTitleDisplayMode: InterfaceChoice {
    package static var interfaceNames: [String: UINavigationItem.LargeTitleDisplayMode] {
        ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]
    }
}

extension UIBarButtonItem.Style: InterfaceChoice {
    package static var interfaceNames: [String: UIBarButtonItem.Style] {
        ["plain": .plain, "bordered": .plain, "done": .done]
    }
}

extension UIBarButtonItem.SystemItem: InterfaceChoice {
    package static var interfaceNames: [String: UIBarButtonItem.SystemItem] {
        [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
            "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
            "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
            "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
            "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
            "writingTools": .writingTools,
        ]
    }
}

extension UITabBarItem.SystemItem: InterfaceChoice {
    package static var interfaceNames: [String: UITabBarItem.SystemItem] {
        [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
            "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
            "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
    }
}
