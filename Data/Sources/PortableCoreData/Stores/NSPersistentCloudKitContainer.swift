import Foundation

/// A container whose stores Core Data synchronizes with CloudKit.
///
/// Differs from Core Data: there's no CloudKit. The stores are local.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// An option: the history of a store is recorded. There's no history here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option: changes of other processes are announced. They aren't here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
