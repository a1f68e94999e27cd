import PortableUIKit

/// The response of a split view's column to a selection. A list calls it after it writes its selection.
///
///     environment.columnSelection?.selectionDidChange(isEmpty: selection.isEmpty)
///
/// If the app changes the selection of a list, the list calls ``report(isEmpty:)``.
@MainActor
final class ColumnSelection {
    private let actions: (show: @MainActor () -> Void, hide: @MainActor () -> Void)
    private var isReportedEmpty = false
    /// The column changes once views are up to date. The list may be covered, and isn't laid out then.
    private lazy var timer = FrameTimer { [weak self] in
        if let self { selectionDidChange(isEmpty: isReportedEmpty) }
    }

    init(show: @escaping @MainActor () -> Void, hide: @escaping @MainActor () -> Void) {
        actions = (show, hide)
    }

    /// A closure that a list sets to clear its selection when the user goes back to its column.
    var didReturn: (@MainActor () -> Void)?

    /// A Boolean value that indicates whether the next column is shown for a selection that the list begins with. The
    /// default is `true`.
    var showsFirstSelection = true

    /// Shows the next column if something is selected, or goes back to this one.
    func selectionDidChange(isEmpty: Bool) {
        if isEmpty { actions.hide() } else { actions.show() }
    }

    /// Shows the next column, or goes back to this one, in the next frame.
    func report(isEmpty: Bool, for view: UIView) {
        isReportedEmpty = isEmpty
        timer.start(after: 0, for: view)
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
