import DisplayList

/// A smooth transition between colors.
public final class CGGradient: Sendable {
    package let stops: [Gradient.Stop]

    /// Creates a gradient of `colors`, which must be ``CGColor`` objects. Locations are from 0 to 1. Without them, the
    /// colors are evenly spaced. The result is `nil` if `colors` is empty or contains other objects.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard let colors = colors as? [CGColor] else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(colors: colors, locations: places)
    }

    /// Creates a gradient of colors that are given by their components, one after another. Each color has the components of
    /// the space, followed by its opacity. Without locations, the colors are evenly spaced.
    ///
    /// - Returns: A gradient, or `nil` if `count` isn't positive or colors of the space can't be created.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let length = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }
        guard colors.count == count else { return nil }
        self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }

    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        stops = colors.indices.map { index in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return Gradient.Stop(location: locations.map { Double($0[index]) } ?? even, color: colors[index].color)
        }
    }
}

/// Options for drawing a gradient before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options with the given raw value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// An option that extends the first color before the start.
    public static var drawsBeforeStartLocation: CGGradientDrawingOptions { .init(rawValue: 1 << 0) }
    /// An option that extends the last color after the end.
    public static var drawsAfterEndLocation: CGGradientDrawingOptions { .init(rawValue: 1 << 1) }
}
