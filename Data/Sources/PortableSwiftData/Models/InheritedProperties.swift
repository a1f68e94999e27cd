import Foundation
import Synchronization

/// The names of the properties that subclasses of models inherit, by key paths with the subclass as their root.
///
/// Such a key path doesn't equal the key path of the superclass. Reading it from a model that records the keys returns
/// the name.
enum InheritedProperties {
    private struct Cache: @unchecked Sendable {
        var names: [AnyKeyPath: String] = [:]
    }

    private static let cache = Mutex(Cache())

    static func name<Model: PersistentModel>(of keyPath: PartialKeyPath<Model>) -> String? {
        let wanted = UncheckedKeyPath(keyPath: keyPath)
        if let name = cache.withLock({ $0.names[wanted.keyPath] }) { return name }
        let recording = ModelBacking(recordingKeysOf: Model.self)
        _ = Model(backingData: recording)[keyPath: keyPath]
        guard let name = recording.recordedKey else { return nil }
        cache.withLock { $0.names[wanted.keyPath] = name }
        return name
    }

    private struct UncheckedKeyPath: @unchecked Sendable {
        let keyPath: AnyKeyPath
    }

    /// Returns a value of a property's type, which isn't used.
    static func placeholder(_ type: Any.Type) -> Any? {
        switch type {
        case is String.Type: ""
        case is Bool.Type: false
        case let type as any FixedWidthInteger.Type: zero(type)
        case is Double.Type: 0.0
        case is Float.Type: Float(0)
        case is CGFloat.Type: CGFloat(0)
        case is Decimal.Type: Decimal(0)
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case is Data.Type: Data()
        case is UUID.Type: UUID()
        case is URL.Type: URL(fileURLWithPath: "/")
        case let type as any CaseIterable.Type: first(type)
        case let type as any PersistentModel.Type: model(type)
        default: nil
        }
    }

    private static func zero<Value: FixedWidthInteger>(_ type: Value.Type) -> Any { Value.zero }
    private static func first<Value: CaseIterable>(_ type: Value.Type) -> Any? { type.allCases.first }
    private static func model<Model: PersistentModel>(_ type: Model.Type) -> Any {
        Model(backingData: ModelBacking(recordingKeysOf: type))
    }
}
