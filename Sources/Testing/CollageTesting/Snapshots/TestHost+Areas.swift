import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// The area of a snapshot, while it's visible.
struct VisibleArea {
    /// The display frame of the area.
    var frame: DisplayFrame
    /// The view that contains the area.
    var view: UIView
}

extension TestHost {
    /// Shows an area while the closure runs.
    /// - Throws: ``SnapshotFailure`` if the area is empty or too large.
    func showing<Result>(_ area: SnapshotArea, _ body: (VisibleArea) throws -> Result) throws -> Result {
        activate()
        // Otherwise the image would depend on the phase of the blinking.
        for caret in all(CaretView.self) { caret.startOver() }
        switch area.kind {
        case .screen: return try body(VisibleArea(frame: frame(), view: window))
        case .fitting(let width): return try showingFitted(width: width, body)
        case .scrolledContent(let scrollView): return try showingContent(of: scrollView ?? scrollableView, body)
        case .view(let view): return try body(try shown(view))
        case .element(let query, let index):
            let element = try element(query, index: index)
            guard let view = element.view else {
                throw SnapshotFailure("\(element.label.debugDescription) isn't a view, so it can't be drawn alone.")
            }
            return try body(try shown(view))
        }
    }

    // MARK: A view

    private func shown(_ view: UIView) throws -> VisibleArea {
        let screen = frame()
        guard let node = screen.root.descendant(view.layer.identity) else {
            throw SnapshotFailure(
                "\(view.auditName) isn't on the screen: it is in no window of this host, is hidden, or is clear.")
        }
        let size = view.bounds.size
        try check(size, of: view.auditName, scale: screen.scale)
        var alone = node
        alone.transform = AffineTransform(translationX: -node.bounds.minX, y: -node.bounds.minY)
        let pixel = { (length: CGFloat) in (Double(length) * screen.scale).rounded(.up) / screen.scale }
        let bounds = Rect(x: 0, y: 0, width: pixel(size.width), height: pixel(size.height))
        let root = DisplayNode(
            id: 0, name: "UIScreen", bounds: bounds, backgroundColor: view.colorBehind, children: [alone])
        return VisibleArea(frame: DisplayFrame(size: bounds.size, scale: screen.scale, root: root), view: view)
    }

    // MARK: As small as it can be

    private func showingFitted<Result>(width: CGFloat?, _ body: (VisibleArea) throws -> Result) throws -> Result {
        guard let view = window.rootViewController?.view ?? window.subviews.last else {
            throw SnapshotFailure("There is no content whose size can be reduced: call show(_:) first.")
        }
        let scale = environment.scale
        if let width { try check(CGSize(width: width, height: 1), of: "the width", scale: scale) }
        return try withDevice { change in
            change { $0.safeAreaInsets = .zero }
            let size = view.fittedSize(width: width, atMost: environment.size.width)
            try check(size, of: view.auditName, scale: scale)
            change { $0.size = size.engineSize }
            return try body(VisibleArea(frame: frame(), view: window))
        }
    }

    // MARK: All of the content

    /// The maximum number of times that the device is enlarged for content that grows as more of it is visible.
    private static let mostSteps = 20

    private func showingContent<Result>(
        of scrollView: UIScrollView?, _ body: (VisibleArea) throws -> Result
    ) throws -> Result {
        guard let scrollView else { return try body(VisibleArea(frame: frame(), view: window)) }
        let offset = scrollView.contentOffset
        let name = "the content of \(scrollView.auditName)"
        defer {
            scrollView.setContentOffset(offset, animated: false)
            settle()
        }
        return try withDevice { change in
            for _ in 0..<Self.mostSteps {
                let insets = scrollView.adjustedContentInset
                scrollView.setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: false)
                settle()
                let overflow = scrollView.overflow
                guard overflow.width > 0.01 || overflow.height > 0.01 else {
                    return try body(VisibleArea(frame: frame(), view: window))
                }
                var size = environment.size
                size.width += Double(overflow.width)
                size.height += Double(overflow.height)
                try check(CGSize(width: size.width, height: size.height), of: name, scale: environment.scale)
                change { $0.size = size }
            }
            throw SnapshotFailure(
                "\(name.firstCapitalized) doesn't end: after the screen was made \(Self.mostSteps) times as large as the "
                    + "content, to \(environment.size.width.formatted()) x \(environment.size.height.formatted()) points, "
                    + "there was more. Let the test's data end.")
        }
    }

    /// - Throws: ``SnapshotFailure`` if the size can't be drawn.
    private func check(_ size: CGSize, of what: String, scale: Double) throws {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw SnapshotFailure(
                "\(what.firstCapitalized) can't be drawn at its size: it is \(size.width) x \(size.height) points. "
                    + "Add constraints that determine its width and height.")
        }
        let longest = CGFloat((Double(Self.longestSide) / scale).rounded(.down))
        let most = CGFloat(ImageLimits.maximumPixelCount) / CGFloat(scale * scale)
        guard max(size.width, size.height) <= longest, size.width * size.height <= most else {
            throw SnapshotFailure(
                "\(what.firstCapitalized) is \(size.width.short) x \(size.height.short) points. At \(scale.formatted())x "
                    + "a side has at most \(longest.short) points, and the area \((most / 1_000_000).short) million: "
                    + "use a smaller scale, less data, or a single view.")
        }
    }

    /// The largest width or height of an image, in pixels.
    private static let longestSide = 32_767
}

extension UIScrollView {
    /// The amount by which the content exceeds the visible size.
    fileprivate var overflow: CGSize {
        let insets = adjustedContentInset
        return CGSize(
            width: max(contentSize.width + insets.left + insets.right - bounds.width, 0),
            height: max(contentSize.height + insets.top + insets.bottom - bounds.height, 0))
    }
}

extension UIView {
    /// Returns the smallest size that the constraints allow.
    /// - Parameters:
    ///   - width: The required width, or `nil` for the smallest width.
    ///   - limit: The largest width if `width` is `nil`.
    fileprivate func fittedSize(width: CGFloat?, atMost limit: Double) -> CGSize {
        func fitted(_ width: CGFloat) -> CGSize {
            let size = systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return CGSize(width: width, height: size.height.rounded(.up))
        }
        if let width { return fitted(width) }
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard size.width <= CGFloat(limit) else { return fitted(CGFloat(limit)) }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// The color behind the view, or `nil` if there's no opaque color behind it.
    fileprivate var colorBehind: Color? {
        let colors = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { view -> Color? in
            guard let view, let color = view.backgroundColor else { return nil }
            return color.color(with: view.traitCollection)
        }
        return colors.first { $0.alpha == 1 }
    }
}

extension DisplayNode {
    /// Returns the node of a layer in this node.
    fileprivate func descendant(_ identity: UInt64) -> DisplayNode? {
        id == identity ? self : children.lazy.compactMap { $0.descendant(identity) }.first
    }
}

extension String {
    /// The text with its first letter capitalized.
    fileprivate var firstCapitalized: String { prefix(1).uppercased() + dropFirst() }
}
