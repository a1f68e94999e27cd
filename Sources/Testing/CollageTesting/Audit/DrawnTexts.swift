import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// The strings of a screen in drawing order, with the color behind each and the part of it that's visible.
///
/// Text that's covered completely isn't included.
@MainActor
struct DrawnTexts {
    struct Text {
        let view: UIView
        /// The frame on the screen, in points.
        let frame: Rect
        let string: String
        let isTruncated: Bool
        /// The visible part of the frame.
        var visible: Rect
        /// A Boolean value that indicates whether the clipping ancestor is a scroll view.
        let isCutByScrolling: Bool
        let color: Color
        /// The background color, or `nil` if there's an image, a gradient, or a material behind the text.
        let background: Color?
        let font: FontDescription
        /// The number of rectangles that were painted before the text.
        fileprivate let depth: Int
    }

    private(set) var texts: [Text] = []
    private let views: [UInt64: UIView]

    /// A rectangle that was painted. Its color is `nil` if it has more than one.
    private struct PaintedRect {
        var rect: Rect
        var color: Color?
        /// A Boolean value that indicates whether it makes everything behind it unreadable.
        var hides: Bool
    }

    private var papers: [PaintedRect] = []

    /// The properties that a node inherits from its ancestors.
    private struct InheritedProperties {
        var map: LayoutGeometry.AffineTransform
        var clip: Rect
        var isScrolled: Bool
        var opacity: Double
    }

    init(window: UIWindow, node: DisplayNode) {
        var views: [UInt64: UIView] = [:]
        func collect(_ view: UIView) {
            views[view.layer.identity] = view
            for subview in view.subviews { collect(subview) }
        }
        collect(window)
        self.views = views
        let screen = node.transform.apply(node.bounds)
        visit(node, in: InheritedProperties(map: .identity, clip: screen, isScrolled: false, opacity: 1))
    }

    private mutating func visit(_ node: DisplayNode, in outer: InheritedProperties) {
        let opacity = outer.opacity * node.opacity
        guard opacity >= 0.01 else { return }
        var inner = outer
        inner.map = node.transform.followed(by: outer.map)
        inner.opacity = opacity
        let frame = inner.map.apply(node.bounds)
        if node.backdrop != nil { paint(frame, nil, hides: true, in: inner) }
        if let color = node.backgroundColor, color.alpha > 0.01 { paint(frame, color, in: inner) }
        let view = views[node.id]
        for command in node.commands { visit(command, of: view, in: inner) }
        if node.clipsToBounds {
            guard let clip = inner.clip.intersection(frame) else { return }
            if clip != inner.clip { inner.isScrolled = view is UIScrollView }
            inner.clip = clip
        }
        for child in node.children { visit(child, in: inner) }
    }

    private mutating func visit(_ command: DisplayCommand, of view: UIView?, in surroundings: InheritedProperties) {
        switch command {
        case .text(let layout, let origin):
            guard let view else { return }
            add(layout, origin, of: view, in: surroundings)
        case .fill(let path, let paint, _):
            guard let bounds = path.box else { return }
            // If the path isn't a box, the color behind text in its bounds is unknown.
            let color: Color? = if case .color(let color) = paint, path.isBox { color } else { nil }
            self.paint(surroundings.map.apply(bounds), color, in: surroundings)
        case .image(_, let rect, _, _):
            paint(surroundings.map.apply(rect), nil, in: surroundings)
        default: break
        }
    }

    /// - Parameter hides: Whether content behind the rectangle is unreadable although the rectangle has no single
    ///   color, as with a material.
    private mutating func paint(
        _ rect: Rect, _ color: Color?, hides: Bool = false, in surroundings: InheritedProperties
    ) {
        guard let visible = rect.intersection(surroundings.clip), !visible.isEmpty else { return }
        var color = color
        color?.alpha *= surroundings.opacity
        let hides = hides ? surroundings.opacity > 0.99 : (color?.alpha ?? 0) > 0.99
        if hides {
            // Text that's completely painted over isn't visible.
            texts.removeAll { visible.intersection($0.visible) == $0.visible }
        }
        papers.append(PaintedRect(rect: visible, color: color, hides: hides))
    }

    private mutating func add(
        _ layout: TextLayout, _ origin: Point, of view: UIView, in surroundings: InheritedProperties
    ) {
        var box: Rect?
        for line in layout.lines where !line.runs.isEmpty {
            let rect = Rect(
                x: origin.x + line.x, y: origin.y + line.baseline - line.ascent, width: line.width,
                height: line.ascent + line.descent)
            box = box.map { $0.union(rect) } ?? rect
        }
        let runs = layout.lines.flatMap(\.runs)
        let string = layout.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
        guard let box, let run = runs.first(where: { !$0.text.allSatisfy(\.isWhitespace) }) else { return }
        let frame = surroundings.map.apply(box)
        guard let visible = frame.intersection(surroundings.clip), !visible.isEmpty else { return }
        var color = run.color
        color.alpha *= surroundings.opacity
        texts.append(
            Text(
                view: view, frame: frame, string: string, isTruncated: layout.isTruncated, visible: visible,
                isCutByScrolling: surroundings.isScrolled, color: color, background: background(of: visible),
                font: run.font, depth: papers.count))
    }

    /// Returns a Boolean value that indicates whether a rectangle that was painted between the two strings hides their
    /// common area.
    func isHidden(_ common: Rect, of text: Text, below other: Text) -> Bool {
        papers[text.depth..<other.depth].contains { $0.hides && $0.rect.intersection(common) == common }
    }

    /// Returns the color behind a rectangle, or `nil` if there's more than one.
    private func background(of rect: Rect) -> Color? {
        var result = Color.black
        for paper in papers {
            guard let common = paper.rect.intersection(rect), !common.isEmpty else { continue }
            // A rectangle that covers less than half of the text doesn't count as its background.
            guard common.size.width * common.size.height > rect.size.width * rect.size.height / 2 else { continue }
            guard let color = paper.color else { return nil }
            result = color.over(result)
        }
        return result
    }
}

extension Color {
    /// Returns this color blended over an opaque color.
    func over(_ back: Color) -> Color {
        func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
        return Color(red: mix(red, back.red), green: mix(green, back.green), blue: mix(blue, back.blue))
    }

    /// The relative luminance as defined by the W3C, from 0 to 1.
    private var luminance: Double {
        func linear(_ value: Double) -> Double {
            let value = min(max(value, 0), 1)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast ratio of two opaque colors as defined by the W3C, from 1 to 21.
    func contrast(to other: Color) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }
}

extension DisplayList.Path {
    /// The bounding box of the points, or `nil` if the path has no points.
    fileprivate var box: Rect? {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                points.append(point)
            case .close: break
            }
        }
        guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
            let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
        else { return nil }
        return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// A Boolean value that indicates whether the path is a rectangle, possibly with rounded corners.
    fileprivate var isBox: Bool {
        let lines = elements.count { if case .line = $0 { true } else { false } }
        return lines >= 3 && (elements.count == 5 || elements.count == 10)
    }
}
