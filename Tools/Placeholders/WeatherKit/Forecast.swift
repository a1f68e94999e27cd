/// The weather in consecutive minutes, hours, or days.
public struct Forecast<Element: Decodable & Encodable & Equatable & Sendable>: RandomAccessCollection, Codable,
    Equatable, Sendable
{
    public let forecast: [Element]
    public let metadata: WeatherMetadata

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }

    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
    /// A summary in words, which no forecast has.
    public var summary: String { "" }
}

/// The time and the location of the weather.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    public let date: Date
    public let expirationDate: Date
    public let location: CLLocation

    private enum CodingKeys: CodingKey { case date, expirationDate, latitude, longitude }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = try values.decode(Date.self, forKey: .date)
        expirationDate = try values.decode(Date.self, forKey: .expirationDate)
        location = CLLocation(
            latitude: try values.decode(Double.self, forKey: .latitude),
            longitude: try values.decode(Double.self, forKey: .longitude))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(date, forKey: .date)
        try values.encode(expirationDate, forKey: .expirationDate)
        try values.encode(location.coordinate.latitude, forKey: .latitude)
        try values.encode(location.coordinate.longitude, forKey: .longitude)
    }
}

/// The parts of the weather that the service has for a location.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }

    public let minuteAvailability: AvailabilityKind
    public let alertAvailability: AvailabilityKind
}

/// A warning of severe weather.
public struct WeatherAlert: Codable, Equatable, Sendable {
    public let detailsURL: URL
    public let source: String
    public let summary: String
    public let region: String?
    public let severity: WeatherSeverity
    public let metadata: WeatherMetadata
}

public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case minor, moderate, severe, extreme, unknown

    public var description: String { rawValue.capitalized }
}

/// The expected changes of the weather.
public struct WeatherChanges: Codable, Equatable, Sendable {
    public enum Direction: String, Codable, Hashable, Sendable { case increase, decrease, steady }

    public let metadata: WeatherMetadata
}

/// Comparisons with the weather of previous years.
public struct HistoricalComparisons: Codable, Equatable, Sendable {
    public let metadata: WeatherMetadata
}
