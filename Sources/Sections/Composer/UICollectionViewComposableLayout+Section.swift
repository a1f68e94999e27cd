extension UICollectionViewComposableLayout {
    /// The arrangement of the groups of a section.
    @preconcurrency @MainActor
    public enum Section {
        /// A section with spacing, insets, boundary items, and decorations.
        case base(
            spacing: CGFloat? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
            orthogonalScrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior? = nil,
            boundaryItems: [BoundaryItem]? = nil, decorationItems: [DecorationItem]? = nil,
            contentInsetsReference: UIContentInsetsReference = .automatic)
        /// A system list. The item and group are ignored.
        case list(appearance: UICollectionLayoutListConfiguration.Appearance, boundaryItems: [BoundaryItem]? = nil)
        /// A system list with the given configuration, including headers, separators, and swipe actions. The item and
        /// group are ignored.
        case configuredList(UICollectionLayoutListConfiguration, boundaryItems: [BoundaryItem]? = nil)
        /// A layout from `CollectionCore`, or a custom `RawSectionLayout`, such as
        /// `.layout(WaterfallLayout(columns: 2) { … })`. The item and group are ignored.
        case layout(
            any SectionLayout, boundaryItems: [BoundaryItem]? = nil, decorationItems: [DecorationItem]? = nil)

        /// Returns the layout section for UIKit, with the given group.
        public func make(
            with group: NSCollectionLayoutGroup, in environment: (any NSCollectionLayoutEnvironment)? = nil
        ) -> NSCollectionLayoutSection {
            switch self {
            case .base(let spacing, let insets, let scrolling, let boundary, let decorations, let reference):
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = spacing ?? 0
                section.contentInsets = insets ?? .zero
                section.orthogonalScrollingBehavior = scrolling ?? .none
                section.boundarySupplementaryItems = boundary?.map { $0.make() } ?? []
                section.decorationItems = decorations?.map { $0.make() } ?? []
                section.contentInsetsReference = reference
                return section
            case .list(let appearance, let boundary):
                return make(ListLayout(appearance: appearance), boundary, nil, with: group, in: environment)
            case .configuredList(let configuration, let boundary):
                let list = RawSectionLayout { .list(using: configuration, layoutEnvironment: $1) }
                return make(list, boundary, nil, with: group, in: environment)
            case .layout(let layout, let boundary, let decorations):
                return make(layout, boundary, decorations, with: group, in: environment)
            }
        }

        /// Returns a section that ignores the group, unless there's no environment to create the layout with.
        private func make(
            _ layout: any SectionLayout, _ boundary: [BoundaryItem]?, _ decorations: [DecorationItem]?,
            with group: NSCollectionLayoutGroup, in environment: (any NSCollectionLayoutEnvironment)?
        ) -> NSCollectionLayoutSection {
            let made = environment.map { layout.makeSection(in: $0) } ?? NSCollectionLayoutSection(group: group)
            guard boundary != nil || decorations != nil else { return made }
            // A layout can return the same object several times.
            let section = made.copy() as! NSCollectionLayoutSection
            section.boundarySupplementaryItems += boundary?.map { $0.make() } ?? []
            section.decorationItems += decorations?.map { $0.make() } ?? []
            return section
        }
    }

    /// A header, footer, or another supplementary view at the boundary of a section or of the whole layout.
    @preconcurrency @MainActor
    public enum BoundaryItem {
        /// A view above the content with its width. The default kind is that of section headers.
        case header(
            height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero,
            kind: String? = nil, alignment: NSRectAlignment = .top,
            isPinned: Bool = false)
        /// A view below the content with its width. The default kind is that of section footers.
        case footer(
            height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero,
            kind: String? = nil, alignment: NSRectAlignment = .bottom,
            isPinned: Bool = false)
        /// A view at the leading side. The default height is that of the section.
        case leading(
            width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension? = nil,
            kind: String, contentInsets: NSDirectionalEdgeInsets = .zero)
        /// A view at the trailing side. The default height is that of the section.
        case trailing(
            width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension? = nil,
            kind: String, contentInsets: NSDirectionalEdgeInsets = .zero)

        /// Returns the boundary item for UIKit.
        public func make() -> NSCollectionLayoutBoundarySupplementaryItem {
            switch self {
            case .header(let height, let insets, let kind, let alignment, let isPinned):
                return BoundaryPlacement(
                    height: height, alignment: alignment, isPinned: isPinned, contentInsets: insets
                ).boundaryItem(ofKind: kind ?? UICollectionView.elementKindSectionHeader)
            case .footer(let height, let insets, let kind, let alignment, let isPinned):
                return BoundaryPlacement(
                    height: height, alignment: alignment, isPinned: isPinned, contentInsets: insets
                ).boundaryItem(ofKind: kind ?? UICollectionView.elementKindSectionFooter)
            case .leading(let width, let height, let kind, let insets):
                return BoundaryPlacement(
                    width: width, height: height ?? .fractionalHeight(1), alignment: .leading, contentInsets: insets
                ).boundaryItem(ofKind: kind)
            case .trailing(let width, let height, let kind, let insets):
                return BoundaryPlacement(
                    width: width, height: height ?? .fractionalHeight(1), alignment: .trailing, contentInsets: insets
                ).boundaryItem(ofKind: kind)
            }
        }
    }

    /// A decoration view behind a section.
    @preconcurrency @MainActor
    public enum DecorationItem {
        /// A view as large as the section. The composer's configuration has the class for its kind.
        case background(kind: String, contentInsets: NSDirectionalEdgeInsets = .zero)

        /// Returns the decoration item for UIKit.
        public func make() -> NSCollectionLayoutDecorationItem {
            switch self {
            case .background(let kind, let insets):
                let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
                item.contentInsets = insets
                return item
            }
        }
    }
}
