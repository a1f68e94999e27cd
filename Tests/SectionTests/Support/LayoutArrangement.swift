import CollageTesting
import CollectionCore

/// A width, a direction of reading and one of scrolling: the circumstances that two layouts are compared in.
struct LayoutArrangement: Sendable, CustomStringConvertible {
    /// How wide the screen is, in points.
    let width: CGFloat
    /// Whether reading begins at the right.
    let isRightToLeft: Bool
    /// Whether the collection view scrolls sideways.
    let isHorizontal: Bool

    /// A small and a large phone and a tablet, in both directions of reading, scrolling upright and sideways.
    static let all = [320, 393, 1024].flatMap { width in
        [false, true].flatMap { isRightToLeft in
            [false, true].map { LayoutArrangement(width: width, isRightToLeft: isRightToLeft, isHorizontal: $0) }
        }
    }

    /// A description of the elements.
    var description: String {
        "\(Int(width)) points, \(isRightToLeft ? "right to left" : "left to right")"
            + (isHorizontal ? ", sideways" : ", upright")
    }

    /// The kinds of the decorations that `frames(of:)` includes.
    static let decorationKinds = ["panel", "frame"]

    /// Where everything of a section of seven items stands: cells, supplementary views and decorations.
    ///
    /// - Parameter provider: Makes the section. Its decorations are of `decorationKinds`.
    @MainActor
    func frames(
        of provider: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    ) -> [LayoutFrame] {
        let host = TestHost(size: CGSize(width: width, height: 500), safeAreaInsets: .zero), source = SevenItems()
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { _, environment in provider(environment) }, configuration: configuration)
        for kind in Self.decorationKinds {
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        view.dataSource = source
        host.show(view)
        let everywhere = CGRect(x: -10_000, y: -10_000, width: 30_000, height: 30_000)
        let others = (layout.layoutAttributesForElements(in: everywhere) ?? [])
            .filter { $0.representedElementCategory != .cell }
        let cells = (0..<7).map { item in
            layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0)).map { LayoutFrame($0) }
                ?? LayoutFrame(element: "cell \(item)", frame: .null, zIndex: 0)
        }
        return cells + others.map { LayoutFrame($0) }.sorted { $0.element < $1.element }
    }
}

/// Where one element of a layout stands.
struct LayoutFrame: Equatable, CustomStringConvertible {
    /// The kind of the element and its index path.
    let element: String
    /// Where it is in the content, in points.
    let frame: CGRect
    /// Its order of drawing.
    let zIndex: Int

    init(element: String, frame: CGRect, zIndex: Int) {
        self.element = element
        self.frame = frame
        self.zIndex = zIndex
    }

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        let kind = attributes.representedElementKind ?? "cell"
        let path = attributes.indexPath.map(String.init).joined(separator: ".")
        self.init(element: "\(kind) \(path)", frame: attributes.frame, zIndex: attributes.zIndex)
    }

    /// Element, frame and order of drawing.
    var description: String { "\(element) \(frame) \(zIndex)" }
}

private final class SevenItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.register(SizedCell.self)
        return collectionView.dequeueReusableCell(SizedCell.self, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(SizedView.self, supplementaryViewOfKind: kind)
        return collectionView.dequeueReusableSupplementaryView(SizedView.self, ofKind: kind, for: indexPath)
    }
}

/// A cell that wants another size with each item.
private final class SizedCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let item = CGFloat(layoutAttributes.indexPath.item)
        layoutAttributes.size = CGSize(width: 60 + 20 * item, height: 24 + 3 * item)
        return layoutAttributes
    }
}

/// A supplementary view that wants to be 36 points high.
private final class SizedView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 36
        return layoutAttributes
    }
}
