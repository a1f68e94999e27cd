import Foundation

open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String

    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [String]?
        open var title: String?
        open var subtitle: String?
        open var soundName: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var desiredKeys: [String]?
        open var category: String?

        public override init() { super.init() }
    }

    public let subscriptionID: ID
    open var notificationInfo: NotificationInfo?

    init(subscriptionID: ID) {
        self.subscriptionID = subscriptionID
        super.init()
    }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType?
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID: subscriptionID)
    }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?

    public override init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
        super.init(subscriptionID: subscriptionID)
    }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID

    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID: subscriptionID)
    }
}

/// A notification of the server. None is ever received.
open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone, readNotification, database
    }

    open var notificationType: NotificationType { .query }
    open var subscriptionID: CKSubscription.ID? { nil }
    open var containerIdentifier: String? { nil }

    /// Returns `nil`, because there's no server.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
    open var recordID: CKRecord.ID? { nil }
}

/// A shared record.
open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    public enum ParticipantRole: Int, Sendable {
        case unknown = 0
        case owner = 1
        case privateUser = 3
        case publicUser = 4
    }

    public enum SystemFieldKey {
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    }

    /// The information of a link, which is never available.
    open class Metadata: NSObject, @unchecked Sendable {
        open var containerIdentifier: String { "" }
        open var rootRecordID: CKRecord.ID { CKRecord.ID(recordName: "") }

        override init() { super.init() }
    }

    open class Participant: NSObject, @unchecked Sendable {
        open var permission = ParticipantPermission.none
        open var role: ParticipantRole { .unknown }

        override init() { super.init() }
    }

    open var publicPermission = ParticipantPermission.none
    open var participants: [Participant] { [] }
    open var url: URL? { nil }

    public convenience init(rootRecord: CKRecord) {
        self.init(recordType: "cloudkit.share", recordID: CKRecord.ID(recordName: "Share-\(UUID().uuidString)"))
    }

    public convenience init(recordZoneID: CKRecordZone.ID) {
        self.init(recordType: "cloudkit.share", recordID: CKRecord.ID(recordName: "cloudkit.zoneshare"))
    }
}

extension CKDatabase {
    public func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }

    /// - Throws: An error, because there's no account.
    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }

    public func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }

    public func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }

    public func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
}
