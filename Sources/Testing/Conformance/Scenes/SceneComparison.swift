import CollageTesting
import Foundation
import LayoutCases

/// A view in a recording.
struct RecordedView: Decodable {
    /// The indices of the view and its superviews among their siblings, joined by dots.
    var path: String
    var `class`: String
    var frame: LayoutCase.Frame
    /// The intrinsic size. -1 means that there's no intrinsic metric.
    var intrinsic: LayoutCase.Lengths?
    var sizeThatFits200: LayoutCase.Lengths?
}

/// Compares the views of a scene with the recorded ones, by rules that hold for all scenes.
@MainActor
struct SceneComparison {
    private(set) var differences: [String] = []
    private(set) var coverage = CaseResult.Coverage(unit: "frames")
    private let recorded: [RecordedView]
    private let isPhone: Bool
    private let rootIsUIKitView: Bool
    private let baselinePaths: Set<String>
    /// The paths of recorded views that were compared or skipped.
    private var seen: Set<String> = []

    init(recorded: [RecordedView], isPhone: Bool, rootIsUIKitView: Bool, baselinePaths: Set<String> = []) {
        self.baselinePaths = baselinePaths
        self.recorded = recorded
        self.isPhone = isPhone
        self.rootIsUIKitView = rootIsUIKitView
    }

    mutating func compare(_ views: [SceneView]) {
        let byPath = Dictionary(recorded.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for view in views {
            guard let record = byPath[view.path] else {
                differences.append("\(view.path): no such view is recorded")
                continue
            }
            seen.insert(view.path)
            if view.isStandIn {
                coverage.skip(.unknownClasses)
            } else if view.path.isEmpty && !rootIsUIKitView {
                coverage.skip(.recorder)
            } else {
                compare(view, record)
            }
            if let collection = view.view as? UICollectionView { compareElements(of: collection, at: view.path) }
            if let table = view.view as? UITableView { compareRows(of: table, at: view.path) }
        }
        coverage.skip(.ownViews, recorded.count { !seen.contains($0.path) })
        if coverage.skipped[.ownViews] == 0 { coverage.skipped[.ownViews] = nil }
    }

    mutating func compareHit(at point: CGPoint, expected: String?, found: String?) {
        coverage.compared += 1
        guard expected != found else { return }
        differences.append(
            difference("hit at \(point.x), \(point.y)", expected: expected ?? "none", found: found ?? "none"))
    }

    // MARK: Single views

    /// Constraints of views without a window were recorded in whole points, sizes in halves.
    private static let constraintTolerance = 0.5
    /// The lines of the Mac's system font have heights of whole points.
    private static let macLineTolerance = 1.0

    private mutating func compare(_ scene: SceneView, _ record: RecordedView) {
        let frame = scene.view.frame
        let expected = record.frame
        let given = scene.description[key: "frame"]?.rect
        let tolerance = given == nil && !(scene.view.superview is UIStackView) ? Self.constraintTolerance : 0.001
        coverage.compared += 1
        compare(record.path, "x", expected.x, frame.minX, tolerance)
        if baselinePaths.contains(record.path) && !isPhone {
            coverage.skip(.baselines)
        } else {
            compare(record.path, "y", expected.y, frame.minY, tolerance)
        }
        if scene.description[key: "sizeToFit"]?.bool == true {
            coverage.skip(.advances)
            guard !hasSeveralLines(scene.view) else { return coverage.skip(.lines) }
            compare(record.path, "height", expected.height, frame.height, textTolerance)
        } else {
            compare(record.path, "width", expected.width, frame.width, tolerance)
            compare(record.path, "height", expected.height, frame.height, tolerance)
        }
        compareIntrinsicSize(scene.view, record)
    }

    private func hasSeveralLines(_ view: UIView) -> Bool {
        view is UITextView || (view as? UILabel).map { $0.numberOfLines != 1 } ?? false
    }

    private var textTolerance: Double { isPhone ? 0.001 : Self.macLineTolerance }

    private mutating func compareIntrinsicSize(_ view: UIView, _ record: RecordedView) {
        guard let expected = record.intrinsic else { return }
        switch view {
        case is UILabel, is UIButton, is UITextField, is UITextView, is UISegmentedControl:
            coverage.skip(.advances)
            guard !hasSeveralLines(view) else { return coverage.skip(.lines) }
            compare(record.path, "intrinsic height", expected.y, view.intrinsicContentSize.height, textTolerance)
            guard let fitting = record.sizeThatFits200 else { return }
            coverage.skip(.advances)
            // Text that is wider here may need another line.
            guard view.intrinsicContentSize.width <= 200 || fitting.x > 200 else { return coverage.skip(.advances) }
            let fits = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
            compare(record.path, "fitting height", fitting.y, fits.height, textTolerance)
        default:
            compare(record.path, "intrinsic width", expected.x, view.intrinsicContentSize.width, 0.001)
            compare(record.path, "intrinsic height", expected.y, view.intrinsicContentSize.height, 0.001)
        }
    }

    private mutating func compare(
        _ path: String, _ what: String, _ expected: Double, _ found: CGFloat, _ tolerance: Double
    ) {
        if !(abs(expected - found) <= tolerance + 1e-6) {
            differences.append(difference("\(path) \(what)", expected: expected, found: found))
        }
    }

    // MARK: Cells

    /// Returns the recorded views of a class directly in a view, from the top and the leading edge.
    private mutating func records(_ names: String..., under path: String) -> [LayoutCase.Frame] {
        let depth = path.split(separator: ".").count + 1
        let found = recorded.filter {
            names.contains($0.class) && $0.path.hasPrefix(path + ".") && $0.path.split(separator: ".").count == depth
        }
        seen.formUnion(found.map(\.path))
        return found.map(\.frame).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    private mutating func compareElements(of view: UICollectionView, at path: String) {
        let cells = records("SceneCollectionCell", under: path)
        let views = records("SceneCollectionSupplementary", under: path)
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let supplementaries = kinds.flatMap { view.visibleSupplementaryViews(ofKind: $0) }
        for (name, expected, found) in [
            ("cell", cells, view.visibleCells as [UIView]), ("view", views, supplementaries),
        ] {
            let frames = found.map { LayoutCase.Frame($0.frame) }.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
            guard frames.count == expected.count else {
                differences.append(
                    difference("\(path) number of \(name)s", expected: expected.count, found: frames.count))
                continue
            }
            for (expected, found) in zip(expected, frames) {
                coverage.compared += 1
                if !found.isClose(to: expected, tolerance: 0.001) {
                    differences.append(difference("\(path) \(name)", expected: expected.text, found: found.text))
                }
            }
        }
    }

    /// Compares rows and headers. Their heights were recorded on a Mac, where rows with a content configuration are 51.5
    /// points high and not 53 as on a phone, and plain headers 40.5 and not 28. So only their edges and the gaps between
    /// them are compared, and a phone may show more of them.
    private mutating func compareRows(of table: UITableView, at path: String) {
        let expected = records("UITableViewCell", "UITableViewHeaderFooterView", under: path)
        let headers = (0..<table.numberOfSections).compactMap { table.headerView(forSection: $0) }
        let found = (table.visibleCells + headers).map { LayoutCase.Frame($0.frame) }.sorted { $0.y < $1.y }
        guard found.count >= expected.count else {
            differences.append(difference("\(path) number of rows", expected: expected.count, found: found.count))
            return
        }
        var recordedEnd = 0.0
        var end = 0.0
        for (index, (expected, found)) in zip(expected, found).enumerated() {
            coverage.compared += 1
            coverage.skip(.macRows)
            compare("\(path) row \(index)", "x", expected.x, found.x, 0.001)
            compare("\(path) row \(index)", "width", expected.width, found.width, 0.001)
            compare("\(path) row \(index)", "gap above", expected.y - recordedEnd, found.y - end, 0.001)
            recordedEnd = expected.y + expected.height
            end = found.y + found.height
        }
    }
}
