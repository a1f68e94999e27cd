import DisplayList

/// The value behind ``UIFont`` and ``UIFontDescriptor``: all properties that define a font.
package struct FontDesign: Hashable, Sendable {
    var family: Family = .system(.default)
    var size: CGFloat = 0
    package var weight: UIFont.Weight = .regular { didSet { if weight != oldValue { faceName = nil } } }
    var isItalic = false { didSet { if isItalic != oldValue { faceName = nil } } }
    /// The PostScript name that the font was requested with. A family may have several faces of the same weight.
    private(set) var faceName: String?
    var width: UIFont.Width = .standard
    var hasMonospacedDigits = false
    /// The text style that the font was created for.
    var textStyle: UIFont.TextStyle?
    /// The rule by which the font scales with the user's text size, or `nil` if it doesn't scale.
    var scaling: FontScaling?

    enum Family: Hashable, Sendable {
        case system(UIFontDescriptor.SystemDesign)
        case named(FontFamily)
    }

    /// Creates the system font of a text style at a size category. Unknown styles have a size of 12 points.
    init(textStyle: UIFont.TextStyle, category: UIContentSizeCategory) {
        let sizes = TextStyleSizes.sizes(of: textStyle)
        size = sizes?.pointSizes[TextStyleSizes.index(of: category)] ?? 12
        weight = sizes?.weight ?? .regular
        self.textStyle = textStyle
        scaling = .textStyle(textStyle)
    }

    init() {}

    /// Creates a design for a face of a family.
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

    /// Returns the face of a family that matches the design.
    private func face(of family: FontFamily) -> FontFamily.Face {
        family.faces.first { $0.postScriptName == faceName } ?? family.face(weight: weight, isItalic: isItalic)
    }

    /// Converts units of the system font's em square to points.
    private func systemUnits(_ units: CGFloat) -> CGFloat { size * units / 2048 }

    // The system font's metrics are recorded values (`UIKitConstants.md` 2), which are used for all its designs.

    var ascender: CGFloat {
        switch family {
        case .system: systemUnits(1950)
        case .named(let family): size * face(of: family).metrics.ascender
        }
    }

    /// The distance from the baseline to the bottom of a line, as a negative number.
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

    /// The additional distance between two lines of a label in the system font of a text style, whose lines are as far
    /// apart as the style's leading; 0 for other fonts.
    var lineGap: CGFloat {
        guard case .system = family, let textStyle, let leading = TextStyleSizes.leading(of: textStyle, size: size)
        else { return 0 }
        return max(leading - (ascender - descender), 0)
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
            // The app's faces are found by their own names and drawn without changes.
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

    /// The PostScript name of the font.
    var fontName: String {
        let face = weight.faceName + (isItalic ? "Italic" : "")
        return switch family {
        case .system(.default): ".SFUI-" + (face == "RegularItalic" ? "RegularItalic" : face)
        case .system: familyName + "-" + face
        case .named(let family): self.face(of: family).postScriptName
        }
    }
}

/// The rules by which a font scales with the user's text size.
indirect enum FontScaling: Hashable, Sendable {
    /// The font of a text style.
    case textStyle(UIFont.TextStyle)
    /// A font of the app, scaled by the metrics of a text style.
    case metrics(UIFont.TextStyle, base: FontDesign, maximumPointSize: CGFloat?)
}
