import Foundation

/// A formatter of measurements: "3 km".
///
/// Differs from Foundation: units aren't converted to the units of the locale, and are written as symbols in every
/// style.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Options for units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit that's appropriate for the size of the value.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Temperatures without their unit.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The options for units.
    open var unitOptions: UnitOptions = []
    /// The style of the units.
    open var unitStyle = UnitStyle.medium
    /// The locale.
    open var locale: Locale! = .current
    /// The formatter of the number. By default, it shows up to three fraction digits.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Returns the text for a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if measurement.unit is UnitTemperature {
            return unitOptions.contains(.temperatureWithoutUnit) ? number + "°" : number + measurement.unit.symbol
        }
        return unitStyle == .short ? number + measurement.unit.symbol : number + " " + measurement.unit.symbol
    }

    /// Returns the text for a unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
