import Foundation

/// A quick action on the application's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    fileprivate var content: ShortcutContent

    /// The type of the quick action.
    open var type: String { content.type }
    /// The title.
    open var localizedTitle: String { content.title }
    /// The subtitle. `nil` means none.
    open var localizedSubtitle: String? { content.subtitle }
    /// The icon. `nil` means none.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// The data that the application needs for the action. `nil` means none.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
    /// The identifier of the content that the action shows. The default is `nil`.
    open var targetContentIdentifier: Any? { content.target }

    /// Creates a quick action with the given type, title, and details.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = ShortcutContent(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Creates a quick action with the given type and title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UIApplicationShortcutItem(type: "", localizedTitle: "")) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        filled(UIMutableApplicationShortcutItem(type: "", localizedTitle: ""))
    }

    private func filled(_ copy: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
        copy.content = content
        return copy
    }
}

/// A quick action whose properties can change.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The type of the quick action.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }
    /// The subtitle. `nil` means none.
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    /// The icon. `nil` means none.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    /// The data that the application needs for the action. `nil` means none.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    /// The identifier of the content that the action shows. The default is `nil`.
    open override var targetContentIdentifier: Any? {
        get { content.target }
        set { content.target = newValue }
    }
}

/// The content of a quick action.
private struct ShortcutContent {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
}
