/// The columns of a split view as the screens of a stack.
struct CollapsedSplit: View {
    let columns: SplitColumns
    let preferredColumn: Binding<NavigationSplitViewColumn>?

    @State private var path: [AnyHashable]
    @State private var sidebarSelection = SelectionBox()
    @State private var contentSelection = SelectionBox()

    /// A storage for the object that is shared with the lists of a column.
    @MainActor
    private final class SelectionBox {
        var selection: ColumnSelection?
    }

    init(columns: SplitColumns, preferredColumn: Binding<NavigationSplitViewColumn>?) {
        self.columns = columns
        self.preferredColumn = preferredColumn
        _path = State(wrappedValue: Self.path(to: preferredColumn?.wrappedValue ?? .sidebar, in: columns))
    }

    private static func path(to column: NavigationSplitViewColumn, in columns: SplitColumns) -> [AnyHashable] {
        switch column {
        case .sidebar: []
        case .content: columns.content == nil ? [] : [AnyHashable(NavigationSplitViewColumn.content)]
        default:
            (columns.content == nil ? [] : [.content] as [NavigationSplitViewColumn]).map { AnyHashable($0) } + [
                AnyHashable(NavigationSplitViewColumn.detail)
            ]
        }
    }

    var body: some View {
        let columns = columns
        let first = columns.content == nil ? NavigationSplitViewColumn.detail : .content
        NavigationStack<NavigationPath, _>(elements: path(binding: $path)) {
            columns.sidebar
                .environment(\.columnSelection, selection(of: sidebarSelection, showing: first))
                .environment(\.isInColumn, true)
                .navigationDestination(for: NavigationSplitViewColumn.self) { column in
                    if column == .content, let content = columns.content {
                        content
                            .environment(\.columnSelection, selection(of: contentSelection, showing: .detail))
                            .environment(\.isInColumn, true)
                    } else {
                        columns.detail.environment(\.columnSelection, nil).environment(\.isInColumn, true)
                    }
                }
        }
        .onChange(of: preferredColumn?.wrappedValue) { _, column in
            guard let column, column != top else { return }
            path = Self.path(to: column, in: columns)
        }
    }

    /// The topmost column of the stack.
    private var top: NavigationSplitViewColumn {
        path.lazy.compactMap { $0.base as? NavigationSplitViewColumn }.last ?? .sidebar
    }

    /// Returns the path of the stack. When it changes, it notifies the app and the lists of the columns that the user
    /// returns to.
    private func path(binding: Binding<[AnyHashable]>) -> Binding<[AnyHashable]> {
        let (preferredColumn, sidebar, content) = (preferredColumn, sidebarSelection, contentSelection)
        return Binding {
            binding.wrappedValue
        } set: { new in
            let old = binding.wrappedValue
            binding.wrappedValue = new
            let column = new.lazy.compactMap { $0.base as? NavigationSplitViewColumn }.last ?? .sidebar
            if let preferredColumn, preferredColumn.wrappedValue != column { preferredColumn.wrappedValue = column }
            guard new.count < old.count else { return }
            MainActor.assumeIsolated {
                if new.isEmpty { sidebar.selection?.didReturn?() }
                if column == .content { content.selection?.didReturn?() }
            }
        }
    }

    private func selection(of box: SelectionBox, showing column: NavigationSplitViewColumn) -> ColumnSelection {
        if let selection = box.selection { return selection }
        let path = path(binding: $path)
        let selection = ColumnSelection {
            guard !path.wrappedValue.contains(AnyHashable(column)) else { return }
            path.wrappedValue.append(AnyHashable(column))
        } hide: {
            guard let index = path.wrappedValue.firstIndex(of: AnyHashable(column)) else { return }
            path.wrappedValue.removeSubrange(index...)
        }
        // The app specifies the column that is shown first.
        selection.showsFirstSelection = preferredColumn == nil
        box.selection = selection
        return selection
    }
}
