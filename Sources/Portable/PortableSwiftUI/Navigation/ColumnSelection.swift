/// The response of a split view's column to a selection. A list calls it after it writes its selection.
///
///     environment.columnSelection?.selectionDidChange(isEmpty: selection.isEmpty)
@MainActor
final class ColumnSelection {
    private let show: @MainActor () -> Void
    private let hide: @MainActor () -> Void

    init(show: @escaping @MainActor () -> Void, hide: @escaping @MainActor () -> Void) {
        self.show = show
        self.hide = hide
    }

    /// A closure that a list sets to clear its selection when the user goes back to its column.
    var didReturn: (@MainActor () -> Void)?

    /// Shows the next column if something is selected, or goes back to this one.
    func selectionDidChange(isEmpty: Bool) {
        if isEmpty { hide() } else { show() }
    }
}

private enum ColumnSelectionKey: EnvironmentKey {
    static var defaultValue: ColumnSelection? { nil }
}

private enum IsInColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The response to a selection in the column of a split view, or `nil` outside of split views and in their last
    /// column.
    var columnSelection: ColumnSelection? {
        get { self[ColumnSelectionKey.self] }
        set { self[ColumnSelectionKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the view is the root of a split view's column, which has a stack already.
    var isInColumn: Bool {
        get { self[IsInColumnKey.self] }
        set { self[IsInColumnKey.self] = newValue }
    }
}
