import CollageTesting
import Foundation
import LayoutCases

/// A compositional layout in a collection view in a window, which is compared with UIKit's.
@MainActor
struct CompositionalCase {
    /// The tolerated difference from a recorded number. Frames are multiples of a half or a third of a point.
    private static let tolerance = 0.01

    let recorded: LayoutCase

    init(_ data: Data) throws {
        recorded = try JSONDecoder().decode(LayoutCase.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        let environment = recorded.environment
        let host = TestHost(
            size: environment.bounds.size, scale: environment.scale,
            layoutDirection: environment.layoutDirection == "rightToLeft" ? .rightToLeft : .leftToRight,
            safeAreaInsets: (environment.safeAreaInsets ?? .init()).edgeInsets)
        let layout = try recorded.layout.compositionalLayout()
        let dataSource = makeDataSource()
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: environment.bounds.size), collectionViewLayout: layout)
        prepare(view, layout: layout, dataSource: dataSource)
        host.show(view)
        if let offset = environment.contentOffset {
            view.contentOffset = offset.point
            host.settle()
        }
        var differences = compareContentSize(view)
        differences += recorded.expected.flatMap { compare($0, in: view) }
        differences += compareCompleteness(of: view)
        differences += compareVisibleViews(in: view)
        differences += compareOrthogonalSteps(in: view, host: host)
        return CaseResult(name: name, differences: differences)
    }

    // MARK: Building

    private func prepare(
        _ view: UICollectionView, layout: UICollectionViewCompositionalLayout, dataSource: ScriptedDataSource
    ) {
        let environment = recorded.environment
        view.contentInsetAdjustmentBehavior = .never
        view.contentInset = (environment.adjustedContentInset ?? .init()).edgeInsets
        if let margins = environment.layoutMargins {
            view.insetsLayoutMarginsFromSafeArea = false
            view.layoutMargins = margins.edgeInsets
        }
        view.register(ScriptedCell.self, forCellWithReuseIdentifier: ScriptedCell.identifier)
        for kind in recorded.layout.supplementaryKinds {
            view.register(
                ScriptedReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: ScriptedReusableView.identifier)
        }
        for kind in recorded.layout.decorationKinds {
            layout.register(ScriptedReusableView.self, forDecorationViewOfKind: kind)
        }
        view.dataSource = dataSource
    }

    private func makeDataSource() -> ScriptedDataSource {
        let dataSource = ScriptedDataSource(itemCounts: recorded.itemCounts)
        guard let script = recorded.selfSizing else { return dataSource }
        let counts = recorded.itemCounts
        if let heights = script.cellPreferredHeights {
            dataSource.cellSize = { attributes in
                let path = attributes.indexPath
                let index = counts[..<path.section].reduce(0, +) + path.item
                guard heights.indices.contains(index), let height = heights[index] else { return nil }
                return CGSize(width: attributes.size.width, height: height)
            }
        }
        if let heights = script.supplementaryPreferredHeights {
            dataSource.supplementarySize = { attributes in
                guard let height = attributes.representedElementKind.flatMap({ heights[$0] }) else { return nil }
                return CGSize(width: attributes.size.width, height: height)
            }
        }
        return dataSource
    }

    // MARK: Comparing

    private func compareContentSize(_ view: UICollectionView) -> [String] {
        guard let expected = recorded.contentSize else { return [] }
        let found = view.collectionViewLayout.collectionViewContentSize
        guard abs(found.width - expected.x) > Self.tolerance || abs(found.height - expected.y) > Self.tolerance
        else { return [] }
        return [difference("content size", expected: expected.size, found: found)]
    }

    private func compare(_ element: LayoutCase.Element, in view: UICollectionView) -> [String] {
        let name = element.name
        if element.indexPathUncertain == true {
            let frames = recordedKindAttributes(like: element, in: view).map { frame(of: $0, in: view) }
            let isFound = frames.contains { $0.isClose(to: element.frame, tolerance: Self.tolerance) }
            return isFound ? [] : [difference(name, expected: "\(element.frame)", found: "\(frames)")]
        }
        guard let attributes = attributes(for: element, in: view) else {
            return [difference(name, expected: "\(element.frame)", found: "no attributes")]
        }
        var differences: [String] = []
        let found = frame(of: attributes, in: view)
        if !found.isClose(to: element.frame, tolerance: Self.tolerance) {
            differences.append(difference("\(name) frame", expected: element.frame.text, found: found.text))
        }
        if let zIndex = element.zIndex, zIndex != attributes.zIndex {
            differences.append(difference("\(name) z-index", expected: zIndex, found: attributes.zIndex))
        }
        return differences
    }

    private func attributes(
        for element: LayoutCase.Element, in view: UICollectionView
    ) -> UICollectionViewLayoutAttributes? {
        switch element.kind {
        case .cell: view.layoutAttributesForItem(at: element.path)
        case .supplementary:
            view.layoutAttributesForSupplementaryElement(ofKind: element.elementKind ?? "", at: element.path)
        case .decoration:
            view.collectionViewLayout.layoutAttributesForDecorationView(
                ofKind: element.elementKind ?? "", at: element.path)
        }
    }

    private func recordedKindAttributes(
        like element: LayoutCase.Element, in view: UICollectionView
    ) -> [UICollectionViewLayoutAttributes] {
        let everything = CGRect(origin: .zero, size: view.collectionViewLayout.collectionViewContentSize)
        return (view.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []).filter {
            ElementName($0).kind == element.kind && $0.representedElementKind == element.elementKind
        }
    }

    /// Returns the frame in the coordinates of the recording, in which cells have no orthogonal scroll offset.
    private func frame(of attributes: UICollectionViewLayoutAttributes, in view: UICollectionView) -> LayoutCase.Frame {
        var frame = LayoutCase.Frame(attributes.frame)
        if recorded.expectedFramesAreSectionContentCoordinates == true,
            attributes.representedElementCategory == .cell
        {
            let offset = view.orthogonalOffset(ofSection: attributes.indexPath.section)
            if recorded.layout.configuration?.scrollDirection == .horizontal {
                frame.y += offset
            } else {
                frame.x += offset
            }
        }
        return frame
    }

    /// Compares the results of queries with the recorded elements. If the recording is complete, there must not be
    /// others.
    private func compareCompleteness(of view: UICollectionView) -> [String] {
        guard recorded.expectedFramesAreSectionContentCoordinates != true,
            !recorded.expected.contains(where: { $0.indexPathUncertain == true })
        else { return [] }
        var rect = CGRect(origin: .zero, size: view.collectionViewLayout.collectionViewContentSize)
        if recorded.expectedIsOnlyVisible == true { rect = view.bounds }
        let found = Set((view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).map(ElementName.init))
        let expected = Set(recorded.expected.map(ElementName.init))
        var differences = expected.subtracting(found).map {
            difference("\($0)", expected: "found by a query", found: "not found")
        }
        let isComplete =
            recorded.expectedIsOnlyVisible != true
            || recorded.sectionCountIsExact != false && recorded.itemCountIsExact?.contains(false) != true
        if isComplete {
            differences += found.subtracting(expected).map {
                difference("\($0)", expected: "nothing", found: "attributes")
            }
        }
        return differences.sorted()
    }

    /// Compares the frames of the visible cells with their attributes.
    private func compareVisibleViews(in view: UICollectionView) -> [String] {
        view.indexPathsForVisibleItems.sorted().compactMap { path in
            guard let cell = view.cellForItem(at: path), let attributes = view.layoutAttributesForItem(at: path)
            else { return nil }
            let found = LayoutCase.Frame(cell.convert(cell.bounds, to: view))
            let expected = LayoutCase.Frame(attributes.frame)
            guard !found.isClose(to: expected, tolerance: Self.tolerance) else { return nil }
            return difference("view of cell \(path.section)-\(path.item)", expected: expected.text, found: found.text)
        }
    }

    private func compareOrthogonalSteps(in view: UICollectionView, host: TestHost) -> [String] {
        var differences: [String] = []
        for step in recorded.orthogonalScroll?.steps ?? [] {
            for (section, expected) in step.restingOffset.enumerated() {
                view.scrollOrthogonalSection(section, toward: step.requestedOffset)
                host.settle()
                let found = view.orthogonalOffset(ofSection: section)
                if abs(found - expected) > Self.tolerance {
                    differences.append(
                        difference(
                            "section \(section) scrolled to \(step.requestedOffset)", expected: expected,
                            found: Double(found)))
                }
            }
        }
        return differences
    }
}

/// The identity of an element in messages and comparisons.
private struct ElementName: Hashable, CustomStringConvertible {
    var kind: LayoutCase.Element.Kind
    var elementKind: String?
    var section: Int
    var item: Int

    init(_ element: LayoutCase.Element) {
        kind = element.kind
        elementKind = element.elementKind
        section = element.path.section
        item = element.path.item
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        switch attributes.representedElementCategory {
        case .cell: kind = .cell
        case .supplementaryView: kind = .supplementary
        case .decorationView: kind = .decoration
        @unknown default: kind = .cell
        }
        elementKind = attributes.representedElementKind
        section = attributes.indexPath.section
        item = attributes.indexPath.item
    }

    var description: String {
        let name = elementKind.map { "\(kind) \($0)" } ?? "\(kind)"
        return "\(name) \(section)-\(item == .max ? "layout" : "\(item)")"
    }
}

extension LayoutCase.Element {
    /// A boundary item of the layout has the largest item index.
    fileprivate var path: IndexPath {
        IndexPath(item: indexPath[1] < 0 ? .max : indexPath[1], section: indexPath[0])
    }

    fileprivate var name: String { "\(ElementName(self))" }
}

extension LayoutCase.Frame {
    var text: String { "(\(x), \(y), \(width), \(height))" }
}
