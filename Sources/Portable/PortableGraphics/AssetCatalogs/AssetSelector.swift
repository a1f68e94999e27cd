import Foundation

/// The devices and settings that a variant of an asset applies to.
struct AssetSelector: Decodable, Hashable, Sendable {
    private struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// The interface style that the variant is for, or `nil` if it's for both.
    let style: UIUserInterfaceStyle?
    let isForHighContrast: Bool
    private let idiom: String?
    private let gamut: String?
    private let direction: UITraitEnvironmentLayoutDirection?
    private let widthClass: String?
    private let heightClass: String?
    private let locale: String?
    /// A Boolean value that indicates whether the variant requires device capabilities. Every asset also has a variant
    /// without such conditions.
    private let isForSpecialDevices: Bool

    private enum CodingKeys: String, CodingKey {
        case appearances, idiom, locale, subtype, memory
        case gamut = "display-gamut"
        case direction = "language-direction"
        case widthClass = "width-class"
        case heightClass = "height-class"
        case graphics = "graphics-feature-set"
        case screenWidth = "screen-width"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let appearances = try values.decodeIfPresent([Appearance].self, forKey: .appearances) ?? []
        func appearance(_ name: String) -> String? { appearances.first { $0.appearance == name }?.value }
        switch appearance("luminosity") {
        case "dark": style = .dark
        case "light": style = .light
        default: style = nil
        }
        isForHighContrast = appearance("contrast") == "high"
        idiom = try values.decodeIfPresent(String.self, forKey: .idiom)
        gamut = try values.decodeIfPresent(String.self, forKey: .gamut)
        switch try values.decodeIfPresent(String.self, forKey: .direction) {
        case "right-to-left": direction = .rightToLeft
        case "left-to-right": direction = .leftToRight
        default: direction = nil
        }
        widthClass = try values.decodeIfPresent(String.self, forKey: .widthClass)
        heightClass = try values.decodeIfPresent(String.self, forKey: .heightClass)
        locale = try values.decodeIfPresent(String.self, forKey: .locale)
        // Tinted icons aren't supported.
        isForSpecialDevices =
            [.subtype, .memory, .graphics, .screenWidth].contains(where: values.contains)
            || appearance("luminosity") == "tinted"
    }

    /// A Boolean value that indicates whether the variant isn't limited to an appearance.
    var isPlain: Bool { style == nil && !isForHighContrast && !isForSpecialDevices }

    /// Returns how many traits the variant matches, or `nil` if one of its conditions doesn't match.
    private func fit(_ traits: UITraitCollection) -> Int? {
        var fit = isForSpecialDevices ? -1000 : 0
        func weigh(_ isSaid: Bool, _ isTrue: Bool, _ weight: Int) -> Bool {
            if isSaid { fit += weight }
            return !isSaid || isTrue
        }
        let isSpecific = idiom != nil && idiom != "universal"
        let isFitting =
            weigh(isSpecific, idiom == AssetSelector.name(of: traits.userInterfaceIdiom), 128)
            && weigh(locale != nil, locale.map(AssetSelector.isPreferred) ?? false, 64)
            && weigh(direction != nil, isRightToLeft == (traits.layoutDirection == .rightToLeft), 32)
            && weigh(widthClass != nil, widthClass == AssetSelector.name(of: traits.horizontalSizeClass), 16)
            && weigh(heightClass != nil, heightClass == AssetSelector.name(of: traits.verticalSizeClass), 16)
            && weigh(style != nil, (style == .dark) == (traits.userInterfaceStyle == .dark), 4)
            && weigh(isForHighContrast, traits.accessibilityContrast == .high, 2)
            && weigh(gamut == "display-P3", traits.displayGamut == .P3, 1)
        return isFitting ? fit : nil
    }

    private var isRightToLeft: Bool { direction == .rightToLeft }

    /// Returns the entries that match best, in their original order. They differ only in scale. If none matches,
    /// returns the entries with the same selector as the first one.
    static func best<Entry>(
        of entries: [Entry], for traits: UITraitCollection, _ selector: (Entry) -> AssetSelector
    ) -> [Entry] {
        let fits = entries.map { selector($0).fit(traits) }
        guard let best = fits.compactMap(\.self).max() else {
            let first = entries.first.map(selector)
            return entries.filter { selector($0) == first }
        }
        return zip(entries, fits).filter { $0.1 == best }.map(\.0)
    }

    private static func name(of idiom: UIUserInterfaceIdiom) -> String {
        switch idiom {
        case .pad: "ipad"
        case .tv: "tv"
        case .carPlay: "car"
        case .mac: "mac"
        case .vision: "vision"
        case .phone, .unspecified: "iphone"
        }
    }

    private static func name(of sizeClass: UIUserInterfaceSizeClass) -> String? {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: nil
        }
    }

    private static func isPreferred(_ locale: String) -> Bool {
        guard let language = Bundle.main.textLanguages.first else { return false }
        return language == locale || language.hasPrefix(locale + "-")
    }
}
