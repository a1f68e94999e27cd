import PortableUIKit

/// A font, which can depend on the environment. A font with a text style follows the text size.
public nonisolated struct Font: Hashable, Sendable {
    /// The purpose of a text.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// A large title.
        case largeTitle
        /// A title.
        case title
        /// A title of the second level.
        case title2
        /// A title of the third level.
        case title3
        /// A heading.
        case headline
        /// A heading of the second level.
        case subheadline
        /// The body text.
        case body
        /// A callout.
        case callout
        /// A footnote.
        case footnote
        /// The style for the captions of images.
        case caption
        /// A smaller caption.
        case caption2

        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat

        /// The lightest weight.
        public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
        /// A thin weight.
        public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
        /// A light weight.
        public static let light = Weight(value: UIFont.Weight.light.rawValue)
        /// The regular weight.
        public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
        /// A medium weight.
        public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
        /// A semibold weight.
        public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
        /// A bold weight.
        public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
        /// A heavy weight.
        public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
        /// The heaviest weight.
        public static let black = Weight(value: UIFont.Weight.black.rawValue)
    }

    /// The design of a system font.
    public enum Design: Hashable, Sendable {
        /// The default design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded ends.
        case rounded
        /// A design with a fixed width for all characters.
        case monospaced

        var uiDesign: UIFontDescriptor.SystemDesign {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The leading of a font.
    public enum Leading: Hashable, Sendable {
        /// The standard leading.
        case standard
        /// A reduced leading.
        case tight
        /// An increased leading.
        case loose
    }

    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// A font with a name. It scales with a text style if one is given.
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
        case uiFont(UIFont)
        /// The font of the environment.
        case environment
    }

    enum Change: Hashable, Sendable {
        case weight(CGFloat)
        case bold
        case italic
        case design(Design)
        case monospacedDigit
    }

    var base: Base
    var changes: [Change] = []

    init(_ base: Base, _ changes: [Change] = []) {
        self.base = base
        self.changes = changes
    }

    /// Creates a font from a UIKit font.
    public init(_ font: UIFont) { self.init(.uiFont(font)) }

    /// The font of the environment, or else the body font.
    public static var `default`: Font { Font(.environment) }
    /// The font for large titles.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font for titles.
    public static let title = Font(.style(.title))
    /// The font for titles of the second level.
    public static let title2 = Font(.style(.title2))
    /// The font for titles of the third level.
    public static let title3 = Font(.style(.title3))
    /// The font for headings.
    public static let headline = Font(.style(.headline))
    /// The font for headings of the second level.
    public static let subheadline = Font(.style(.subheadline))
    /// The font for body text.
    public static let body = Font(.style(.body))
    /// The font for callouts.
    public static let callout = Font(.style(.callout))
    /// The font for footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The font for captions.
    public static let caption = Font(.style(.caption))
    /// The font for smaller captions.
    public static let caption2 = Font(.style(.caption2))

    /// Returns the system font for a text style.
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font {
        Font(.style(style), changes(design, weight))
    }

    /// Returns the system font for a text style.
    @_disfavoredOverload
    public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
        Font(.style(style), changes(design, nil))
    }

    /// Returns the system font with a fixed size, in points.
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font {
        Font(.system(size: size), changes(design, weight))
    }

    /// Returns the system font with a fixed size, in points.
    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
    ) -> Font {
        Font(.system(size: size), changes(design, weight))
    }

    /// Returns a custom font with a size in points, which scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    /// Returns a custom font with a size in points, which scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    /// Returns a custom font with a fixed size, in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }

    private static func changes(_ design: Design?, _ weight: Weight?) -> [Change] {
        (design.map { $0 == .default ? [] : [.design($0)] } ?? []) + (weight.map { [.weight($0.value)] } ?? [])
    }

    /// Returns the italic font.
    public func italic() -> Font { changed(.italic) }

    /// Returns the bold font.
    public func bold() -> Font { changed(.bold) }

    /// Returns the font with a weight.
    public func weight(_ weight: Font.Weight) -> Font { changed(.weight(weight.value)) }

    /// Returns the monospaced font.
    public func monospaced() -> Font { changed(.design(.monospaced)) }

    /// Returns the font with monospaced digits.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }

    /// Returns the font with a leading. Differs from SwiftUI: it has no effect.
    public func leading(_ leading: Font.Leading) -> Font { self }

    /// Returns the font with the changes of this font if this is the font of the environment, or else this font.
    func resolved(outer: Font?) -> Font {
        guard base == .environment else { return self }
        let outer = outer ?? .body
        return Font(outer.base, outer.changes + changes)
    }

    func changed(_ change: Change) -> Font { Font(base, changes + [change]) }
}

extension Font {
    /// Returns the font for an environment.
    package func uiFont(in environment: EnvironmentValues) -> UIFont {
        let traits = environment.traitCollection
        var font: UIFont
        switch base {
        case .style(let style): font = .preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
        case .system(let size): font = .systemFont(ofSize: size)
        case .custom(let name, let size, let style):
            let plain = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            font =
                style.map { UIFontMetrics(forTextStyle: $0.uiStyle).scaledFont(for: plain, compatibleWith: traits) }
                ?? plain
        case .uiFont(let own): font = own
        case .environment:
            let outer = environment.font ?? .body
            font = outer.base == .environment ? Font.body.uiFont(in: environment) : outer.uiFont(in: environment)
        }
        for change in changes { font = font.changed(change) }
        return font
    }
}

extension UIFont {
    fileprivate func changed(_ change: Font.Change) -> UIFont {
        let descriptor = fontDescriptor
        let changed: UIFontDescriptor?
        switch change {
        case .weight(let weight):
            changed = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
        case .bold: changed = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitBold))
        case .italic: changed = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic))
        case .design(let design): changed = descriptor.withDesign(design.uiDesign)
        case .monospacedDigit: return withMonospacedDigits
        }
        return changed.map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}
