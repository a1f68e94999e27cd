/// A section layout that a closure creates.
@MainActor
public struct RawSectionLayout: SectionLayout {
    /// A value that changes when the closure's result does. If it's `nil`, the closure is called on each update.
    public let layoutToken: AnyHashable?

    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// Creates a layout with a section provider like that of `UICollectionViewCompositionalLayout`. If the provider
    /// returns `nil`, the section is empty.
    public init(
        token: AnyHashable? = nil, _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        layoutToken = token
        self.provider = provider
    }

    /// Creates a layout from an existing section.
    public init(_ section: NSCollectionLayoutSection) {
        self.init(token: AnyHashable(ObjectIdentifier(section))) { _, _ in section }
    }

    /// Returns the section that the provider creates for the first section index.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        makeSection(at: 0, in: environment)
    }

    /// Returns the section that the provider creates.
    public func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        provider(index, environment) ?? .empty()
    }
}

extension NSCollectionLayoutSection {
    /// Returns an empty section with zero size.
    static func empty() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
