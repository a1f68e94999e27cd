@_exported import Foundation

public let HKErrorDomain = "com.apple.healthkit"

public struct HKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case errorHealthDataUnavailable = 1
        case errorInvalidArgument = 3
        case errorAuthorizationDenied = 4
        case errorAuthorizationNotDetermined = 5
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// A unit with its name. Units aren't converted.
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String

    public init(from string: String) {
        unitString = string
        super.init()
    }

    open class func count() -> HKUnit { HKUnit(from: "count") }
    open class func percent() -> HKUnit { HKUnit(from: "%") }
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    open class func mile() -> HKUnit { HKUnit(from: "mi") }
    open class func gram() -> HKUnit { HKUnit(from: "g") }
    open class func pound() -> HKUnit { HKUnit(from: "lb") }
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    open class func liter() -> HKUnit { HKUnit(from: "L") }
    open class func second() -> HKUnit { HKUnit(from: "s") }
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    open class func hour() -> HKUnit { HKUnit(from: "hr") }
    open class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
}

open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        (self.unit, self.value) = (unit, value)
        super.init()
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.unitString == self.unit.unitString }
    /// Returns the value in its own unit, because units aren't converted.
    open func doubleValue(for unit: HKUnit) -> Double { value }
}

open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open internal(set) var metadata: [String: Any]?
    open var device: HKDevice? { nil }
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
}

open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(sampleType: HKSampleType, startDate: Date, endDate: Date) {
        (self.sampleType, self.startDate, self.endDate) = (sampleType, startDate, endDate)
        super.init()
    }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity

    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(sampleType: quantityType, startDate: startDate, endDate: endDate)
    }

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate)
        self.metadata = metadata
    }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        (categoryType, self.value) = (type, value)
        super.init(sampleType: type, startDate: startDate, endDate: endDate)
    }

    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) {
        self.init(type: type, value: value, start: startDate, end: endDate)
        self.metadata = metadata
    }
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A query. All queries fail, because there's no health data.
open class HKQuery: NSObject, @unchecked Sendable {
    func fail() {}

    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: false) }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let resultsHandler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.resultsHandler = resultsHandler
        super.init()
    }

    override func fail() { resultsHandler(self, nil, HKError(.errorHealthDataUnavailable)) }
}

/// A store without health data. `isHealthDataAvailable()` returns `false`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isHealthDataAvailable() -> Bool { false }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }

    /// - Throws: An error, because there's no health data.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    { throw HKError(.errorHealthDataUnavailable) }

    open func execute(_ query: HKQuery) { query.fail() }
    open func stop(_ query: HKQuery) {}

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }

    open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
}
