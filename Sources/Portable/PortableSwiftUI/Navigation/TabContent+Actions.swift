extension TabContent {
    /// Disables the tab's content.
    ///
    /// Differs from SwiftUI: the tab can be selected.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { AnyView($0.disabled(disabled)) }
    }

    /// Adds a context menu to the tab in a sidebar.
    ///
    /// Differs from SwiftUI: tabs aren't in a sidebar, so the menu isn't shown.
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Adds swipe actions to the tab in a sidebar.
    ///
    /// Differs from SwiftUI: tabs aren't in a sidebar, so the actions aren't shown.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Makes the tab the source of a drag.
    ///
    /// Differs from SwiftUI: tabs can't be dragged.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Makes the tab the destination of drops.
    ///
    /// Differs from SwiftUI: nothing can be dropped on tabs.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets the behavior of the tab under a drag.
    ///
    /// Differs from SwiftUI: tabs have the default behavior.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets the accessibility label of the tab.
    ///
    /// Differs from SwiftUI: the tab's title is its label.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets the accessibility value of the tab.
    ///
    /// Differs from SwiftUI: the tab's badge is its value.
    public nonisolated func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets the accessibility hint of the tab.
    ///
    /// Differs from SwiftUI: tabs have no hint.
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets the names with which the user can identify the tab.
    ///
    /// Differs from SwiftUI: the tab's title identifies it.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }
}

extension TabViewCustomization {
    /// The customization of a tab.
    public struct TabCustomization: Codable, Hashable, Sendable {
        /// The visibility of the tab in the tab bar.
        public var tabBarVisibility: Visibility { .automatic }
        /// The visibility of the tab in the sidebar.
        ///
        /// Differs from SwiftUI: it's stored, but has no effect.
        public var sidebarVisibility: Visibility {
            get { isHidden.map { $0 ? .hidden : .visible } ?? .automatic }
            set { isHidden = newValue == .automatic ? nil : newValue == .hidden }
        }

        private var isHidden: Bool?
    }

    /// The customization of a section.
    public struct SectionCustomization: Codable, Hashable, Sendable {
        private var order: [String]?

        /// The identifiers of the section's tabs in the user's order, or `nil` for the order of the content.
        public var tabOrder: [String]? { order }

        /// Restores the order of the content.
        public mutating func resetTabOrder() { order = nil }
    }

    /// The customization of the tab with an identifier.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    /// The customization of the section with an identifier.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    /// Restores the order of all sections.
    public mutating func resetSectionOrder() { sections = [:] }

    /// Restores the visibility of all tabs.
    public mutating func resetVisibility() { tabs = [:] }
}
