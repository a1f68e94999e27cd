import SwiftUI

/// The item and the settings of a view in an annotation layout.
struct AnnotationTarget: Sendable {
    let frame: CGRect
    let position: AnnotationPosition.Content
    let alignment: UnitPoint
    let spacing: CGFloat
    let x: AnnotationOverflowResolution.Boundary.Content?
    let y: AnnotationOverflowResolution.Boundary.Content?
    /// A Boolean value that indicates whether the view has the frame of the item.
    let covers: Bool
}

private struct AnnotationTargetKey: LayoutValueKey {
    static var defaultValue: AnnotationTarget? { nil }
}

extension View {
    /// Places the view relative to the frame of a mark, or over it without an annotation.
    func annotates(_ frame: CGRect, _ annotation: MarkAnnotation?) -> some View {
        layoutValue(
            key: AnnotationTargetKey.self,
            value: AnnotationTarget(
                frame: frame, position: annotation?.position.content ?? .overlay,
                alignment: annotation?.alignment.unitPoint ?? .center, spacing: annotation?.spacing ?? 0,
                x: annotation?.overflow.x.boundary, y: annotation?.overflow.y.boundary, covers: annotation == nil))
    }
}

extension MarkAnnotation {
    /// The placement of a symbol's view.
    static var symbol: MarkAnnotation {
        MarkAnnotation(
            position: .overlay, alignment: .center, spacing: 0,
            overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled), content: { _ in AnyView(EmptyView()) })
    }

    /// Returns the annotation with the position that suits a mark.
    func resolved(for mark: Mark) -> MarkAnnotation {
        guard position == .automatic else { return self }
        let position: AnnotationPosition
        switch mark.kind {
        case .sector: position = .overlay
        case .bar where mark.isHorizontal: position = (mark.data?.x?.start.number ?? 0) < 0 ? .leading : .trailing
        case .bar: position = (mark.data?.y?.start.number ?? 0) < 0 ? .bottom : .top
        default: position = .top
        }
        return MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
    }
}

/// The layout of annotations in a plot.
struct AnnotationLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews {
            guard let target = view[AnnotationTargetKey.self] else { continue }
            if target.covers {
                let frame = target.frame.insetBy(
                    dx: min(target.frame.width, 1) - 1, dy: min(target.frame.height, 1) - 1)
                view.place(at: frame.origin + bounds.offset, proposal: ProposedViewSize(frame.size))
                continue
            }
            let isOverlay = target.position == .overlay
            let offered = isOverlay && !target.frame.isEmpty ? ProposedViewSize(target.frame.size) : .unspecified
            var size = view.sizeThatFits(offered)
            // A text that doesn't fit into its mark isn't truncated.
            let ideal = view.sizeThatFits(.unspecified), isTruncated = isOverlay && ideal.width > size.width
            if isTruncated { size = ideal }
            var origin = target.origin(size)
            if target.x != nil { origin.x = max(min(origin.x, bounds.width - size.width), 0) }
            if target.y == .plot { origin.y = max(min(origin.y, bounds.height - size.height), 0) }
            view.place(at: origin + bounds.offset, proposal: isTruncated ? .unspecified : offered)
        }
    }
}

extension AnnotationTarget {
    /// Returns the origin for a view with a size.
    fileprivate func origin(_ size: CGSize) -> CGPoint {
        let direction: (x: Int, y: Int)
        switch position {
        case .automatic: direction = (0, -1)
        case .overlay: direction = (0, 0)
        case .outside(let x, let y): direction = (x, y)
        }
        return CGPoint(
            x: coordinate(direction.x, frame.minX, frame.maxX, size.width, alignment.x),
            y: coordinate(direction.y, frame.minY, frame.maxY, size.height, alignment.y))
    }

    private func coordinate(
        _ direction: Int, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ alignment: CGFloat
    ) -> CGFloat {
        switch direction {
        case ..<0: low - length - spacing
        case 1...: high + spacing
        default: low + (high - low - length) * alignment
        }
    }
}

extension CGRect {
    fileprivate var offset: CGSize { CGSize(width: minX, height: minY) }
}
