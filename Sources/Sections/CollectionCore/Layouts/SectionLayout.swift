/// How a section is laid out, as a description that yields what UIKit takes.
///
/// A layout that is a `Hashable` value says by itself when it has changed: a driver compares it, and has only the
/// sections with another layout laid out again. Any other layout, say one that holds a closure, is asked anew on each
/// update, which is always right and costs a little more; give it a token to spare that.
@preconcurrency @MainActor
public protocol SectionLayout {
    /// The section in an environment. Called again whenever the environment changes.
    func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    /// The same, for layouts that want to know which section it is. By default the index is left out.
    func makeSection(at index: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    /// What changes when the layout does; nil if nothing tells. The value itself by default if it is `Hashable`, nil
    /// otherwise.
    var layoutToken: AnyHashable? { get }

    /// Whether a section that was made can be used again while token, container and traits are the same. True by
    /// default if there is a token.
    var keepsSections: Bool { get }
}

extension SectionLayout {
    /// The section, whichever it is.
    public func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        makeSection(in: environment)
    }

    /// Nil: nothing tells whether the layout has changed.
    public var layoutToken: AnyHashable? { nil }

    /// Whether there is a token.
    public var keepsSections: Bool { layoutToken != nil }
}

extension SectionLayout where Self: Hashable {
    /// The layout itself.
    public var layoutToken: AnyHashable? { AnyHashable(self) }
}
