import Foundation

extension UIDragDropSession {
    /// Returns whether at least one item can be loaded as a value of the type, such as `String` or `URL`.
    @preconcurrency @MainActor
    public func canLoadObjects<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Loads all items that can be loaded as values of the type, such as `String` or `URL`, and calls the completion
    /// handler after all are loaded. Returns the progress.
    @discardableResult @preconcurrency @MainActor
    public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(objects.compactMap { BridgedValue<T>.of($0) })
        }
    }
}
