import Foundation

/// The purpose of a measurement. It determines the unit that a format uses for a locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    fileprivate enum Purpose: String, Codable {
        case general, asProvided, person, road, rain, weather, food
    }

    fileprivate let purpose: Purpose

    /// Measurements without a special purpose.
    public static var general: Self { Self(purpose: .general) }
    /// Measurements that are shown in their own unit.
    public static var asProvided: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances that are related to a person.
    public static var person: Self { Self(purpose: .person) }
    /// The height of a person.
    public static var personHeight: Self { Self(purpose: .person) }
    /// Distances on roads.
    public static var road: Self { Self(purpose: .road) }
    /// The focal length of a camera.
    public static var focalLength: Self { Self(purpose: .asProvided) }
    /// The amount of rain.
    public static var rainfall: Self { Self(purpose: .rain) }
    /// The amount of snow.
    public static var snowfall: Self { Self(purpose: .person) }
    /// The distance of visibility, as in weather reports.
    public static var visibility: Self { Self(purpose: .road) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(purpose: .person) }
    /// The temperature of the air.
    public static var weather: Self { Self(purpose: .weather) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { Self(purpose: .general) }
    /// The speed of the wind and the snow.
    public static var snowfall: Self { Self(purpose: .rain) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(purpose: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(purpose: .food) }
    /// The energy that a person uses.
    public static var workout: Self { Self(purpose: .food) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(purpose: .weather) }
}

extension MeasurementFormatUnitUsage {
    /// A Boolean value that indicates whether a measurement keeps its unit.
    var keepsUnit: Bool { purpose == .asProvided }

    /// Returns the units that a locale uses for the purpose, the largest first, or an empty array if a measurement keeps
    /// its unit.
    func units(for unit: UnitType, in system: Locale.MeasurementSystem) -> [Dimension] {
        guard !keepsUnit else { return [] }
        let isMetric = system == .metric
        return switch unit {
        case is UnitTemperature: [system == .us ? UnitTemperature.fahrenheit : .celsius]
        case is UnitSpeed: [isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour]
        case is UnitLength: lengths(isMetric: isMetric)
        case is UnitMass: masses(isMetric: isMetric)
        case is UnitEnergy: purpose == .food ? [UnitEnergy.kilocalories] : []
        default: []
        }
    }

    private func lengths(isMetric: Bool) -> [UnitLength] {
        switch (purpose, isMetric) {
        case (.person, true): [.centimeters]
        case (.person, false): [.inches]
        case (.rain, true): [.millimeters]
        case (.rain, false): [.inches]
        case (.road, true): [.kilometers, .meters]
        case (.road, false): [.miles, .feet]
        case (_, true): [.kilometers, .meters, .centimeters]
        case (_, false): [.miles, .feet, .inches]
        }
    }

    private func masses(isMetric: Bool) -> [UnitMass] {
        switch (purpose, isMetric) {
        case (.person, true): [.kilograms]
        case (.person, false): [.pounds]
        case (_, true): [.metricTons, .kilograms, .grams]
        case (_, false): [.shortTons, .pounds, .ounces]
        }
    }
}
