extension Composer {
    /// The configuration of a composer's layout.
    @preconcurrency @MainActor
    public struct Configuration {
        /// A closure that's called whenever the visible items of a section move.
        public typealias VisibleItemsHandler = NSCollectionLayoutSectionVisibleItemsInvalidationHandler

        /// The scroll direction of the layout.
        public var scrollDirection: UICollectionView.ScrollDirection
        /// The spacing between sections, in points. The default is 0.
        public var sectionSpacing: CGFloat = .zero
        /// A view above all sections. The default is `nil`.
        public var header: UICollectionViewComposableLayout.BoundaryItem?
        /// A view below all sections. The default is `nil`.
        public var footer: UICollectionViewComposableLayout.BoundaryItem?
        /// The classes of the views behind sections, by kind. The composer registers all of them.
        public var background: [ElementKind: DecorationItemClass]?
        /// The closures that are called whenever the visible items of a section move, by section. The default is an
        /// empty dictionary.
        public var handlers: [Section: VisibleItemsHandler] = [:]

        /// A single section and the closure for its visible items. This is the older form of `handlers`.
        public var visibleItemsInvalidationHandler: (to: Section, VisibleItemsHandler)? {
            get { handlers.first.map { (to: $0.key, $0.value) } }
            set { handlers = newValue.map { [$0.to: $0.1] } ?? [:] }
        }

        /// Creates a configuration.
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

        /// The layout configuration for UIKit.
        var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = scrollDirection
            configuration.interSectionSpacing = sectionSpacing
            configuration.boundarySupplementaryItems = [header, footer].compactMap { $0?.make() }
            return configuration
        }
    }
}
