/// The speed and the direction of the wind.
public struct Wind: Codable, Equatable, Sendable {
    public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        public var abbreviation: String {
            [
                "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
            ][CompassDirection.allCases.firstIndex(of: self)!]
        }

        public var description: String {
            [
                "North", "North Northeast", "Northeast", "East Northeast", "East", "East Southeast", "Southeast",
                "South Southeast", "South", "South Southwest", "Southwest", "West Southwest", "West", "West Northwest",
                "Northwest", "North Northwest",
            ][CompassDirection.allCases.firstIndex(of: self)!]
        }

        public var accessibilityDescription: String { description }
    }

    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
}

/// The strength of ultraviolet radiation.
public struct UVIndex: Codable, Hashable, Sendable {
    public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible, Sendable {
        case low, moderate, high, veryHigh, extreme

        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }

        public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
        public var accessibilityDescription: String { description }

        public static func < (left: ExposureCategory, right: ExposureCategory) -> Bool {
            left.rangeValue.lowerBound < right.rangeValue.lowerBound
        }
    }

    public var value: Int
    public var category: ExposureCategory
}

/// The direction in which the pressure changes.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case rising, falling, steady

    public var description: String { rawValue.capitalized }
    public var accessibilityDescription: String { description }
}

/// A kind of precipitation.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case none, hail, mixed, rain, sleet, snow

    public var description: String { rawValue.capitalized }
    public var accessibilityDescription: String { description }
}

/// The amounts of each kind of precipitation.
public struct PrecipitationAmountByType: Codable, Equatable, Sendable {
    public var hail: Measurement<UnitLength>
    public var mixed: Measurement<UnitLength>
    public var rainfall: Measurement<UnitLength>
    public var sleet: Measurement<UnitLength>
    public var precipitation: Measurement<UnitLength>
    public var snowfallAmount: SnowfallAmount
}

public struct SnowfallAmount: Codable, Equatable, Sendable {
    public var amount: Measurement<UnitLength>
    public var amountLiquidEquivalent: Measurement<UnitLength>
    public var maximum: Measurement<UnitLength>
    public var minimum: Measurement<UnitLength>
}

/// The cover of clouds at three altitudes, from 0 to 1.
public struct CloudCoverByAltitude: Codable, Equatable, Sendable {
    public var low: Double
    public var medium: Double
    public var high: Double
}
