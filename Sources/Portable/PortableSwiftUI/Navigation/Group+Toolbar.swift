extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of toolbar content.
    public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { return fatalError("Group has no body.") }

    /// Returns the items of the content.
    @MainActor public static func _items(_ group: Group) -> _ToolbarItems { Content._items(group.content) }
}
