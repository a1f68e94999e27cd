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
        states.keepOnly(
            Set(sections.lazy.flatMap(\.cellIdentifiers).map { HostedIdentity.of($0) }))
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
        configuration.layout = layout
        for change in changes { change(&configuration) }
        return configuration
    }

    private func changing(_ change: @escaping (inout Configuration) -> Void) -> Self {
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
    /// Shows headers, and footers where the layout has places for them; none by default.
    public func sectionHeader<Content: View>(
        @ViewBuilder _ provider: @escaping (ViewModel.SectionIdentifier, String, IndexPath) -> Content
    ) -> CompositionalList<ViewModel, RowView, Content> {
        var list = CompositionalList<ViewModel, RowView, Content>(sections: sections, cellProvider: cellProvider)
        list.headerFooterProvider = { AnyView(provider($0, $1, $2)) }
        list.footerProvider = footerProvider
        list.changes = changes
        return list
    }

    /// Shows footers of their own; what ``sectionHeader(_:)`` makes by default.
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

    /// Fetches contents anew when the person pulls them down; nobody can by default.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> Self {
        changing { $0.refreshAction = action }
    }

    /// Loads more when one of the last items comes on screen.
    /// - Parameters:
    ///   - remainingItems: How many items are left then, at most.
    ///   - action: Called once until the number of items changes.
    public func onReachEnd(remainingItems: Int = 5, perform action: @escaping () -> Void) -> Self {
        changing { $0.nearEnd = CollectionDriver.NearEnd(remainingItems: remainingItems, action: action) }
    }

    /// Lets the person move items, and hears of all sections with their items when some were moved. The app is to show
    /// them so from then on.
    public func onReorder(
        _ action: @escaping ([(section: ViewModel.SectionIdentifier, items: [ViewModel.CellIdentifier])]) -> Void
    ) -> Self {
        changing { $0.rearrangement = action }
    }

    /// Shows a menu when an item is held; none by default.
    public func itemContextMenu(
        @MenuElementBuilder _ menu: @escaping (ViewModel.CellIdentifier) -> [UIMenuElement]
    ) -> Self {
        changing {
            $0.contextMenu = { item in
                let elements = menu(item)
                return elements.isEmpty ? nil : ItemMenu { elements }
            }
        }
    }

    /// Offers actions when an item is swiped, in sections that are lists; none by default.
    /// - Parameters:
    ///   - edge: The side that the actions come from.
    ///   - allowsFullSwipe: Whether a swipe over the whole row does the first of them.
    ///   - actions: The actions of an item.
    public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        _ actions: @escaping (ViewModel.CellIdentifier) -> [UIContextualAction]
    ) -> Self {
        let provider: (ViewModel.CellIdentifier) -> UISwipeActionsConfiguration? = { item in
            let actions = actions(item)
            guard !actions.isEmpty else { return nil }
            let configuration = UISwipeActionsConfiguration(actions: actions)
            configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
            return configuration
        }
        return changing {
            if edge == .leading { $0.leadingSwipeActions = provider } else { $0.trailingSwipeActions = provider }
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
