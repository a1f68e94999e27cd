import Foundation

/// A container whose stores Core Data synchronizes with CloudKit.
///
/// Differs from Core Data: there's no CloudKit. The stores are local.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
