extension Composer {
    /// What concerns a composer's layout as a whole.
    @preconcurrency @MainActor
    public struct Configuration {
        /// Called whenever the visible items of a section move.
        public typealias VisibleItemsHandler = NSCollectionLayoutSectionVisibleItemsInvalidationHandler

        /// The direction that the layout scrolls in.
        public var scrollDirection: UICollectionView.ScrollDirection
        /// The room between two sections, in points; none by default.
        public var sectionSpacing: CGFloat = .zero
        /// A view above all sections; none by default.
        public var header: UICollectionViewComposableLayout.BoundaryItem?
        /// A view below all sections; none by default.
        public var footer: UICollectionViewComposableLayout.BoundaryItem?
        /// The classes of the views behind sections, by kind. All of them are registered.
        public var background: [ElementKind: DecorationItemClass]?
        /// What to call whenever the visible items of a section move, by section; nothing by default.
        public var handlers: [Section: VisibleItemsHandler] = [:]

        /// The only section that visible items are watched of, and what to call; the older form of `handlers`.
        public var visibleItemsInvalidationHandler: (to: Section, VisibleItemsHandler)? {
            get { handlers.first.map { (to: $0.key, $0.value) } }
            set { handlers = newValue.map { [$0.to: $0.1] } ?? [:] }
        }

        /// A configuration.
        public init(
            scrollDirection: UICollectionView.ScrollDirection, sectionSpacing: CGFloat = .zero,
            header: UICollectionViewComposableLayout.BoundaryItem? = nil,
            footer: UICollectionViewComposableLayout.BoundaryItem? = nil,
            background: [ElementKind: DecorationItemClass]? = nil
        ) {
            self.scrollDirection = scrollDirection
            self.sectionSpacing = sectionSpacing
            self.header = header
            self.footer = footer
            self.background = background
        }

        /// What UIKit takes of it.
        var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = scrollDirection
            configuration.interSectionSpacing = sectionSpacing
            configuration.boundarySupplementaryItems = [header, footer].compactMap { $0?.make() }
            return configuration
        }
    }
}
