/// The colors of symbols that have their own, as SF Symbols draws them in multicolor.
enum SymbolColors {
    /// Returns the colors of a symbol's layers, or `nil` if the symbol has no colors. Layers without a color have the tint
    /// color.
    static func colors(of symbol: UIImage.Symbol) -> [UIColor?]? {
        if case .weather(let weather) = symbol.sign { return colors(of: weather) }
        if let colors = filled[symbol.name] { return colors }
        guard case .badged = symbol.layeredSign else { return nil }
        let badge = symbol.name.split(separator: ".").last { $0 != "fill" }
        return badge.flatMap { badges[String($0)] }.map { [$0, nil] }
    }

    private static func colors(of symbol: WeatherSymbol) -> [UIColor?] {
        var colors: [UIColor?] = [symbol.isFilled ? .white : nil]
        switch symbol.sky {
        case .sun: colors.append(.systemYellow)
        case .moon: colors.append(.systemGray3)
        case nil: break
        }
        switch symbol.weather {
        case .bolt: colors.append(.systemYellow)
        case .boltRain: colors += [.systemYellow, .systemCyan]
        case .fog: colors.append(.systemGray3)
        case .rain, .drizzle, .heavyrain, .snow, .sleet, .hail: colors.append(.systemCyan)
        case nil: break
        }
        return colors
    }

    /// The colors of filled symbols, from the most prominent layer.
    private static let filled: [String: [UIColor?]] = [
        "bolt.fill": [.systemYellow],
        "checkmark.circle.fill": [.white, .systemGreen],
        "checkmark.seal.fill": [.white, .systemBlue],
        "checkmark.shield.fill": [.white, .systemGreen],
        "cloud.fill": [.white],
        "drop.fill": [.systemCyan],
        "exclamationmark.octagon.fill": [.white, .systemRed],
        "exclamationmark.triangle.fill": [.white, .systemYellow],
        "flag.fill": [.systemOrange],
        "heart.fill": [.systemRed],
        "leaf.fill": [.systemGreen],
        "minus.circle.fill": [.white, .systemRed],
        "moon.fill": [.systemGray3],
        "moon.stars.fill": [.systemGray3],
        "plus.circle.fill": [.white, .systemGreen],
        "snowflake": [.systemCyan],
        "star.fill": [.systemYellow],
        "sun.horizon.fill": [.systemYellow],
        "sun.max.fill": [.systemYellow],
        "sun.min.fill": [.systemYellow],
        "sunrise.fill": [.systemYellow],
        "sunset.fill": [.systemYellow],
        "xmark.octagon.fill": [.white, .systemRed],
        "xmark.shield.fill": [.white, .systemRed],
    ]

    /// The colors of badges.
    private static let badges: [String: UIColor] = [
        "checkmark": .systemGreen, "exclamationmark": .systemYellow, "minus": .systemRed, "plus": .systemGreen,
        "xmark": .systemRed,
    ]
}
