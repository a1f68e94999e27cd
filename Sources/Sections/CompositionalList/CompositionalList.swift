/// A view that shows sections of data in a collection view with SwiftUI views as cells, headers, and footers.
///
/// ```swift
/// struct RecipesView: View {
///     @StateObject private var store = RecipeStore()
///     @State private var selection: Recipe?
///
///     var body: some View {
///         CompositionalList(store.sections) { recipe, _ in
///             RecipeRow(recipe: recipe)
///         }
///         .sectionHeader(isPinned: true) { course, _, _ in Text(String(describing: course)) }
///         .selectedItem { selection = $0 }
///         .sectionLayout { section in
///             if section == 0 { GridLayout(columns: 2, aspectRatio: 1) } else { ListRowLayout() }
///         }
///     }
/// }
/// ```
///
/// Each update replaces the data, the closures, and the layout. View state belongs to the items: when a cell is reused
/// for another item, it shows another view with separate state.
public struct CompositionalList<ViewModel: SectionIdentifierViewModel, RowView: View, HeaderFooterView: View>: View {
    /// A closure that returns the view of an item at an index path.
    public typealias CellProvider = (ViewModel.CellIdentifier, IndexPath) -> RowView
    /// A closure that returns the header or footer of a section for an element kind and index path, or `nil` for no
    /// view.
    public typealias HeaderFooterProvider = (ViewModel.SectionIdentifier, String, IndexPath) -> HeaderFooterView?
    /// A closure that receives the item that the user selects.
    public typealias SelectionProvider = (ViewModel.CellIdentifier) -> Void

    typealias Configuration = ListHost<ViewModel, RowView>.Controller.Configuration

    fileprivate let sections: [ViewModel]
    fileprivate let cellProvider: CellProvider
    fileprivate var headerFooterProvider: ((ViewModel.SectionIdentifier, String, IndexPath) -> AnyView?)?
    fileprivate var footerProvider: ((ViewModel.SectionIdentifier, IndexPath) -> AnyView?)?
    fileprivate var pinsHeaders = false
    /// The changes of the modifiers, in the order of their application.
    private var changes: [(inout Configuration) -> Void] = []

    @Environment(\.layout) private var layout
    @State private var states = RowStates()

    fileprivate init(sections: [ViewModel], cellProvider: @escaping CellProvider) {
        self.sections = sections
        self.cellProvider = cellProvider
    }

    /// The collection view, which extends under the bars of its screen.
    public var body: some View {
        ListHost<ViewModel, RowView>(configuration: configuration).ignoresSafeArea()
    }

    private var configuration: Configuration {
        let cellProvider = cellProvider
        let states = states
        var configuration = Configuration(sections) { item, path in
            HostedView(cellProvider(item, path), identity: HostedIdentity.of(item), states: states)
        }
        if headerFooterProvider != nil || footerProvider != nil {
            let (header, footer) = (headerFooterProvider, footerProvider)
            configuration.headerFooterProvider = { section, kind, path in
                let isFooter = kind == UICollectionView.elementKindSectionFooter
                let view = isFooter && footer != nil ? footer?(section, path) : header?(section, kind, path)
                return view.map { HostedView($0, identity: AnyHashable(section)) }
            }
        }
        configuration.hasHeaders = headerFooterProvider != nil
        configuration.hasFooters = footerProvider != nil
        configuration.pinsHeaders = pinsHeaders
        configuration.itemsDidChange = { states.keepOnly($0) }
        configuration.layout = layout
        for change in changes { change(&configuration) }
        return configuration
    }

    func changing(_ change: @escaping (inout Configuration) -> Void) -> Self {
        var copy = self
        copy.changes.append(change)
        return copy
    }
}

extension CompositionalList where HeaderFooterView == EmptyView {
    /// Creates a list of sections.
    ///
    /// - Parameters:
    ///   - items: The sections, with their items.
    ///   - cellProvider: A view builder that creates the view of an item.
    public init(_ items: [ViewModel], @ViewBuilder cellProvider: @escaping CellProvider) {
        self.init(sections: items, cellProvider: cellProvider)
    }
}

extension CompositionalList {
    /// Shows headers, and also footers in UIKit layouts that have positions for them.
    ///
    /// - Parameters:
    ///   - isPinned: A Boolean value that indicates whether headers in layouts of `CollectionCore` stay visible while
    ///     their sections are visible. The default is `false`. UIKit layouts specify this themselves.
    ///   - provider: A closure that creates the header of a section for an element kind and index path.
    public func sectionHeader<Content: View>(
        isPinned: Bool = false,
        @ViewBuilder _ provider: @escaping (ViewModel.SectionIdentifier, String, IndexPath) -> Content
    ) -> CompositionalList<ViewModel, RowView, Content> {
        var list = CompositionalList<ViewModel, RowView, Content>(sections: sections, cellProvider: cellProvider)
        list.headerFooterProvider = { AnyView(provider($0, $1, $2)) }
        list.footerProvider = footerProvider
        list.pinsHeaders = isPinned
        list.changes = changes
        return list
    }

    /// Shows footers. By default, the closure of `sectionHeader(_:)` creates them.
    public func sectionFooter<Content: View>(
        @ViewBuilder _ provider: @escaping (ViewModel.SectionIdentifier, IndexPath) -> Content
    ) -> Self {
        var copy = self
        copy.footerProvider = { AnyView(provider($0, $1)) }
        return copy
    }

    /// Sets the closure that's called with the item that the user selects.
    public func selectedItem(_ selection: SelectionProvider?) -> Self {
        changing { $0.selection = selection }
    }

    /// Sets a UIKit layout for the sections. By default, rows fill the width of the list.
    public func customLayout(_ layout: UICollectionViewLayout) -> some View {
        environment(\.layout, layout)
    }

    /// Sets a layout of `CollectionCore` for each section. By default, rows fill the width of the list.
    public func sectionLayout(_ layout: @escaping (_ section: Int) -> any SectionLayout) -> Self {
        changing { $0.sectionLayout = layout }
    }

    /// Sets whether changes are animated. The default is `true`.
    public func animatesChanges(_ animates: Bool) -> Self {
        changing { $0.animatesChanges = animates }
    }

    /// Shows a view in place of items while there aren't any.
    public func emptyContent<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
        let content = content()
        return changing { $0.placeholders.empty = HostedContentConfiguration(content: content) }
    }

    /// Sets the loading state of the content, and the placeholders that are shown in place of items. The default state
    /// is `loaded`.
    public func contentState(_ state: ContentState, placeholders: ContentPlaceholders? = nil) -> Self {
        changing {
            $0.contentState = state
            if let placeholders { $0.placeholders = placeholders }
        }
    }
}

/// The view controller of a list in a SwiftUI interface.
struct ListHost<ViewModel: SectionIdentifierViewModel, RowView: View>: UIViewControllerRepresentable {
    typealias Controller =
        CompositionalListController<ViewModel, HostedViewSlot<RowView>, HostedViewSlot<AnyView>>

    let configuration: Controller.Configuration

    func makeUIViewController(context: Context) -> Controller { Controller() }

    func updateUIViewController(_ controller: Controller, context: Context) {
        controller.update(configuration)
    }
}

private struct CompositionalListLayoutKey: EnvironmentKey {
    static var defaultValue: UICollectionViewLayout? { nil }
}

extension EnvironmentValues {
    /// The layout of the lists in a view. If it's `nil` (the default), the section layouts are used.
    public var layout: UICollectionViewLayout? {
        get { self[CompositionalListLayoutKey.self] }
        set { self[CompositionalListLayoutKey.self] = newValue }
    }
}
