import CollageTesting
import Testing

/// The visible views in another view, with their frames on screen and their texts, in an order that is independent of
/// the history, so that two devices with the same contents are equal.
@MainActor
struct ScreenText: Equatable {
    private(set) var lines: [String] = []

    init(_ view: UIView, in window: UIWindow) {
        describe(view, indentation: "", in: window)
        lines.sort()
    }

    /// Records an issue with the stale and missing lines unless this equals `wanted`.
    func expect(_ wanted: ScreenText, _ what: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        guard self != wanted else { return true }
        let stale = lines.filter { !wanted.lines.contains($0) }.prefix(12).joined(separator: "\n")
        let missing = wanted.lines.filter { !lines.contains($0) }.prefix(12).joined(separator: "\n")
        Issue.record("\(what)\nshown:\n\(stale)\nwanted:\n\(missing)", sourceLocation: sourceLocation)
        return false
    }

    private mutating func describe(_ view: UIView, indentation: String, in window: UIWindow) {
        for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
            let name = "\(type(of: subview))"
            // Scroll indicators fade away after a change.
            guard !name.contains("Indicator") else { continue }
            let frame = subview.convert(subview.bounds, to: window)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text).joined(separator: " ")
            var line = "\(indentation)\(name) (\(numbers))"
            if let label = subview as? UILabel { line += " “\(label.text ?? "")”" }
            if let element = (subview as? UICollectionReusableView)?.placement.element {
                line += " \(element.kind)[\(element.indexPath.section) \(element.indexPath.item)]"
            }
            lines.append(line)
            describe(subview, indentation: indentation + "  ", in: window)
        }
    }

    private static func text(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return "\(rounded == 0 ? 0 : rounded)"
    }
}
