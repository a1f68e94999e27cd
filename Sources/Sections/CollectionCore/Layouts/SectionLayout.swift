/// A type that describes the layout of a section and creates the section for UIKit.
///
/// A driver compares layouts that are `Hashable` values, and lays out only sections whose layout has changed. It
/// creates the sections of any other layout, such as one that contains a closure, on each update. Provide a token to
/// avoid this cost.
@preconcurrency @MainActor
public protocol SectionLayout {
    /// Returns the section for an environment. It's called again whenever the environment changes.
    func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    /// Returns the section at an index for an environment. The default implementation ignores the index.
    func makeSection(at index: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    /// A value that changes when the layout does, or `nil` if changes can't be detected. The default is the layout
    /// itself if it's `Hashable`, and otherwise `nil`.
    var layoutToken: AnyHashable? { get }

    /// A Boolean value that indicates whether a section can be reused while the token, the container, and the traits
    /// stay the same. The default is `true` if there's a token.
    var reusesSections: Bool { get }
}

extension SectionLayout {
    /// Returns the section, which is the same for each section index.
    public func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        makeSection(in: environment)
    }

    /// The default token, `nil`: changes of the layout can't be detected.
    public var layoutToken: AnyHashable? { nil }

    /// A Boolean value that indicates whether there's a token.
    public var reusesSections: Bool { layoutToken != nil }
}

extension SectionLayout where Self: Hashable {
    /// The layout itself as its token.
    public var layoutToken: AnyHashable? { AnyHashable(self) }
}
