extension TabContent {
    /// Shows a popover while a condition is `true`, or a sheet in a compact width.
    ///
    /// Differs from SwiftUI: the popover points to the tab's screen, and is shown while the tab is selected.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        // The closures run on the main actor, where the tab was created.
        nonisolated(unsafe) let anchor = attachmentAnchor
        nonisolated(unsafe) let content = content
        return changed {
            AnyView(
                $0.popover(
                    isPresented: isPresented, attachmentAnchor: anchor, arrowEdge: arrowEdge,
                    content: content))
        }
    }

    /// Shows a popover for an item while the item isn't `nil`, or a sheet in a compact width.
    ///
    /// Differs from SwiftUI: the popover points to the tab's screen, and is shown while the tab is selected.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        nonisolated(unsafe) let item = item
        nonisolated(unsafe) let anchor = attachmentAnchor
        nonisolated(unsafe) let content = content
        return changed {
            AnyView(
                $0.popover(item: item, attachmentAnchor: anchor, arrowEdge: arrowEdge, content: content))
        }
    }
}
