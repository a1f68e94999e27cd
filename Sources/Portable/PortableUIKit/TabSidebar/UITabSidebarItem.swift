/// The content and appearance of a tab or an action in the sidebar.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @preconcurrency NSCopying {
    /// The content of a sidebar item.
    public enum Content {
        /// A tab.
        case tab(UITab)
        /// An action of a group.
        case action(UIAction)
    }

    /// A request for an item.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// The content to show.
        public let content: Content
        let state: UICellConfigurationState
        let isHeader: Bool

        package init(_ content: Content, state: UICellConfigurationState, isHeader: Bool) {
            self.content = content
            self.state = state
            self.isHeader = isHeader
            super.init()
        }
    }

    /// The content of the item.
    public let content: Content
    private let isHeader: Bool
    private var state: UICellConfigurationState

    /// Creates an item with the system's default appearance for a request.
    public convenience init(request: Request) {
        self.init(request.content, state: request.state, isHeader: request.isHeader)
    }

    private init(_ content: Content, state: UICellConfigurationState, isHeader: Bool) {
        self.content = content
        self.state = state
        self.isHeader = isHeader
        contentConfiguration = Self.defaultContent(of: content, isHeader: isHeader).updated(for: state)
        backgroundConfiguration = Self.defaultBackground(isHeader: isHeader).updated(for: state)
        super.init()
    }

    /// The current state of the row: selected, highlighted, and so on.
    open var configurationState: UICellConfigurationState { state }
    /// The configuration of the row's content. The default shows the tab's title, subtitle, and image, or the action's.
    open var contentConfiguration: any UIContentConfiguration
    /// The configuration of the row's background. The default is the system's sidebar background.
    open var backgroundConfiguration: UIBackgroundConfiguration
    /// The row's accessories, in addition to the system's. The default is an empty array.
    open var accessories: [UICellAccessory] = []

    /// Returns the system's default content configuration for the item's current state.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        Self.defaultContent(of: content, isHeader: isHeader).updated(for: state)
    }

    /// Returns the system's default background configuration for the item's current state.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        Self.defaultBackground(isHeader: isHeader).updated(for: state)
    }

    /// Updates the item for the row's state.
    package func apply(_ state: UICellConfigurationState) {
        self.state = state
        contentConfiguration = contentConfiguration.updated(for: state)
        backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }

    private static func defaultContent(of content: Content, isHeader: Bool) -> UIListContentConfiguration {
        switch content {
        case .tab(let tab):
            var configuration: UIListContentConfiguration =
                isHeader ? .sidebarHeader() : tab.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
            configuration.text = tab.title
            configuration.secondaryText = tab.subtitle
            if !isHeader { configuration.image = tab.image }
            return configuration
        case .action(let action):
            var configuration = UIListContentConfiguration.sidebarCell()
            configuration.text = action.title
            configuration.image = action.image
            return configuration
        }
    }

    private static func defaultBackground(isHeader: Bool) -> UIBackgroundConfiguration {
        isHeader ? .listSidebarHeader() : .listSidebarCell()
    }

    /// Returns a copy of the item.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabSidebarItem(content, state: state, isHeader: isHeader)
        copy.contentConfiguration = contentConfiguration
        copy.backgroundConfiguration = backgroundConfiguration
        copy.accessories = accessories
        return copy
    }
}
