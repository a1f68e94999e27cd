import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKit

/// The elements of an area that VoiceOver reads, in its order, as text and as an image.
@MainActor
struct VoiceOverTranscript {
    private let shown: VisibleArea
    private let elements: [ScreenElement]

    init(_ shown: VisibleArea, on host: TestHost) {
        self.shown = shown
        elements = host.elements(in: shown.view)
    }

    // MARK: As text

    /// The text with one numbered line for each element.
    var text: String {
        lines.enumerated().map { "\($0.offset + 1). \($0.element)\n" }.joined()
    }

    private var lines: [String] { elements.map(Self.line) }

    private static func line(_ element: ScreenElement) -> String {
        var words = [element.text.isEmpty ? "(no label)" : element.text.replacing("\n", with: "⏎")]
        if element.role != .text { words.append(name(of: element.role)) }
        if element.isSelected { words.append("selected") }
        if !element.isEnabled { words.append("dimmed") }
        if let isExpanded = element.content.isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
        if let hint = element.hint, !hint.isEmpty { words.append("hint: \(hint)") }
        if !element.actions.isEmpty { words.append("actions: \(element.actions.joined(separator: ", "))") }
        if !element.rotors.isEmpty { words.append("rotors: \(element.rotors.joined(separator: ", "))") }
        return words.joined(separator: ", ")
    }

    private static func name(of role: ScreenElement.Role) -> String {
        switch role {
        case .textField: "text field"
        case .searchField: "search field"
        default: role.rawValue
        }
    }

    // MARK: As a picture

    private static let legendWidth: CGFloat = 320
    private static let margin: CGFloat = 12
    private static let colors: [UIColor] = [
        .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink, .systemBrown,
    ]

    /// The area with a numbered frame around each element, next to a legend with the text of each element.
    var frame: DisplayFrame {
        let size = shown.frame.size
        let (width, height) = (CGFloat(size.width), CGFloat(size.height))
        let legend = legend(x: width)
        let paper = UIView(
            frame: CGRect(x: 0, y: 0, width: width + Self.legendWidth, height: max(height, legend.frame.maxY)))
        paper.addSubview(legend)
        let marks = UIView(frame: CGRect(origin: .zero, size: CGSize(width: width, height: height)))
        let origin = shown.view is UIWindow ? .zero : shown.view.convertToScreen(shown.view.bounds).origin
        for (index, element) in elements.enumerated() {
            let place = element.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            Self.mark(index).add(around: place, to: marks)
        }
        var nodes = [shown.frame.root]
        for view in [marks, paper] {
            view.layoutIfNeeded()
            if let node = view.layer.displayNode(at: 0) { nodes.append(node) }
        }
        let root = DisplayNode(
            id: 0, name: "UIScreen", bounds: paper.bounds.rect, backgroundColor: .white, children: nodes)
        return DisplayFrame(size: paper.bounds.size.engineSize, scale: shown.frame.scale, root: root)
    }

    private static func mark(_ index: Int) -> NumberedFrame {
        NumberedFrame(number: index + 1, color: colors[index % colors.count])
    }

    private func legend(x: CGFloat) -> UIView {
        let legend = UIView()
        var y = Self.margin
        for (index, line) in lines.enumerated() {
            let badge = Self.mark(index).makeBadge()
            badge.frame.origin = CGPoint(x: Self.margin, y: y)
            let label = UILabel()
            label.text = line
            label.font = .systemFont(ofSize: 12)
            label.textColor = .black
            label.numberOfLines = 0
            let left = Self.margin + 36
            let room = Self.legendWidth - left - Self.margin
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: left, y: y, width: room, height: height)
            legend.addSubview(badge)
            legend.addSubview(label)
            y += max(height, badge.bounds.height) + 6
        }
        legend.frame = CGRect(x: x, y: 0, width: Self.legendWidth, height: y + Self.margin)
        return legend
    }
}

extension TestHost {
    /// Returns the accessibility elements in a visible view, in reading order. For a window, it returns all elements on
    /// the screen.
    func elements(in view: UIView) -> [ScreenElement] {
        guard !(view is UIWindow) else { return elements }
        return elements.filter { $0.view?.isDescendant(of: view) ?? false }
    }
}
