import DisplayList

/// Everything that makes a font: the value behind ``UIFont`` and ``UIFontDescriptor``.
package struct FontDesign: Hashable, Sendable {
    var family: Family = .system(.default)
    var size: CGFloat = 0
    package var weight: UIFont.Weight = .regular { didSet { if weight != oldValue { faceName = nil } } }
    var isItalic = false { didSet { if isItalic != oldValue { faceName = nil } } }
    /// The PostScript name that the font was asked for by: a family may have several faces of one weight.
    private(set) var faceName: String?
    var width: UIFont.Width = .standard
    var hasMonospacedDigits = false
    /// The style that the font was made for.
    var textStyle: UIFont.TextStyle?
    /// How the font follows the user's text size, if it does.
    var scaling: FontScaling?

    enum Family: Hashable, Sendable {
        case system(UIFontDescriptor.SystemDesign)
        case named(FontFamily)
    }

    /// The system font of a text style at a size category. Unknown styles give 12 points.
    init(textStyle: UIFont.TextStyle, category: UIContentSizeCategory) {
        let sizes = TextStyleSizes.sizes(of: textStyle)
        size = sizes?.pointSizes[TextStyleSizes.index(of: category)] ?? 12
        weight = sizes?.weight ?? .regular
        self.textStyle = textStyle
        scaling = .textStyle(textStyle)
    }

    init() {}

    /// A face of a family.
    init(_ family: FontFamily, _ face: FontFamily.Face) {
        self.init()
        take(family, face)
    }

    mutating func take(_ family: FontFamily, _ face: FontFamily.Face) {
        self.family = .named(family)
        weight = face.weight
        isItalic = face.isItalic
        faceName = face.postScriptName
    }

    /// The face that the font has in a family.
    private func face(of family: FontFamily) -> FontFamily.Face {
        family.faces.first { $0.postScriptName == faceName } ?? family.face(weight: weight, isItalic: isItalic)
    }

    /// How many points `unitsPerEm` units of the system font's design are.
    private func systemUnits(_ units: CGFloat) -> CGFloat { size * units / 2048 }

    // The system font's metrics were recorded (`UIKitConstants.md` 2); they hold for all its designs here.

    var ascender: CGFloat {
        switch family {
        case .system: systemUnits(1950)
        case .named(let family): size * face(of: family).metrics.ascender
        }
    }

    /// Negative.
    var descender: CGFloat {
        switch family {
        case .system: systemUnits(-494)
        case .named(let family): size * face(of: family).metrics.descender
        }
    }

    var leading: CGFloat {
        switch family {
        case .system: 0
        case .named(let family): size * face(of: family).metrics.leading
        }
    }

    var capHeight: CGFloat {
        switch family {
        case .system: systemUnits(1443)
        case .named(let family): size * face(of: family).metrics.capHeight
        }
    }

    var xHeight: CGFloat {
        switch family {
        case .system: systemUnits(1078)
        case .named(let family): size * face(of: family).metrics.xHeight
        }
    }

    var description: FontDescription {
        if case .named(let family) = family, family.isOfApp {
            // The app's faces are looked up by their own names, and drawn as they are.
            let face = self.face(of: family)
            return FontDescription(
                family: .named(face.postScriptName), size: Double(size), weight: face.cssWeight,
                isItalic: face.isItalic, hasMonospacedDigits: hasMonospacedDigits)
        }
        let family: FontDescription.Family =
            switch family {
            case .system(.monospaced): .systemMonospaced
            case .system(.serif): .systemSerif
            case .system(.rounded): .systemRounded
            case .system: .system
            case .named(let family): .named(family.name)
            }
        return FontDescription(
            family: family, size: Double(size), weight: weight.cssWeight, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits)
    }

    var familyName: String {
        switch family {
        case .system(.monospaced): ".AppleSystemUIFontMonospaced"
        case .system(.serif): ".AppleSystemUIFontSerif"
        case .system(.rounded): ".AppleSystemUIFontRounded"
        case .system: ".AppleSystemUIFont"
        case .named(let family): family.name
        }
    }

    /// The PostScript name.
    var fontName: String {
        let face = weight.faceName + (isItalic ? "Italic" : "")
        return switch family {
        case .system(.default): ".SFUI-" + (face == "RegularItalic" ? "RegularItalic" : face)
        case .system: familyName + "-" + face
        case .named(let family): self.face(of: family).postScriptName
        }
    }
}

/// How a font follows the text size that the user chose.
indirect enum FontScaling: Hashable, Sendable {
    /// It is the font of a text style.
    case textStyle(UIFont.TextStyle)
    /// It is a font of the app, scaled by the metrics of a text style.
    case metrics(UIFont.TextStyle, base: FontDesign, maximumPointSize: CGFloat?)
}
