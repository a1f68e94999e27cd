/// The layout of a `Composable`, which the other systems take like any other.
@MainActor
public struct ComposedSectionLayout: SectionLayout {
    private let composable: any Composable

    /// The layout that a section identifier describes.
    public init(_ composable: any Composable) {
        self.composable = composable
    }

    /// What the composable says, its three descriptions by default. What depends on the environment is asked for in each anyway.
    public var layoutToken: AnyHashable? { composable.layoutToken }

    /// False: the descriptions may depend on more of the environment than its size and traits.
    public var keepsSections: Bool { false }

    /// The item in the group in the section.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let section = composable.section(in: environment)
        let container = environment.container.effectiveContentSize.width
        let group = composable.group(in: environment)
            .make(with: composable.item(in: environment), availableWidth: section.contentWidth(in: container))
        return section.make(with: group, in: environment)
    }
}

extension UICollectionViewComposableLayout.Section {
    /// The width within the section's insets, in points.
    fileprivate func contentWidth(in width: CGFloat) -> CGFloat {
        guard case .base(_, let insets?, _, _, _, _) = self else { return width }
        return max(width - insets.leading - insets.trailing, 0)
    }
}
