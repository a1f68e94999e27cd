import CollageTesting
import Foundation
import LayoutCases

/// The recorded results of `systemLayoutSizeFitting` for a view around text.
@MainActor
struct FittingFile {
    private let content: Content

    private struct Content: Decodable {
        var setup: Setup
        var cases: [Case]
    }

    private struct Setup: Decodable {
        var textHeightByWidth: [String: Double]
        var textNaturalSizeAt304: LayoutCase.Lengths
    }

    private struct Case: Decodable {
        var name: String?
        var preferredMaxLayoutWidth: Double
        var target: LayoutCase.Lengths
        var horizontalPriority: Float
        var verticalPriority: Float
        var result: LayoutCase.Lengths
    }

    init(_ data: Data) throws {
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    func run(name: String) throws -> [CaseResult] {
        content.cases.enumerated().map { index, recorded in
            CaseResult(
                name: "\(name)[\(index)] \(recorded.name ?? "")", differences: differences(recorded))
        }
    }

    private func differences(_ recorded: Case) -> [String] {
        let host = TestHost(size: CGSize(width: 600, height: 600), safeAreaInsets: .zero)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let text = TextPlaceholderView(
            naturalSize: content.setup.textNaturalSizeAt304.size, heights: content.setup.textHeightByWidth)
        text.preferredMaxLayoutWidth = recorded.preferredMaxLayoutWidth
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
            text.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
            view.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 6),
        ])
        host.window.addSubview(view)
        let found = view.systemLayoutSizeFitting(
            recorded.target.size, withHorizontalFittingPriority: UILayoutPriority(recorded.horizontalPriority),
            verticalFittingPriority: UILayoutPriority(recorded.verticalPriority))
        var differences: [String] = []
        let rounded = CGSize(width: found.width.rounded(.up), height: found.height.rounded(.up))
        if rounded != recorded.result.size {
            differences.append(difference("size", expected: recorded.result.size, found: found))
        }
        // Fitting must not leave constraints behind.
        if view.constraints.count != 4 {
            differences.append(difference("constraints afterwards", expected: 4, found: view.constraints.count))
        }
        return differences
    }
}

/// A placeholder for a multiline label whose text wasn't recorded.
private final class TextPlaceholderView: UIView {
    var preferredMaxLayoutWidth = 0.0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    private let naturalSize: CGSize
    private let heights: [Double: Double]

    init(naturalSize: CGSize, heights: [String: Double]) {
        self.naturalSize = naturalSize
        self.heights = Dictionary(
            heights.compactMap { width, height in Double(width).map { ($0, height) } }, uniquingKeysWith: { $1 })
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: min(naturalSize.width, preferredMaxLayoutWidth),
            height: heights[preferredMaxLayoutWidth] ?? naturalSize.height)
    }
}
