import Foundation
import ObjectStore

/// The option to record the history of a store.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to post notifications of a store's changes.
///
/// Differs from Core Data: changes of other processes aren't detected.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of a store's position in the history, in notifications.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of a store's file in notifications.
public let NSPersistentStoreURLKey = "storeURL"

extension Notification.Name {
    /// Posted when a store has changed. The notification has a position in the store's history.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSPersistentStore {
    private func isSet(_ option: String) -> Bool { PlainValues.number(options?[option] as Any)?.boolValue ?? false }

    /// Returns the origin of a context's changes, or `nil` if the history isn't recorded.
    func origin(of context: NSManagedObjectContext) -> StoreOrigin? {
        isSet(NSPersistentHistoryTrackingKey)
            ? StoreOrigin(author: context.transactionAuthor, context: context.name) : nil
    }

    /// Posts a notification of a change of the store if its options require it.
    func postRemoteChange() {
        guard isSet(NSPersistentStoreRemoteChangeNotificationPostOptionKey) else { return }
        var information: [AnyHashable: Any] = [NSStoreUUIDKey: identifier]
        if let url { information[NSPersistentStoreURLKey] = url }
        if isSet(NSPersistentHistoryTrackingKey), let number = try? objects.lastTransaction() {
            information[NSPersistentHistoryTokenKey] = NSPersistentHistoryToken([identifier: number])
        }
        NotificationCenter.default.post(
            name: .NSPersistentStoreRemoteChange, object: persistentStoreCoordinator, userInfo: information)
    }
}

extension NSPersistentStoreCoordinator {
    /// Returns the current position in the history of stores, or `nil` for all stores of the coordinator.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        let stores = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
        let numbers = stores.compactMap { store in (try? store.objects.lastTransaction()).map { (store.identifier, $0) }
        }
        return numbers.isEmpty ? nil : NSPersistentHistoryToken(Dictionary(numbers) { first, _ in first })
    }
}
