/// The models of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// The model is unknown.
    case unknown = -1
    /// A model with shades of gray.
    case monochrome = 0
    /// A model with red, green, and blue components.
    case rgb = 1
    /// A model with cyan, magenta, yellow, and black components.
    case cmyk = 2
    /// A model with lightness and two color axes.
    case lab = 3
    /// A model with the colorants of a device.
    case deviceN = 4
    /// A model with indices into a table of colors.
    case indexed = 5
    /// A model for patterns.
    case pattern = 6
    /// The CIE 1931 XYZ model.
    case XYZ = 7
}

/// A color space.
///
/// Differs from Core Graphics: components are always in sRGB. Other color spaces have names and models, so that code
/// that uses them runs, but colors aren't converted.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the color space, or `nil` for the color space of a device.
    public let name: CFString?
    /// The model of the color space.
    public let model: CGColorSpaceModel

    static let deviceRGB = CGColorSpace(name: nil, model: .rgb)
    static let deviceGray = CGColorSpace(name: nil, model: .monochrome)
    static let deviceCMYK = CGColorSpace(name: nil, model: .cmyk)

    private init(name: CFString?, model: CGColorSpaceModel) {
        self.name = name
        self.model = model
    }

    /// Creates the color space with the given name, or returns `nil` if there's no color space with this name.
    public convenience init?(name: CFString) {
        if Self.grayNames.contains(name) {
            self.init(name: name, model: .monochrome)
        } else if Self.rgbNames.contains(name) {
            self.init(name: name, model: .rgb)
        } else {
            return nil
        }
    }

    /// The number of components of a color, without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        default: 3
        }
    }

    /// A Boolean value that indicates whether contexts can use this color space. It's always `true`.
    public var supportsOutput: Bool { true }

    /// A Boolean value that indicates whether the color space is known to have a wider gamut than sRGB.
    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedSRGB || name == Self.itur_2020 }

    /// The name of the sRGB color space.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of the extended sRGB color space, whose components may be less than 0 or greater than 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of the sRGB color space with a linear transfer function.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of the Display P3 color space.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of the ITU-R BT.2020 color space.
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// The name of the grayscale color space with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of the linear grayscale color space.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    private static let rgbNames: Set = [sRGB, extendedSRGB, linearSRGB, displayP3, itur_2020]
    private static let grayNames: Set = [genericGrayGamma2_2, linearGray]

    /// Returns a Boolean value that indicates whether two color spaces have the same name and model.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.model == right.model
    }

    /// Hashes the name and the model by feeding them into the given hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}

/// Returns the RGB color space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the gray color space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the CMYK color space of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// The mapping of colors outside the gamut of a color space. The values have no effect, because colors aren't mapped.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default intent of the context.
    case defaultIntent = 0
    /// Colors outside the gamut are replaced with the closest color in it.
    case absoluteColorimetric = 1
    /// Colors are shifted by the difference of the white points.
    case relativeColorimetric = 2
    /// The relations between colors are preserved.
    case perceptual = 3
    /// The saturation of colors is preserved.
    case saturation = 4
}
