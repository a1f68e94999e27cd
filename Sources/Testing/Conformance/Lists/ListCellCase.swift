import CollageTesting
import Foundation
import LayoutCases

/// The recorded frames of a list cell's content and accessories.
@MainActor
struct ListCellCase {
    private let recorded: Recorded

    private struct Recorded: Decodable {
        var environment: Environment
        var content: Content
        var accessories: [String]
        var customViewSize: LayoutCase.Lengths
        var indentationLevel: Int
        var indentationWidth: Double
        var expected: Expected
    }

    private struct Environment: Decodable {
        var cellSize: LayoutCase.Lengths
        var scale: Double
        var editing: Bool
    }

    private struct Content: Decodable {
        var configuration: String
        var text: String?
        var secondaryText: String?
        var imageSize: LayoutCase.Lengths?
    }

    private struct Expected: Decodable {
        var contentViewX: Double
        var contentViewWidth: Double
        var imageFrame: [Double]?
        var firstLabelX: Double?
        var accessoryViewCount: Int
        var accessoryFramesLeftToRight: [[Double]]
        var accessoryFramesComplete: Bool
    }

    /// The tolerated difference from a recorded number, as in the schema.
    private static let tolerance = 0.5

    init(_ data: Data) throws {
        recorded = try JSONDecoder().decode(Recorded.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        try SystemMetrics.catalyst.apply { try runRecorded(name: name) }
    }

    private func runRecorded(name: String) throws -> CaseResult {
        let host = TestHost(
            size: CGSize(width: 400, height: 300), scale: recorded.environment.scale, safeAreaInsets: .zero)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = recorded.environment.cellSize.size
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.isEditing = recorded.environment.editing
        let source = ListCellSource(try content(), try recorded.accessories.map(accessory))
        source.indentation = (recorded.indentationLevel, recorded.indentationWidth)
        view.dataSource = source
        host.show(view)
        guard let cell = view.cellForItem(at: [0, 0]) as? UICollectionViewListCell else {
            return CaseResult(name: name, differences: ["there is no cell"])
        }
        return CaseResult(name: name, differences: differences(in: cell))
    }

    // MARK: The cell

    private func content() throws -> UIListContentConfiguration {
        var content: UIListContentConfiguration =
            switch recorded.content.configuration {
            case "cell": .cell()
            case "subtitleCell": .subtitleCell()
            case "valueCell": .valueCell()
            case "sidebarCell": .sidebarCell()
            default: throw unknown("content configuration", recorded.content.configuration)
            }
        content.text = recorded.content.text
        content.secondaryText = recorded.content.secondaryText
        if let size = recorded.content.imageSize?.size {
            content.image = UIGraphicsImageRenderer(size: size).image { context in
                context.fill(CGRect(origin: .zero, size: size))
            }
        }
        return content
    }

    private func accessory(_ name: String) throws -> UICellAccessory {
        switch name {
        case "checkmark": .checkmark()
        case "customLeading": .customView(configuration: .init(customView: customView(), placement: .leading()))
        case "customTrailing": .customView(configuration: .init(customView: customView(), placement: .trailing()))
        case "delete": .delete()
        case "disclosureIndicator": .disclosureIndicator()
        case "insert": .insert()
        case "multiselect": .multiselect()
        case "outlineDisclosure": .outlineDisclosure()
        case "reorder": .reorder()
        default: throw unknown("accessory", name)
        }
    }

    private func customView() -> UIView {
        UIView(frame: CGRect(origin: .zero, size: recorded.customViewSize.size))
    }

    private func unknown(_ what: String, _ name: String) -> DecodingError {
        DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: [], debugDescription: "unknown \(what) \"\(name)\""))
    }

    // MARK: Comparing

    private func differences(in cell: UICollectionViewListCell) -> [String] {
        let expected = recorded.expected
        var differences: [String] = []
        func compare(_ what: String, _ expected: [Double]?, _ found: [Double]?) {
            let agrees =
                expected?.count == found?.count
                && zip(expected ?? [], found ?? []).allSatisfy { abs($0 - $1) <= Self.tolerance }
            if !agrees { differences.append(difference(what, expected: expected as Any, found: found as Any)) }
        }
        compare("content x", [expected.contentViewX], [cell.contentView.frame.minX])
        compare("content width", [expected.contentViewWidth], [cell.contentView.frame.width])
        let image = first(UIImageView.self, in: cell.contentView)
        compare("image", expected.imageFrame, image.map { numbers($0.convert($0.bounds, to: cell)) })
        let label = first(UILabel.self, in: cell.contentView)
        compare("label x", expected.firstLabelX.map { [$0] }, label.map { [$0.convert($0.bounds, to: cell).minX] })
        let accessories = cell.shownAccessories.views.map(\.frame).sorted { $0.minX < $1.minX }
        compare("number of accessory views", [Double(expected.accessoryViewCount)], [Double(accessories.count)])
        let frames = accessories.prefix(
            expected.accessoryFramesComplete ? accessories.count : expected.accessoryFramesLeftToRight.count)
        compare(
            "accessories", expected.accessoryFramesLeftToRight.flatMap(\.self), frames.flatMap(numbers))
        return differences
    }

    private func numbers(_ frame: CGRect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }

    private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        for subview in view.subviews {
            if let found = subview as? View ?? first(type, in: subview) { return found }
        }
        return nil
    }
}

/// One list cell.
private final class ListCellSource: NSObject, UICollectionViewDataSource {
    let content: UIListContentConfiguration
    let accessories: [UICellAccessory]
    var indentation = (level: 0, width: 0.0)

    init(_ content: UIListContentConfiguration, _ accessories: [UICellAccessory]) {
        self.content = content
        self.accessories = accessories
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        cell.contentConfiguration = content
        cell.accessories = accessories
        cell.indentationLevel = indentation.level
        cell.indentationWidth = indentation.width
        return cell
    }
}
