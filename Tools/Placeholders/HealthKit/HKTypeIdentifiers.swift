@_exported import Foundation

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let stepCount = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierStepCount")
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    public static let distanceCycling = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    public static let flightsClimbed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    public static let appleExerciseTime = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    public static let heartRate = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeartRate")
    public static let restingHeartRate = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    public static let oxygenSaturation = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    public static let bodyMass = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBodyMass")
    public static let bodyMassIndex = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    public static let height = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierHeight")
    public static let dietaryWater = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryWater")
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    public static let dietaryProtein = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    public static let bloodGlucose = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    public static let bodyTemperature = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    public static let respiratoryRate = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    public static let vo2Max = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierVO2Max")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
}
