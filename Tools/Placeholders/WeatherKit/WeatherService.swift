@_exported import CoreLocation
@_exported import Foundation

/// A service without permission. It contains no weather, and all requests fail.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    /// The source of the weather. The request fails.
    public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
    }

    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.permissionDenied
    }

    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }

    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }

    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw WeatherError.permissionDenied }

    public func weather<T1, T2, T3, T4, T5>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
    ) async throws -> (T1, T2, T3, T4, T5) { throw WeatherError.permissionDenied }

    public func weather<T1, T2, T3, T4, T5, T6>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>,
        _ dataSet6: WeatherQuery<T6>
    ) async throws -> (T1, T2, T3, T4, T5, T6) { throw WeatherError.permissionDenied }
}

/// A part of the weather that an app requests.
public struct WeatherQuery<T>: Sendable {
    init() {}
}

extension WeatherQuery where T == CurrentWeather {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }

    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }

    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherAvailability {
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherChanges? {
    public static var changes: WeatherQuery<WeatherChanges?> { WeatherQuery() }
}

extension WeatherQuery where T == HistoricalComparisons? {
    public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> { WeatherQuery() }
}

/// The source of the weather, which apps must show.
public struct WeatherAttribution: Codable, Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
    public let legalAttributionText: String
}

/// An error of the service.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    case unknown
    case permissionDenied
    case locationUnavailable

    public var errorDescription: String? {
        switch self {
        case .unknown: "The weather isn’t available."
        case .permissionDenied: "The app doesn’t have permission to request the weather."
        case .locationUnavailable: "The location isn’t available."
        }
    }

    public var failureReason: String? { errorDescription }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
}
