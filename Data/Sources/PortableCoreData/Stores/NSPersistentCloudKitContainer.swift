import Foundation

/// A container whose stores Core Data synchronizes with CloudKit.
///
/// Differs from Core Data: there's no CloudKit. The stores are local.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Does nothing, because there's no CloudKit.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

    /// A synchronization began or ended. It's never posted.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    /// The key of the event in a notification.
    public static let eventNotificationUserInfoKey = "event"
}

/// The way in which a schema is created in CloudKit.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The value as its raw type.
    public let rawValue: UInt

    /// Creates a value with its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The schema is validated, and not sent.
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
