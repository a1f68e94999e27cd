import Foundation

/// The key of inserted objects in notifications of contexts.
public let NSInsertedObjectsKey = "inserted"
/// The key of updated objects in notifications of contexts.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in notifications of contexts.
public let NSDeletedObjectsKey = "deleted"
/// The key of refreshed objects in notifications of contexts.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of invalidated objects in notifications of contexts.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of the identifiers of all objects of a context that was reset.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the state of the store that a context reads after a save.
public let NSManagedObjectContextQueryGenerationKey = "newQueryGeneration"
/// The key of the identifiers of refreshed objects.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The key of the identifiers of invalidated objects.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
/// The key of the identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of updated objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

/// The key of the stores that a coordinator opened.
public let NSAddedPersistentStoresKey = "added"
/// The key of the stores that a coordinator closed.
public let NSRemovedPersistentStoresKey = "removed"
/// The key of the stores whose identifiers changed.
public let NSUUIDChangedPersistentStoresKey = "changed"

extension Notification.Name {
    /// Posted when a context is about to save its changes.
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// Posted when a context has saved its changes.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// Posted when objects of a context changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted when a context has saved its changes. The notification has identifiers instead of objects.
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted when a context has merged the saves of other contexts.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// Posted when the stores of a coordinator are about to change.
    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// Posted when a coordinator is about to close a store.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = Notification.Name(
        "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// Posted when the stores of a coordinator have changed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
    /// Posted when a context is about to save its changes.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// Posted when a context has saved its changes.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Posted when objects of a context changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// Posted when a context has saved its changes. The notification has identifiers instead of objects.
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs

    /// Posted when a context has merged the saves of other contexts.
    public static let didMergeChangesObjectIDsNotification = Notification.Name
        .NSManagedObjectContextDidMergeChangesObjectIDs

    /// A key of a notification's `userInfo`.
    public enum NotificationKey: String, Sendable {
        case sourceContext = "managedObjectContext"
        case queryGeneration = "newQueryGeneration"
        case invalidatedAllObjects = "invalidatedAll"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
    }
}
