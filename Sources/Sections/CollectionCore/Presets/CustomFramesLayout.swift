/// A layout with cells at frames that a closure returns, in a repeating group.
@MainActor
public struct CustomFramesLayout: SectionLayout {
    /// A value that changes when the frames do. If it's `nil`, the frames are computed on each update.
    public let layoutToken: AnyHashable?

    private let height: NSCollectionLayoutDimension
    private let contentInsets: NSDirectionalEdgeInsets
    private let frames: (CGSize) -> [CGRect]

    /// Creates a layout with the given frames.
    ///
    /// - Parameters:
    ///   - token: A value that changes when the frames do.
    ///   - height: The height of the group.
    ///   - contentInsets: The insets around all groups. The default is zero.
    ///   - frames: A closure that returns the frames of the cells in a group of the given size, in points relative to
    ///     its origin. Their number is the number of cells in a group.
    public init(
        token: AnyHashable? = nil, height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero,
        frames: @escaping (CGSize) -> [CGRect]
    ) {
        layoutToken = token
        self.height = height
        self.contentInsets = contentInsets
        self.frames = frames
    }

    /// Returns a section of custom groups.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let frames = frames
        let section = NSCollectionLayoutSection(
            group: .custom(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
            ) { environment in
                frames(environment.container.contentSize).map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            })
        section.contentInsets = contentInsets
        return section
    }
}
