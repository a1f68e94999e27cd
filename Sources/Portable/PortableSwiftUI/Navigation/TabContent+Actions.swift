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
