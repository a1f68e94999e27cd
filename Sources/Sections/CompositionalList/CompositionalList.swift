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

    /// Hears of items that are likely to be shown soon, and of those that aren't needed after all.
    public func onPrefetch(
        perform action: @escaping (ViewModel.CellIdentifier) -> Void,
        cancel: ((ViewModel.CellIdentifier) -> Void)? = nil
    ) -> Self {
        changing {
            $0.prefetch = action
            $0.cancelPrefetch = cancel
        }
    }

    /// Ties the item that is seen to a binding, as `scrollPosition(id:anchor:)` does for scroll views.
    ///
    /// While the person scrolls, the binding is given the id of the item that is nearest to the anchor. A new id in it
    /// scrolls to the item of this id, smoothly unless changes aren't animated; nil scrolls nowhere, and an id that no
    /// item has is reported.
    /// - Parameters:
    ///   - id: The id of an item that is `Identifiable`, else the item itself.
    ///   - anchor: Where of the list the item is to stand, of which its start, its middle or its end is taken. By default
    ///     the list is scrolled as little as possible, and tells of the first item.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> Self {
        changing {
            $0.position = id.wrappedValue.map { AnyHashable($0) }
            $0.positionAnchor = anchor.map(HostedPosition.position) ?? []
            $0.positionDidChange = { item in
                guard let new = HostedIdentity.of(item).base as? ID, new != id.wrappedValue else { return }
                id.wrappedValue = new
            }
        }
    }

    /// Whether this is a chat, which is read from its end; false by default. Where the end is in sight it stays so. Further
    /// up, what is read stays where it is, whatever comes in above and below.
    public func staysAtEnd(_ stays: Bool = true) -> Self {
        changing { $0.staysAtEnd = stays }
    }

    /// Shows a view on each item, such as a badge; none by default. Layouts of the core have a place for it, but for lists.
    /// - Parameters:
    ///   - placement: Where it stands; straddling the corner at the top where reading ends, by default.
    ///   - content: Makes the view of an item.
    public func itemBadge<Content: View>(
        at placement: BadgePlacement = BadgePlacement(),
        @ViewBuilder _ content: @escaping (ViewModel.CellIdentifier) -> Content
    ) -> Self {
        changing {
            $0.badge = (
                placement,
                { item in HostedView(AnyView(content(item)), identity: HostedIdentity.of(item)) }
            )
        }
    }

    /// Shows accessories beside the rows, such as disclosure indicators, in sections that are lists; none by default. The
    /// rows have separators then.
    public func itemAccessories(_ accessories: @escaping (ViewModel.CellIdentifier) -> [UICellAccessory]) -> Self {
        changing { $0.accessories = accessories }
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

/// Where an item stands whose point of some name comes to the same point of the list.
private enum HostedPosition {
    static func position(_ anchor: UnitPoint) -> UICollectionView.ScrollPosition {
        switch anchor.y {
        case ..<0.25: .top
        case 0.75...: .bottom
        default: .centeredVertically
        }
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
