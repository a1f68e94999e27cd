import Foundation

/// A property wrapper for a value that belongs to the scene of the view. It persists as long as the scene exists.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let codec: StorageCodec<Value>
    private var box: DefaultsBox<Value>?

    init(_ key: String, _ codec: StorageCodec<Value>) {
        self.key = key
        self.codec = codec
    }

    /// The value. Outside of a view that is shown, it's always the initial value.
    public var wrappedValue: Value {
        get { box?.value ?? codec.read(SceneValues(), key) }
        nonmutating set { box?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let box { return Binding(location: box) }
        return .constant(wrappedValue)
    }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout SceneStorage, _ context: inout _LinkContext) {
        let graph = context.node.graph
        let store = context.node.inputs.environment[SceneValuesKey.self] ?? graph.sceneValues
        let (key, codec) = (property.key, property.codec)
        property.box = context.box { DefaultsBox(store, key, codec) }
    }
}

extension SceneStorage: CustomComparable {
    func isSame(as other: SceneStorage) -> Bool { key == other.key }
}

/// The values of a scene. All views of a scene in one host share them.
enum SceneValuesKey: EnvironmentKey {
    static var defaultValue: SceneValues? { nil }
}

/// User defaults that are stored only in memory.
nonisolated final class SceneValues: UserDefaults {
    private let values = NSLock()
    private var stored: [String: Any] = [:]

    override func object(forKey defaultName: String) -> Any? { values.withLock { stored[defaultName] } }

    override func set(_ value: Any?, forKey defaultName: String) {
        values.withLock { stored[defaultName] = value }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }
}
