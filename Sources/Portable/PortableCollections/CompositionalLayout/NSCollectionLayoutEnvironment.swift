/// The container and the traits that a section provider or a custom group is laid out with.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container to lay out.
    var container: any NSCollectionLayoutContainer { get }

    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The size of a container with its insets.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The container's size, in points.
    var contentSize: CGSize { get }

    /// The size less the insets.
    var effectiveContentSize: CGSize { get }

    /// The insets. Values below 1 are fractions of the size.
    var contentInsets: NSDirectionalEdgeInsets { get }

    /// The insets in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An environment that can be used after the layout pass.
@MainActor
package final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment {
    package let container: any NSCollectionLayoutContainer
    package let traitCollection: UITraitCollection
    /// The safe area insets of the collection view, which lists respect.
    package let safeAreaInsets: NSDirectionalEdgeInsets

    package init(
        size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection,
        safeArea: NSDirectionalEdgeInsets = .zero
    ) {
        container = CollectionContainer(size: size, insets: insets)
        traitCollection = traits
        safeAreaInsets = safeArea
        super.init()
    }
}

/// A size with insets in points.
@MainActor
final class CollectionContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(size: CGSize, insets: NSDirectionalEdgeInsets) {
        contentSize = size
        contentInsets = insets
        super.init()
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets {
        // As in the header of NSCollectionLayoutContainer, an inset below 1 is a fraction of the size (`LayoutRules.md`
        // R7).
        func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat { inset > 0 && inset < 1 ? inset * length : inset }
        return NSDirectionalEdgeInsets(
            top: points(contentInsets.top, of: contentSize.height),
            leading: points(contentInsets.leading, of: contentSize.width),
            bottom: points(contentInsets.bottom, of: contentSize.height),
            trailing: points(contentInsets.trailing, of: contentSize.width))
    }

    var effectiveContentSize: CGSize {
        let insets = effectiveContentInsets
        return CGSize(
            width: max(contentSize.width - insets.leading - insets.trailing, 0),
            height: max(contentSize.height - insets.top - insets.bottom, 0))
    }
}
