/// A type of samples with a condition.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    init() {}
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self { Self() }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self { Self() }
}

extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> Self { Self() }
}

extension HKSamplePredicate where Sample == HKSample {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self { Self() }
}

/// A query for samples. It fails, because there's no health data.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) {}

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        throw HKError(.errorHealthDataUnavailable)
    }
}

/// A query for statistics. It fails, because there's no health data.
public struct HKStatisticsQueryDescriptor: Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        throw HKError(.errorHealthDataUnavailable)
    }
}

/// A query for statistics of intervals. It fails, because there's no health data.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {}

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        throw HKError(.errorHealthDataUnavailable)
    }
}

extension HKHealthStore {
    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?
    ) async throws { throw HKError(.errorHealthDataUnavailable) }

    public func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }

    public func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }

    public func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }

    public func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func delete(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }

    public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }

    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }

    public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unknown, HKError(.errorHealthDataUnavailable)) }

    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw HKError(.errorHealthDataUnavailable) }
}

public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}

public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
