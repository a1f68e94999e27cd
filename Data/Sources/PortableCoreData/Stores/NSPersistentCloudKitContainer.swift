import Foundation

/// A container whose stores Core Data synchronizes with CloudKit.
///
/// Differs from Core Data: there's no CloudKit. The stores are local.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Does nothing, because there's no CloudKit.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

    /// Posted when a synchronization begins or ends. Differs from Core Data: it's never posted.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    /// The key of the event in a notification.
    public static let eventNotificationUserInfoKey = "event"
}

/// Options for creating a schema in CloudKit.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The name as a string.
    public let rawValue: UInt

    /// Creates a name from a string.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The schema is validated, but not sent.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    /// The schema is printed.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

/// The options of a store's synchronization with CloudKit. They have no effect.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    /// The identifier of the container in CloudKit.
    public let containerIdentifier: String

    /// Creates options with the identifier of a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
