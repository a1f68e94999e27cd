import Foundation

extension Measurement where UnitType: Dimension {
    /// Returns the measurement in the unit of the locale: "3.1 mi".
    public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }

    /// Returns the measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }

    /// A format of measurements.
    ///
    /// Differs from Foundation: lengths, masses, speeds, temperatures, and the energy of food are converted to the units
    /// of the locale, and other measurements keep their unit. The names of units are English, and their symbols are the
    /// same in every language.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a unit's name.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let name: String

            /// The name of the unit: "3 kilometers".
            public static var wide: Self { Self(name: "wide") }
            /// The symbol of the unit: "3 km".
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// The symbol of the unit without a space: "3km".
            public static var narrow: Self { Self(name: "narrow") }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The locale.
        public var locale: Locale
        /// The purpose of the measurement.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The format of the number. The default has no fraction digits, or one for a number of one digit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// A Boolean value that indicates whether the scale of a temperature is omitted.
        public var hidesScaleName: Bool

        fileprivate init(
            _ width: UnitWidth, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitType>?,
            _ numberFormatStyle: FloatingPointFormatStyle<Double>?, hidesScaleName: Bool = false
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage ?? .general
            self.numberFormatStyle = numberFormatStyle
            self.hidesScaleName = hidesScaleName
        }

        /// Creates a format.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = nil,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.init(width, locale, usage, numberFormatStyle)
        }

        /// Returns the text for a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let (number, unit) = converted(value)
            let style = (numberFormatStyle ?? defaultNumberStyle(number)).locale(locale)
            let text = style.format(number)
            return text + suffix(of: unit, isOne: text == "1")
        }

        /// Returns the format with another locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// Returns the measurement in the largest unit of the purpose in which it's at least 1.
        private func converted(_ measurement: Measurement<UnitType>) -> (Double, Dimension) {
            let units = usage.units(for: measurement.unit, in: locale.measurementSystem)
            let base = measurement.unit.converter.baseUnitValue(fromValue: measurement.value)
            let values = units.map { ($0.converter.value(fromBaseUnitValue: base), $0) }
            return values.first { abs($0.0) >= 1 } ?? values.last ?? (measurement.value, measurement.unit)
        }

        private func defaultNumberStyle(_ number: Double) -> FloatingPointFormatStyle<Double> {
            guard !usage.keepsUnit else { return .number }
            return .number.precision(.fractionLength(0...(abs(number) < 10 ? 1 : 0)))
        }

        /// Returns the unit, with the space in front of it.
        private func suffix(of unit: Dimension, isOne: Bool) -> String {
            let isTemperature = unit is UnitTemperature && unit.symbol.hasPrefix("°")
            if isTemperature, hidesScaleName || width == .narrow { return "°" }
            switch width {
            case .wide: return " " + (UnitNames.name(of: unit, isOne: isOne) ?? unit.symbol)
            case .narrow: return unit.symbol
            default: return isTemperature ? unit.symbol : " " + unit.symbol
            }
        }
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Creates a format of temperatures.
    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType>? = nil, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width, locale, usage, numberFormatStyle, hidesScaleName: hidesScaleName)
    }
}

extension FormatStyle {
    /// Returns a format of measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Returns a format of temperatures.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
