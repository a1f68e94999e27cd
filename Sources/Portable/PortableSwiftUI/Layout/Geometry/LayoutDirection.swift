import PortableUIKit

/// The direction of the layout: left to right, or right to left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The left-to-right direction, as in English.
    case leftToRight
    /// The right-to-left direction, as in Arabic.
    case rightToLeft

    /// Creates the equivalent of a UIKit direction, or `nil` if it's unspecified.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
    /// The direction of the layout: left to right, or right to left.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The number of pixels per point of the display.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
}
