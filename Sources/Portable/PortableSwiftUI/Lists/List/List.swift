/// A container that presents rows of data in one column, which the user can scroll, select, and edit.
///
/// ```swift
/// struct RecipeList: View {
///     @Binding var recipes: [Recipe]
///
///     var body: some View {
///         List {
///             ForEach(recipes) { recipe in
///                 NavigationLink(recipe.name, value: recipe)
///                     .swipeActions(edge: .leading) { Button("Share", systemImage: "square.and.arrow.up") {} }
///             }
///             .onDelete { recipes.remove(atOffsets: $0) }
///             .onMove { recipes.move(fromOffsets: $0, toOffset: $1) }
///         }
///         .listStyle(.plain)
///     }
/// }
/// ```
///
/// Rows are created when they come near the visible area, and keep their state from then on. Rows whose views have the
/// same type are counted without being created.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: SelectionKind

    /// The selection that the list was created with.
    enum SelectionKind {
        case none
        case several(Binding<Set<SelectionValue>>)
        case one(Binding<SelectionValue?>)
        case required(Binding<SelectionValue>)
    }

    nonisolated init(_ selection: SelectionKind, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The rows, below the bars of the screen.
    @MainActor public var body: some View {
        ListContainer(selection: currentSelection, content: content).ignoresSafeArea(.container)
    }

    @MainActor private var currentSelection: ListSelection? {
        switch selection {
        case .none: nil
        case .several(let binding): ListSelection(binding)
        case .one(let binding): ListSelection(binding)
        case .required(let binding): ListSelection(required: binding)
        }
    }

    /// Creates a list whose rows the user can select in edit mode.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(Self.several(selection), content())
    }

    /// Creates a list in which the user can select one row.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(Self.one(selection), content())
    }

    /// Creates a list in which one row is always selected.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(.required(selection), content())
    }

    nonisolated static func several(_ selection: Binding<Set<SelectionValue>>?) -> SelectionKind {
        selection.map { .several($0) } ?? .none
    }

    nonisolated static func one(_ selection: Binding<SelectionValue?>?) -> SelectionKind {
        selection.map { .one($0) } ?? .none
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(.none, content())
    }

    /// Creates a list with a row for each element of identifiable data.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.none, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of data, identified by a key path.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(.none, ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range.
    public nonisolated init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(.none, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a binding's identifiable data.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(.none, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a binding's data, identified by a key path.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
        self.init(.none, ForEach(data, id: id, content: rowContent))
    }
}
