import CoreLocation

public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
    case americanFootball = 1
    case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket
    case crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing
    case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts
    case mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing
    case rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports
    case swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness
    case waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing
    case flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
    case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
    case cardioDance, socialDance, pickleball, cooldown
    case swimBikeRun = 82
    case transition, underwaterDiving
    case other = 3000
}

public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor, outdoor
}

open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var lapLength: HKQuantity?

    public override init() { super.init() }
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    open var workoutEvents: [HKWorkoutEvent]? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.workoutActivityType = workoutActivityType
        self.duration = duration
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(sampleType: .workoutType(), startDate: startDate, endDate: endDate)
        self.metadata = metadata
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate,
            duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }

    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
        super.init()
    }
}

/// A builder whose workouts can't be saved.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    public let device: HKDevice?

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
        super.init()
    }

    open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    open func beginCollection(at startDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }

    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func endCollection(at endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }

    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }

    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorHealthDataUnavailable))
    }
    open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorHealthDataUnavailable) }
    open func discardWorkout() {}
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
}

/// The route of a workout.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {}

/// A query for the locations of a route. It fails, because there's no health data.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init()
    }

    override func fail() { handler(self, nil, true, HKError(.errorHealthDataUnavailable)) }
}
