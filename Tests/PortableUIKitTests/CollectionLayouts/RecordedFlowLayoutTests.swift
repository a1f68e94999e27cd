import CollageTesting
import Foundation
import Testing

/// Flow layouts recorded from UIKit (`Tests/Resources/golden`).
@MainActor
struct RecordedFlowLayoutTests {
    nonisolated static let files: [URL] = {
        let folder = URL(filePath: #filePath)
            .deletingLastPathComponent().appending(path: "../../Resources/golden/uikit").standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix("flow") }.sorted().map { folder.appending(path: $0) }
    }()

    @Test func `the recorded cases exist`() { #expect(RecordedFlowLayoutTests.files.count > 20) }

    @Test(arguments: files) func `frames and content size match the recorded values`(_ file: URL) throws {
        let recorded = try Case(file)
        let fixture = recorded.makeFixture()
        let layout = fixture.view.collectionViewLayout
        for expected in recorded.expected {
            let attributes =
                expected.kind.map { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: expected.path) }
                ?? layout.layoutAttributesForItem(at: expected.path)
            let frame = attributes?.frame ?? .null
            #expect(Case.isNear(frame, expected.frame), "\(expected.path): \(frame), recorded \(expected.frame)")
        }
        let size = fixture.view.contentSize
        #expect(
            abs(size.width - recorded.contentSize.width) <= 0.5
                && abs(size.height - recorded.contentSize.height) <= 0.5,
            "content \(size), recorded \(recorded.contentSize)")
    }
}

/// One recorded case.
@MainActor
private struct Case {
    struct Element {
        var kind: String?
        var path: IndexPath
        var frame: CGRect
    }

    private let layout: [String: Any]
    private let environment: [String: Any]
    private let delegate: [String: Any]?
    private let counts: [Int]
    private let cellDescription: String
    let expected: [Element]
    let contentSize: CGSize

    init(_ file: URL) throws {
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        layout = try #require(object["layout"] as? [String: Any])
        environment = try #require(object["environment"] as? [String: Any])
        delegate = object["delegate"] as? [String: Any]
        counts = try #require(object["itemCounts"] as? [Int])
        cellDescription = (object["cells"] as? [String: Any])?["description"] as? String ?? ""
        contentSize = Case.size(object["contentSize"])
        let elements = try #require(object["expected"] as? [[String: Any]])
        expected = elements.map { element in
            let path = element["indexPath"] as? [Int] ?? [], numbers = Case.numbers(element["frame"])
            return Element(
                kind: element["elementKind"] as? String, path: IndexPath(item: path[1], section: path[0]),
                frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
    }

    static func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
        abs(left.minX - right.minX) <= 0.5 && abs(left.minY - right.minY) <= 0.5
            && abs(left.width - right.width) <= 0.5 && abs(left.height - right.height) <= 0.5
    }

    func makeFixture() -> CollectionFixture {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = layout["scrollDirection"] as? String == "horizontal" ? .horizontal : .vertical
        if let spacing = layout["minimumLineSpacing"] as? Double { flow.minimumLineSpacing = spacing }
        if let spacing = layout["minimumInteritemSpacing"] as? Double { flow.minimumInteritemSpacing = spacing }
        if layout["itemSize"] is [Any] { flow.itemSize = Case.size(layout["itemSize"]) }
        if layout["headerReferenceSize"] is [Any] {
            flow.headerReferenceSize = Case.size(layout["headerReferenceSize"])
        }
        if layout["footerReferenceSize"] is [Any] {
            flow.footerReferenceSize = Case.size(layout["footerReferenceSize"])
        }
        if layout["estimatedItemSize"] is [Any] { flow.estimatedItemSize = Case.size(layout["estimatedItemSize"]) }
        if layout["estimatedItemSize"] is String { flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        flow.sectionInset = Case.insets(layout["sectionInset"])
        switch layout["sectionInsetReference"] as? String {
        case "sectionInsetFromLayoutMargins": flow.sectionInsetReference = .fromLayoutMargins
        case "sectionInsetFromSafeArea": flow.sectionInsetReference = .fromSafeArea
        default: break
        }
        let fixture = CollectionFixture(flow, counts: [], size: Case.size(environment["bounds"]))
        fixture.view.contentInset = Case.insets(environment["contentInset"])
        fixture.view.layoutMargins = Case.insets(environment["layoutMargins"])
        fixture.source.items = counts.map { (0..<$0).map(String.init) }
        let measured = flow.estimatedItemSize == .zero ? [:] : measuredSizes
        fixture.source.configure = { cell, path in cell.preferredSize = measured[path] }
        let answers = FlowDelegate()
        if delegate?["sizeForItem"] is String { answers.answersMetrics = true }
        if cellDescription.contains("delegate answers [320,70]") { answers.size = CGSize(width: 320, height: 70) }
        if answers.answersMetrics || answers.size != nil {
            answers.header = Case.size(delegate?["headerReferenceSize"])
            fixture.view.delegate = answers
            flow.invalidateLayout()
        }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        withExtendedLifetime(answers) {}
        return fixture
    }

    /// The sizes of the recorded cells: the recorded frames of the cells that UIKit measured.
    private var measuredSizes: [IndexPath: CGSize] {
        Dictionary(uniqueKeysWithValues: expected.filter { $0.kind == nil }.map { ($0.path, $0.frame.size) })
    }

    private static func numbers(_ value: Any?) -> [Double] { value as? [Double] ?? [] }

    private static func size(_ value: Any?) -> CGSize {
        let numbers = numbers(value)
        return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : .zero
    }

    private static func insets(_ value: Any?) -> UIEdgeInsets {
        if let sides = value as? [String: Double] {
            return UIEdgeInsets(
                top: sides["top"] ?? 0, left: sides["left"] ?? 0, bottom: sides["bottom"] ?? 0,
                right: sides["right"] ?? 0)
        }
        let numbers = numbers(value)
        guard numbers.count == 4 else { return .zero }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

/// The formulas with which the recorder's delegate answered.
private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var answersMetrics = false
    var size: CGSize?
    var header = CGSize.zero

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size ?? CGSize(width: 60 + 10 * (indexPath.item % 3), height: 40 + 6 * (indexPath.item % 4))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        guard answersMetrics else { return (collectionViewLayout as! UICollectionViewFlowLayout).sectionInset }
        let section = CGFloat(section)
        return UIEdgeInsets(
            top: 4 + 3 * section, left: 6 + 5 * section, bottom: 8 + section, right: 10 + 4 * section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }
}
