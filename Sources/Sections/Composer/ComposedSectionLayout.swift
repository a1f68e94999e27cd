/// The layout of a `Composable` for use with other section systems.
@MainActor
public struct ComposedSectionLayout: SectionLayout {
    private let composable: any Composable

    /// Creates the layout that a section identifier describes.
    public init(_ composable: any Composable) {
        self.composable = composable
    }

    /// The token of the composable, which by default consists of its three descriptions. The descriptions for an
    /// environment are queried in each environment.
    public var layoutToken: AnyHashable? { composable.layoutToken }

    /// The value `false`, because the descriptions can depend on more properties of the environment than its size and
    /// traits.
    public var reusesSections: Bool { false }

    /// Returns the section of the composable with its group and item.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let section = composable.section(in: environment)
        let container = environment.container.effectiveContentSize.width
        let group = composable.group(in: environment)
            .make(with: composable.item(in: environment), availableWidth: section.contentWidth(in: container))
        return section.make(with: group, in: environment)
    }
}

extension UICollectionViewComposableLayout.Section {
    /// Returns the width within the section's insets, in points.
    fileprivate func contentWidth(in width: CGFloat) -> CGFloat {
        guard case .base(_, let insets?, _, _, _, _) = self else { return width }
        return max(width - insets.leading - insets.trailing, 0)
    }
}
