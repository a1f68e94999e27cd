/// Cells at frames that a closure returns, in a group that repeats.
@MainActor
public struct CustomFramesLayout: SectionLayout {
    /// The value that changes when the frames do; nil asks anew on each update.
    public let layoutToken: AnyHashable?

    private let height: NSCollectionLayoutDimension
    private let contentInsets: NSDirectionalEdgeInsets
    private let frames: (CGSize) -> [CGRect]

    /// A layout by frames.
    ///
    /// - Parameters:
    ///   - token: What changes when the frames do.
    ///   - height: The height of the group.
    ///   - contentInsets: The room around all groups; none by default.
    ///   - frames: Returns the frames in a group of the given size, in points from its corner. Their number is the
    ///     number of cells in a group.
    public init(
        token: AnyHashable? = nil, height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets = .zero,
        frames: @escaping (CGSize) -> [CGRect]
    ) {
        layoutToken = token
        self.height = height
        self.contentInsets = contentInsets
        self.frames = frames
    }

    /// A section of custom groups.
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
