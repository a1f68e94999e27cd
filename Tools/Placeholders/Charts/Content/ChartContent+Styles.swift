import SwiftUI

/// Modifiers for the appearance of marks. A modifier of a mark takes precedence over the same modifier of a container.
extension ChartContent {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        attributes { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes {
            guard $0.styleValue == nil else { return }
            $0.styleValue = value.value
            $0.styleLabel = value.label
        }
    }

    public nonisolated func opacity(_ opacity: Double) -> some ChartContent { attributes { $0.opacity *= opacity } }

    public nonisolated func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        attributes { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
    }

    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        attributes { if $0.lineStyle == nil { $0.lineStyle = style } }
    }

    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.lineStyleValue == nil { $0.lineStyleValue = value.value } }
    }

    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        attributes { if $0.interpolation == nil { $0.interpolation = method.interpolation } }
    }

    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        attributes { if $0.alignsStyles == nil { $0.alignsStyles = aligns } }
    }

    public nonisolated func zIndex(_ value: Double) -> some ChartContent {
        attributes { if $0.zIndex == nil { $0.zIndex = value } }
    }

    public nonisolated func compositingLayer() -> some ChartContent { attributes { _ in } }

    public nonisolated func blur(radius: CGFloat) -> some ChartContent { attributes { $0.blurRadius += radius } }

    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        attributes { $0.shadow = MarkShadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
    }

    /// Clips the content to a shape in the bounds of the plot.
    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        attributes { $0.clipPath = { shape.path(in: $0) } }
    }
}

/// Modifiers for the position of marks.
extension ChartContent {
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        attributes {
            if $0.position == nil { $0.position = MarkPosition(value: value.value, axis: axis, span: span) }
        }
    }

    public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    public nonisolated func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        attributes {
            $0.offsetStart.width += xStart
            $0.offsetEnd.width += xEnd
            $0.offsetStart.height += yStart
            $0.offsetEnd.height += yEnd
        }
    }
}

/// Modifiers for accessibility.
extension ChartContent {
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
        attributes { if $0.accessibilityLabel == nil { $0.accessibilityLabel = label } }
    }

    public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
        attributes { if $0.accessibilityValue == nil { $0.accessibilityValue = value } }
    }

    public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        attributes { if $0.accessibilityIdentifier == nil { $0.accessibilityIdentifier = identifier } }
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        attributes { if $0.accessibilityIsHidden == nil { $0.accessibilityIsHidden = hidden } }
    }
}
