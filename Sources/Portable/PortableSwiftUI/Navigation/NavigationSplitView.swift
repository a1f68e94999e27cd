import PortableUIKit

/// A view that presents two or three columns, where selections in one column control the next.
///
/// In a compact width the columns collapse into a stack: the sidebar is its root screen.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let columns: SplitColumns
    private let columnVisibility: Binding<NavigationSplitViewVisibility>?
    private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?

    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
        _ columns: SplitColumns
    ) {
        columnVisibility = visibility
        preferredCompactColumn = compactColumn
        self.columns = columns
    }

    /// The columns, or a stack of screens.
    @MainActor public var body: some View {
        if horizontalSizeClass == .regular {
            SplitHost(columns: columns, visibility: columnVisibility).ignoresSafeArea()
        } else {
            CollapsedSplit(columns: columns, preferredColumn: preferredCompactColumn)
        }
    }
}

/// The columns of a split view, the leading one first.
nonisolated struct SplitColumns {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
}

extension NavigationSplitView {
    /// Creates a split view with three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, SplitColumns(sidebar(), content(), detail()))
    }

    /// Creates a split view with three columns, whose visibility a binding controls.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, SplitColumns(sidebar(), content(), detail()))
    }

    /// Creates a split view with three columns. A binding controls which one is on top in a compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, SplitColumns(sidebar(), content(), detail()))
    }

    /// Creates a split view with three columns. Bindings control their visibility, and which one is on top in a compact
    /// width.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, SplitColumns(sidebar(), content(), detail()))
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, SplitColumns(sidebar(), detail()))
    }

    /// Creates a split view with two columns, whose visibility a binding controls.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, SplitColumns(sidebar(), detail()))
    }

    /// Creates a split view with two columns. A binding controls which one is on top in a compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, SplitColumns(sidebar(), detail()))
    }

    /// Creates a split view with two columns. Bindings control their visibility, and which one is on top in a compact
    /// width.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, SplitColumns(sidebar(), detail()))
    }
}

extension SplitColumns {
    fileprivate init(_ sidebar: some View, _ content: some View, _ detail: some View) {
        self.init(
            sidebar: AnyView(erasing: sidebar), content: AnyView(erasing: content), detail: AnyView(erasing: detail))
    }

    fileprivate init(_ sidebar: some View, _ detail: some View) {
        self.init(sidebar: AnyView(erasing: sidebar), content: nil, detail: AnyView(erasing: detail))
    }
}
