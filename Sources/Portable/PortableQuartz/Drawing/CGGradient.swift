import DisplayList

/// On Apple's platforms an array of Core Foundation; here any array, so that `[a.cgColor] as CFArray` compiles.
public typealias CFArray = [Any]

/// A space that colors are given in. There is one here: sRGB.
public final class CGColorSpace: Sendable {
    static let sRGBSpace = CGColorSpace()
}

/// The color space of the device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

/// A sequence of colors to fade between.
public final class CGGradient: Sendable {
    package let stops: [Gradient.Stop]

    /// A gradient of `colors`, which must be ``CGColor`` objects. Locations go from 0 to 1; without them the colors
    /// stand at equal distances. Nil if there is no color, or something that is none.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard let colors = colors as? [CGColor] else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(colors: colors, locations: places)
    }

    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        stops = colors.indices.map { index in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return Gradient.Stop(location: locations.map { Double($0[index]) } ?? even, color: colors[index].color)
        }
    }
}

/// Whether a gradient fills what lies before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt32

    /// The options whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first color fills what lies before the start.
    public static var drawsBeforeStartLocation: CGGradientDrawingOptions { .init(rawValue: 1 << 0) }
    /// The last color fills what lies after the end.
    public static var drawsAfterEndLocation: CGGradientDrawingOptions { .init(rawValue: 1 << 1) }
}
