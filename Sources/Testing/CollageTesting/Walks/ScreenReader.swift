import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// Reads the state of a device's screen.
@MainActor
struct ScreenReader {
    /// The visible scroll views, outermost first, by their paths.
    private(set) var scrollViews: [(path: String, view: UIScrollView)] = []
    private(set) var state = ScreenState(root: .init(name: "screen"), tolerance: 0)

    private var views: [UInt64: UIView] = [:]
    private var pathCounts: [String: Int] = [:]
    /// A Boolean value that indicates whether content sizes are read. They depend on the measured content.
    private let readsExtents: Bool

    init(_ host: TestHost, readsExtents: Bool = false) {
        self.readsExtents = readsExtents
        let frame = host.frame()
        state.tolerance = 0.5 / frame.scale
        for window in host.session.device.visibleWindows.backToFront { register(window) }
        let screen = Rect(origin: .zero, size: frame.size)
        let windows = frame.root.children.compactMap {
            read($0, in: frame.root, toScreen: .identity, clip: screen, path: "")
        }
        state.root.children = [
            ScreenState.Node(name: "windows", children: named(windows)),
            ScreenState.Node(
                name: "read out", children: host.session.accessibleElements().map(Self.node), isOrdered: true),
        ]
    }

    private mutating func register(_ view: UIView) {
        views[view.layer.identity] = view
        for subview in view.subviews { register(subview) }
    }

    // MARK: Layers

    /// Returns the visible content of a layer, or `nil` if none of it is visible.
    private mutating func read(
        _ node: DisplayNode, in parent: DisplayNode, toScreen: LayoutGeometry.AffineTransform, clip: Rect, path: String
    ) -> ScreenState.Node? {
        let view = views[node.id]
        let frame = node.transform.apply(node.bounds).offset(x: -parent.bounds.minX, y: -parent.bounds.minY)
        let toScreen = node.transform.followed(by: toScreen)
        let onScreen = toScreen.apply(node.bounds)
        let visible = onScreen.intersection(clip)
        var result = ScreenState.Node(name: Self.name(of: node, view), place: frame.origin)
        let path = unique("\(path)/\(result.name)")
        if let scrollView = view as? UIScrollView, visible != nil { scrollViews.append((path, scrollView)) }
        let innerClip = node.clipsToBounds ? visible : clip
        var children: [ScreenState.Node] = []
        if let innerClip {
            for child in node.children {
                if let child = read(child, in: node, toScreen: toScreen, clip: innerClip, path: path) {
                    children.append(child)
                }
            }
        }
        guard visible != nil || !children.isEmpty else { return nil }
        result.isMarginal = Self.isMarginal(visible, of: onScreen)
        result.values = values(of: node, view, frame: frame)
        result.children = named(children)
        if let mask = node.mask.first,
            let child = read(mask, in: node, toScreen: toScreen, clip: clip, path: path + "/mask")
        {
            result.children.append(ScreenState.Node(name: "mask", children: [child]))
        }
        return result
    }

    /// Appends a number to paths that have been read before.
    private mutating func unique(_ path: String) -> String {
        let count = pathCounts[path, default: 0]
        pathCounts[path] = count + 1
        return count == 0 ? path : "\(path) #\(count + 1)"
    }

    private static func isMarginal(_ visible: Rect?, of whole: Rect) -> Bool {
        guard let visible else { return false }
        func isCut(_ length: Double, _ whole: Double) -> Bool { length < 1.5 && whole > length + 0.1 }
        return isCut(visible.size.width, whole.size.width) || isCut(visible.size.height, whole.size.height)
    }

    private static func name(of node: DisplayNode, _ view: UIView?) -> String {
        if let section = view?.shownSection { return "carousel \(section)" }
        guard let element = view?.shownElement else { return node.name }
        let path = element.indexPath.map { "\($0)" }.joined(separator: ", ")
        return element.category == .cell ? "cell [\(path)]" : "\(element.kind) [\(path)]"
    }

    /// Numbers nodes with the same name by their positions.
    private func named(_ nodes: [ScreenState.Node]) -> [ScreenState.Node] {
        var counts: [String: Int] = [:]
        return nodes.enumerated().sorted {
            ($0.element.name, $0.element.place.y, $0.element.place.x, $0.offset)
                < ($1.element.name, $1.element.place.y, $1.element.place.x, $1.offset)
        }.map { _, node in
            var node = node
            let count = counts[node.name, default: 0]
            counts[node.name] = count + 1
            if count > 0 { node.name += " #\(count + 1)" }
            return node
        }
    }

    private func values(of node: DisplayNode, _ view: UIView?, frame: Rect) -> [(String, ScreenState.Value)] {
        var values: [(String, ScreenState.Value)] = [("frame", .lengths(frame.values))]
        if !node.transform.isTranslation {
            let map = [node.transform.a, node.transform.b, node.transform.c, node.transform.d]
            values.append(("transform", .text(map.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " "))))
        }
        values.append(("style", .text(node.styleDescription)))
        let turnsForever = view is UIActivityIndicatorView
        if !node.commands.isEmpty, !turnsForever { values.append(("drawing", .drawing(node.commands))) }
        if let scrollView = view as? UIScrollView { values += self.values(of: scrollView) }
        if let attributes = view?.shownAttributes, let superview = view?.superview {
            let frame = superview.convert(attributes.frame, from: view?.elementScroller).rect
            values.append(
                ("layout", .lengths(frame.offset(x: -superview.bounds.minX, y: -superview.bounds.minY).values)))
            values.append(("z index", .text("\(attributes.zIndex)")))
        }
        return values
    }

    private func values(of scrollView: UIScrollView) -> [(String, ScreenState.Value)] {
        let insets = scrollView.adjustedContentInset
        var values: [(String, ScreenState.Value)] = [
            ("adjusted insets", .lengths([insets.top, insets.left, insets.bottom, insets.right].map(Double.init)))
        ]
        if readsExtents {
            let size = scrollView.contentSize
            values.append(("content size", .lengths([Double(size.width), Double(size.height)])))
        }
        return values
    }

    // MARK: Accessibility

    private static func node(_ element: AccessibleElement) -> ScreenState.Node {
        var words = ["\(element.role) \(element.label.debugDescription)"]
        if let value = element.value { words.append("value \(value.debugDescription)") }
        if let hint = element.hint { words.append("hint \(hint.debugDescription)") }
        if let identifier = element.identifier { words.append("identifier \(identifier.debugDescription)") }
        if let language = element.language { words.append("language \(language)") }
        if !element.isEnabled { words.append("disabled") }
        if element.isSelected { words.append("selected") }
        if let isExpanded = element.isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
        if !element.actions.isEmpty { words.append("actions \(element.actions)") }
        if !element.lines.isEmpty { words.append("lines \(element.lines.map(\.text))") }
        return ScreenState.Node(
            name: "\(element.role)",
            values: [("element", .text(words.joined(separator: ", "))), ("frame", .lengths(element.frame.values))],
            place: element.frame.origin,
            isMarginal: min(element.frame.size.width, element.frame.size.height) < 1.5)
    }
}

extension Rect {
    fileprivate var values: [Double] { [minX, minY, size.width, size.height] }
}

extension TestHost {
    /// Returns the state of the screen, to compare it with the state of another one.
    /// - Complexity: O(*n*) in the number of layers on the screen.
    public func screenState() -> ScreenState { ScreenReader(self).state }
}
