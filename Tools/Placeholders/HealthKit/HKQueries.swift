/// A query for statistics of intervals. It fails, because there's no health data.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
        super.init()
    }

    override func fail() { initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable)) }
}

/// The statistics of intervals, which are never available.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    override init() { super.init() }

    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func sources() -> Set<HKSource> { [] }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

public typealias HKObserverQueryCompletionHandler = () -> Void

/// A query that observes changes. It fails, because there's no health data.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let updateHandler: (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        self.updateHandler = updateHandler
        super.init()
    }

    override func fail() { updateHandler(self, {}, HKError(.errorHealthDataUnavailable)) }
}

open class HKQueryAnchor: NSObject, @unchecked Sendable {
    public init(fromValue value: Int) { super.init() }
}

open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var metadata: [String: Any]? { nil }

    override init() { super.init() }
}

/// A query for changes. It fails, because there's no health data.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler =
        (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    private let resultsHandler: Handler
    open var updateHandler: Handler?

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        resultsHandler = handler
        super.init()
    }

    override func fail() { resultsHandler(self, nil, nil, nil, HKError(.errorHealthDataUnavailable)) }
}

open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init()
    }

    override func fail() { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
}

/// A query for the rings of days. It fails, because there's no health data.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    public init(
        predicate: NSPredicate?,
        resultsHandler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
        super.init()
    }

    override func fail() { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
}

open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)

    public override init() { super.init() }

    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}

extension HKQuery {
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: false) }
}
