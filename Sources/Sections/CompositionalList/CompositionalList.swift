/// Shows sections of data in a collection view whose cells, headers and footers are SwiftUI views.
///
/// ```swift
/// CompositionalList(store.sections) { app, indexPath in
///     if indexPath.section == 0 { Tile(app: app) } else { Row(app: app) }
/// }
/// .sectionHeader { section, kind, indexPath in Title(section?.rawValue ?? "") }
/// .selectedItem { selection = $0 }
/// .customLayout(.composed())
/// ```
///
/// Each update takes everything over: data, closures and layout. Views belong to their items: a cell that is used for
/// another item shows another view, with a state of its own.
public struct CompositionalList<ViewModel: SectionIdentifierViewModel, RowView: View, HeaderFooterView: View>: View {
    /// Makes the view of an item at a path.
    public typealias CellProvider = (ViewModel.CellIdentifier, IndexPath) -> RowView
    /// Makes the header or footer of a section: of a kind, at a path; nil for nothing.
    public typealias HeaderFooterProvider = (ViewModel.SectionIdentifier, String, IndexPath) -> HeaderFooterView?
    /// Gets the item that the person has selected.
    public typealias SelectionProvider = (ViewModel.CellIdentifier) -> Void

    typealias Configuration = ListHost<ViewModel, RowView>.Controller.Configuration

    fileprivate let sections: [ViewModel]
    fileprivate let cellProvider: CellProvider
    fileprivate var headerFooterProvider: ((ViewModel.SectionIdentifier, String, IndexPath) -> AnyView?)?
    fileprivate var footerProvider: ((ViewModel.SectionIdentifier, IndexPath) -> AnyView?)?
    fileprivate var pinsHeaders = false
    /// What the modifiers set, one after the other.
    private var changes: [(inout Configuration) -> Void] = []

    @Environment(\.layout) private var layout
    @State private var states = RowStates()

    fileprivate init(sections: [ViewModel], cellProvider: @escaping CellProvider) {
        self.sections = sections
        self.cellProvider = cellProvider
    }

    /// The collection view, under the bars of its screen.
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
    /// A list of sections.
    /// - Parameters:
    ///   - items: The sections, with their items.
    ///   - cellProvider: Makes the view of an item. Views of several kinds need no group around them.
    public init(_ items: [ViewModel], @ViewBuilder cellProvider: @escaping CellProvider) {
        self.init(sections: items, cellProvider: cellProvider)
    }
}

extension CompositionalList {
    /// Shows headers, and footers where a layout of UIKit has places for them; none by default.
    /// - Parameters:
    ///   - isPinned: Whether the headers of layouts of the core stay in sight while their sections are; false by default. A
    ///     layout of UIKit says so itself.
    ///   - provider: Makes the header of a section: of a kind, at a path.
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

    /// Shows footers of their own; what `sectionHeader(_:)` makes by default.
    public func sectionFooter<Content: View>(
        @ViewBuilder _ provider: @escaping (ViewModel.SectionIdentifier, IndexPath) -> Content
    ) -> Self {
        var copy = self
        copy.footerProvider = { AnyView(provider($0, $1)) }
        return copy
    }

    /// Hears which item the person has selected; nobody by default.
    public func selectedItem(_ selection: SelectionProvider?) -> Self {
        changing { $0.selection = selection }
    }

    /// Lays the sections out by a layout of UIKit; rows as wide as the list by default.
    public func customLayout(_ layout: UICollectionViewLayout) -> some View {
        environment(\.layout, layout)
    }

    /// Lays each section out by a layout of the core; rows as wide as the list by default.
    public func sectionLayout(_ layout: @escaping (_ section: Int) -> any SectionLayout) -> Self {
        changing { $0.sectionLayout = layout }
    }

    /// Whether changes are animated; true by default.
    public func animatesChanges(_ animates: Bool) -> Self {
        changing { $0.animatesChanges = animates }
    }

    /// Shows a view in place of items while there are none; nothing by default.
    public func emptyContent<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
        let content = content()
        return changing { $0.placeholders.empty = HostedContentConfiguration(content: content) }
    }

    /// How far the app has come with what is shown, and what stands in place of items meanwhile; loaded by default.
    public func contentState(_ state: ContentState, placeholders: ContentPlaceholders? = nil) -> Self {
        changing {
            $0.contentState = state
            if let placeholders { $0.placeholders = placeholders }
        }
    }
}

/// The controller of a list in a SwiftUI interface.
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
    /// The layout of the lists in a view; nil, the default, lays each section out by itself.
    public var layout: UICollectionViewLayout? {
        get { self[CompositionalListLayoutKey.self] }
        set { self[CompositionalListLayoutKey.self] = newValue }
    }
}
