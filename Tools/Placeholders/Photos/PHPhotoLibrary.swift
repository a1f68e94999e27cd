@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}

/// A library without photos. The permission is denied, and changes fail.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.denied) }
    }

    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        requestAuthorization(handler)
    }

    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async { completionHandler?(false, CocoaError(.userCancelled)) }
    }

    /// - Throws: An error, because the permission is denied.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw CocoaError(.userCancelled)
    }

    /// - Throws: An error, because the permission is denied.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw CocoaError(.userCancelled) }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

public protocol PHPhotoLibraryChangeObserver: AnyObject {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

open class PHChange: NSObject {
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The changes of a result, which never changes.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var hasMoves: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
}
