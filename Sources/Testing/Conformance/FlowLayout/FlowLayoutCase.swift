import CollageTesting
import Foundation
import LayoutCases

/// A flow layout in a collection view, which is compared with UIKit's.
@MainActor
struct FlowLayoutCase {
    /// Origins are recorded on pixels, at two pixels per point.
    private static let tolerance = 0.5

    let recorded: FlowLayoutFile

    init(_ data: Data) throws {
        recorded = try JSONDecoder().decode(FlowLayoutFile.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        let environment = recorded.environment
        let host = TestHost(
            size: environment.bounds.size, scale: environment.scale ?? 2,
            safeAreaInsets: environment.safeAreaInsets?.sides.edgeInsets ?? .zero)
        let layout = makeLayout()
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: environment.bounds.size), collectionViewLayout: layout)
        let dataSource = makeDataSource()
        let delegate = try ScriptedFlowDelegate.make(recorded)
        prepare(view)
        view.dataSource = dataSource
        view.delegate = delegate
        if environment.inWindow == false {
            view.layoutIfNeeded()
        } else {
            host.show(view)
        }
        var differences: [String] = []
        let size = layout.collectionViewContentSize
        let expected = recorded.contentSize
        if abs(size.width - expected.x) > Self.tolerance || abs(size.height - expected.y) > Self.tolerance {
            differences.append(difference("content size", expected: expected.size, found: size))
        }
        for element in recorded.expected { differences += compare(element, in: view) }
        return CaseResult(name: name, differences: differences)
    }

    private func makeLayout() -> UICollectionViewFlowLayout {
        let recorded = recorded.layout
        let layout = UICollectionViewFlowLayout()
        if recorded.scrollDirection == .horizontal { layout.scrollDirection = .horizontal }
        if let size = recorded.itemSize { layout.itemSize = size.size }
        if let inset = recorded.sectionInset { layout.sectionInset = inset.sides.edgeInsets }
        if let spacing = recorded.minimumLineSpacing { layout.minimumLineSpacing = spacing }
        if let spacing = recorded.minimumInteritemSpacing { layout.minimumInteritemSpacing = spacing }
        if let size = recorded.headerReferenceSize { layout.headerReferenceSize = size.size }
        if let size = recorded.footerReferenceSize { layout.footerReferenceSize = size.size }
        if let pins = recorded.sectionHeadersPinToVisibleBounds { layout.sectionHeadersPinToVisibleBounds = pins }
        if let pins = recorded.sectionFootersPinToVisibleBounds { layout.sectionFootersPinToVisibleBounds = pins }
        switch recorded.sectionInsetReference {
        case .sectionInsetFromContentInset: layout.sectionInsetReference = .fromContentInset
        case .sectionInsetFromSafeArea: layout.sectionInsetReference = .fromSafeArea
        case .sectionInsetFromLayoutMargins: layout.sectionInsetReference = .fromLayoutMargins
        case nil: break
        }
        switch recorded.estimatedItemSize {
        case .automatic: layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        case .size(let size): layout.estimatedItemSize = size.size
        case nil: break
        }
        return layout
    }

    private func prepare(_ view: UICollectionView) {
        let environment = recorded.environment
        view.contentInsetAdjustmentBehavior = .never
        if let inset = environment.contentInset { view.contentInset = inset.sides.edgeInsets }
        if let margins = environment.layoutMargins {
            view.insetsLayoutMarginsFromSafeArea = false
            view.layoutMargins = margins.sides.edgeInsets
        }
        view.register(ScriptedCell.self, forCellWithReuseIdentifier: ScriptedCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                ScriptedReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: ScriptedReusableView.identifier)
        }
    }

    /// Returns a data source whose cells prefer the recorded sizes, because the cases test the layout and not the
    /// measurement of text.
    private func makeDataSource() -> ScriptedDataSource {
        let dataSource = ScriptedDataSource(itemCounts: recorded.itemCounts)
        var sizes: [[Int]: CGSize] = [:]
        for element in recorded.expected where element.kind == .cell {
            sizes[element.indexPath] = CGSize(width: element.frame.width, height: element.frame.height)
        }
        dataSource.cellSize = { sizes[[$0.indexPath.section, $0.indexPath.item]] }
        return dataSource
    }

    private func compare(_ element: LayoutCase.Element, in view: UICollectionView) -> [String] {
        let path = IndexPath(item: element.indexPath[1], section: element.indexPath[0])
        let name = "\(element.elementKind ?? "\(element.kind)") \(path.section)-\(path.item)"
        let attributes =
            element.kind == .cell
            ? view.layoutAttributesForItem(at: path)
            : view.layoutAttributesForSupplementaryElement(ofKind: element.elementKind ?? "", at: path)
        guard let attributes else { return [difference(name, expected: element.frame.text, found: "no attributes")] }
        let found = LayoutCase.Frame(attributes.frame)
        if found.isClose(to: element.frame, tolerance: Self.tolerance) { return [] }
        return [difference(name, expected: element.frame.text, found: found.text)]
    }
}
