import Foundation

/// The English names of units.
enum UnitNames {
    /// Returns the name of a unit, or `nil` if the name isn't known.
    static func name(of unit: Dimension, isOne: Bool) -> String? {
        guard let plural = plurals[unit.symbol] else { return nil }
        guard isOne else { return plural }
        if let singular = irregular[plural] { return singular }
        // "kilometers per hour" has the singular "kilometer per hour".
        var words = plural.split(separator: " ")
        if words[0].hasSuffix("s") { words[0].removeLast() }
        return words.joined(separator: " ")
    }

    private static let irregular = [
        "feet": "foot", "inches": "inch", "hertz": "hertz", "feet per second": "foot per second",
        "degrees Celsius": "degree Celsius", "degrees Fahrenheit": "degree Fahrenheit",
    ]

    /// The plural forms by the symbols of Foundation's units.
    private static let plurals = [
        // Lengths.
        "km": "kilometers", "m": "meters", "cm": "centimeters", "mm": "millimeters", "mi": "miles", "yd": "yards",
        "ft": "feet", "in": "inches", "NM": "nautical miles", "ly": "light years",
        // Masses.
        "kg": "kilograms", "g": "grams", "mg": "milligrams", "t": "metric tons", "lb": "pounds", "oz": "ounces",
        "st": "stones", "ton": "tons",
        // Speeds.
        "km/h": "kilometers per hour", "m/s": "meters per second", "mph": "miles per hour", "kn": "knots",
        // Temperatures.
        "°C": "degrees Celsius", "°F": "degrees Fahrenheit", "K": "kelvins",
        // Durations.
        "hr": "hours", "min": "minutes", "s": "seconds", "ms": "milliseconds",
        // Volumes.
        "L": "liters", "mL": "milliliters", "cup": "cups", "gal": "gallons", "pt": "pints", "qt": "quarts",
        "fl oz": "fluid ounces", "tbsp": "tablespoons", "tsp": "teaspoons",
        // Energy, power, and pressure.
        "kCal": "kilocalories", "cal": "calories", "J": "joules", "kJ": "kilojoules", "kWh": "kilowatt-hours",
        "W": "watts", "kW": "kilowatts", "hp": "horsepower", "hPa": "hectopascals", "bar": "bars",
        "inHg": "inches of mercury",
        // Angles and frequencies.
        "°": "degrees", "rad": "radians", "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz",
    ]
}
