import PortableUIKit

/// The context menu and the primary action of rows, without the type of the selected values.
struct ListContextMenu {
    let value: ([AnyHashable]) -> AnyHashable?
    let elements: @MainActor (Set<AnyHashable>, PartContext) -> [UIMenuElement]
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private enum ListContextMenuKey: EnvironmentKey {
    static var defaultValue: ListContextMenu? { nil }
}

extension EnvironmentValues {
    var listContextMenu: ListContextMenu? {
        get { self[ListContextMenuKey.self] }
        set { self[ListContextMenuKey.self] = newValue }
    }
}

extension View {
    /// Adds a context menu to the rows of lists in the view.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values that select rows. Rows without such a value have no menu.
    ///   - menu: A closure that returns the menu for the selected rows, or for the row that was pressed.
    ///   - primaryAction: A closure that the list calls when the user taps a row outside of edit mode; If it's `nil`,
    ///     the default, the tap selects the row.
    @preconcurrency
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping @MainActor (Set<I>) -> M,
        primaryAction: (@MainActor (Set<I>) -> Void)? = nil
    ) -> some View {
        let primary = primaryAction.map { action in
            { @MainActor (values: Set<AnyHashable>) in action(Set(values.compactMap { $0.base as? I })) }
        }
        return environment(
            \.listContextMenu,
            ListContextMenu(
                value: { names in names.lazy.compactMap { $0.base as? I }.first.map { AnyHashable($0) } },
                elements: { values, context in
                    menu(Set(values.compactMap { $0.base as? I })).menuElements(in: context)
                }, primaryAction: primary))
    }
}
