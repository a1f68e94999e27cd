import SwiftUI

/// The position of an annotation relative to the item that it annotates.
public struct AnnotationPosition: Hashable, Sendable {
    /// The direction from the item: -1, 0, or 1 on each axis, or `nil` for the position that suits the item.
    enum Content: Hashable, Sendable {
        case automatic
        case overlay
        case outside(x: Int, y: Int)
    }

    let content: Content

    public static let automatic = AnnotationPosition(content: .automatic)
    public static let overlay = AnnotationPosition(content: .overlay)
    public static let top = AnnotationPosition(content: .outside(x: 0, y: -1))
    public static let bottom = AnnotationPosition(content: .outside(x: 0, y: 1))
    public static let leading = AnnotationPosition(content: .outside(x: -1, y: 0))
    public static let trailing = AnnotationPosition(content: .outside(x: 1, y: 0))
    public static let topLeading = AnnotationPosition(content: .outside(x: -1, y: -1))
    public static let topTrailing = AnnotationPosition(content: .outside(x: 1, y: -1))
    public static let bottomLeading = AnnotationPosition(content: .outside(x: -1, y: 1))
    public static let bottomTrailing = AnnotationPosition(content: .outside(x: 1, y: 1))
}

/// The strategies for annotations that don't fit into the chart.
public struct AnnotationOverflowResolution: Sendable {
    public struct Boundary: Hashable, Sendable {
        enum Content { case automatic, plot, chart }
        let content: Content

        public static let automatic = Boundary(content: .automatic)
        public static let plot = Boundary(content: .plot)
        public static let chart = Boundary(content: .chart)
    }

    public struct Strategy: Hashable, Sendable {
        enum Content: Hashable {
            case automatic, disabled, padScale
            case fit(Boundary)
        }
        let content: Content

        public static let automatic = Strategy(content: .automatic)
        public static let disabled = Strategy(content: .disabled)
        public static let padScale = Strategy(content: .padScale)
        public static let fit = Strategy(content: .fit(.automatic))

        public static func fit(to boundary: Boundary) -> Strategy { Strategy(content: .fit(boundary)) }

        /// The boundary in which the annotation must be, or `nil` if it may overflow.
        var boundary: Boundary.Content? {
            switch content {
            case .disabled: nil
            case .automatic, .padScale: .chart
            case .fit(let boundary): boundary == .plot ? .plot : .chart
            }
        }
    }

    let x: Strategy
    let y: Strategy

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }
}

/// Information about the item that an annotation annotates.
public struct AnnotationContext {
    /// The size of the item.
    public let targetSize: CGSize
}

/// A view next to a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
}

extension ChartContent {
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = content()
        return annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
        ) { _ in view }
    }

    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        attributes {
            $0.annotations.append(
                MarkAnnotation(
                    position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflowResolution,
                    content: { AnyView(content($0)) }))
        }
    }
}
