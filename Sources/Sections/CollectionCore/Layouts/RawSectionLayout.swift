/// A section layout written by hand: a closure that returns UIKit's own section.
@MainActor
public struct RawSectionLayout: SectionLayout {
    /// The value that changes when the closure's result does; nil asks the closure anew on each update.
    public let layoutToken: AnyHashable?

    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// A layout by a section provider, as `UICollectionViewCompositionalLayout` takes one. A nil result is a section
    /// without extent.
    public init(
        token: AnyHashable? = nil, _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        layoutToken = token
        self.provider = provider
    }

    /// A layout that is a section made before.
    public init(_ section: NSCollectionLayoutSection) {
        self.init(token: AnyHashable(ObjectIdentifier(section))) { _, _ in section }
    }

    /// What the provider returns for the first section.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        makeSection(at: 0, in: environment)
    }

    /// What the provider returns.
    public func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        provider(index, environment) ?? .empty()
    }
}

extension NSCollectionLayoutSection {
    /// A section that takes no room.
    static func empty() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
