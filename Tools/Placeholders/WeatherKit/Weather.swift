/// The weather of a location. The service doesn't return any.
public struct Weather: Codable, Equatable, Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
    public var availability: WeatherAvailability
}

/// The weather at the time of a request.
public struct CurrentWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var metadata: WeatherMetadata
}

/// The precipitation in one minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather in one hour.
public struct HourWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

/// The weather on one day.
public struct DayWeather: Codable, Equatable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var highTemperatureTime: Date?
    public var lowTemperature: Measurement<UnitTemperature>
    public var lowTemperatureTime: Date?
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var precipitationAmountByType: PrecipitationAmountByType
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
    public var daytimeForecast: DayPartForecast
    public var overnightForecast: DayPartForecast
    public var restOfDayForecast: DayPartForecast?
}

/// The weather in a part of a day.
public struct DayPartForecast: Codable, Equatable, Sendable {
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationAmountByType: PrecipitationAmountByType
    public var precipitationChance: Double
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var wind: Wind
    public var highWindSpeed: Measurement<UnitSpeed>?
}
