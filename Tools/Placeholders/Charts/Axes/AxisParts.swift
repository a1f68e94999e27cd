import SwiftUI

/// A line across the plot at a value of an axis.
public nonisolated struct AxisGridLine {
    private let part: AxisPart

    public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)
    }
}

extension AxisGridLine: AxisMark {
    public typealias Body = Never

    @MainActor public func _add(to parts: inout _AxisParts) { parts.parts.append(part) }
}

/// A short line next to the plot at a value of an axis.
public nonisolated struct AxisTick {
    private let part: AxisPart

    public nonisolated init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(length), isCentered: centered, stroke: stroke)
    }

    public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(content: .points(length)), stroke: stroke)
    }

    /// The length of a tick.
    public struct Length: Sendable {
        enum Content: Equatable, Sendable {
            case automatic
            case points(CGFloat)
            /// The length of the label, and additional points.
            case label(CGFloat)
        }

        let content: Content

        public static let automatic = Length(content: .automatic)
        public static let label = label(extendPastBy: 0)
        public static let longestLabel = longestLabel(extendPastBy: 0)

        public static func label(extendPastBy length: CGFloat) -> Length { Length(content: .label(length)) }
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(content: .label(length)) }
    }
}

extension AxisTick: AxisMark {
    public typealias Body = Never

    @MainActor public func _add(to parts: inout _AxisParts) { parts.parts.append(part) }
}

/// The orientation of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Content { case automatic, horizontal, vertical, verticalReversed }
    let content: Content

    public static let automatic = AxisValueLabelOrientation(content: .automatic)
    public static let horizontal = AxisValueLabelOrientation(content: .horizontal)
    public static let vertical = AxisValueLabelOrientation(content: .vertical)
    public static let verticalReversed = AxisValueLabelOrientation(content: .verticalReversed)
}

/// The ways to resolve overlapping labels.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case automatic, disabled, truncate
        case greedy(priority: Double, spacing: CGFloat?)
    }
    let content: Content

    public static let automatic = AxisValueLabelCollisionResolution(content: .automatic)
    public static let disabled = AxisValueLabelCollisionResolution(content: .disabled)
    public static let truncate = AxisValueLabelCollisionResolution(content: .truncate)
    public static let greedy = greedy()

    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(content: .greedy(priority: priority, spacing: minimumSpacing))
    }
}

/// A label that describes the value of an axis mark.
public nonisolated struct AxisValueLabel<Content: View> {
    private var settings: AxisLabelSettings
    private let isCentered: Bool?
    private var format: ((_PlottedValue) -> String?)?

    private init(
        _ content: AnyView?, _ centered: Bool?, _ anchor: UnitPoint?,
        _ collisions: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
        _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        isCentered = centered
        settings = AxisLabelSettings(
            content: content, anchor: anchor, collisions: collisions, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

extension AxisValueLabel: AxisMark {
    public typealias Body = Never

    @MainActor public func _add(to parts: inout _AxisParts) {
        var settings = settings
        if let text = format?(parts.value.value) { settings.content = AnyView(Text(verbatim: text)) }
        parts.parts.append(AxisPart(kind: .label(settings), isCentered: isCentered))
    }
}

extension AxisValueLabel {
    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AnyView(content()), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Never {
    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(nil, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    }

    public nonisolated init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(nil, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
        self.format = { Format.FormatInput(exactly: $0).map(format.format) }
    }
}

extension AxisValueLabel where Content == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AnyView(Text(titleKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AnyView(Text(title)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }
}
