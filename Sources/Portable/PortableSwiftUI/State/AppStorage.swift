import Foundation

/// A property wrapper for a value in the user defaults. The view is updated when the value changes, even if other code
/// changes it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let codec: StorageCodec<Value>
    private var box: DefaultsBox<Value>?

    init(_ key: String, _ store: UserDefaults?, _ codec: StorageCodec<Value>) {
        self.key = key
        self.store = store
        self.codec = codec
    }

    /// The value.
    public var wrappedValue: Value {
        get { box?.value ?? codec.read(store ?? .standard, key) }
        nonmutating set {
            if let box { box.write(newValue) } else { codec.write(store ?? .standard, key, newValue) }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let box { return Binding(location: box) }
        return Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
    }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout AppStorage, _ context: inout _LinkContext) {
        var environment = context.node.inputs.environment
        environment.reader = context.evaluation
        let store = property.store ?? environment[DefaultAppStorageKey.self]
        let (key, codec) = (property.key, property.codec)
        let place = context.box { AppStorageLocation<Value>() }
        if let box = place.box, box.store === store, box.key == key {
            property.box = box
        } else {
            let box = DefaultsBox(store, key, codec)
            context.node.graph.settings.append { [weak box] in box.map { $0.refresh() } != nil }
            place.box = box
            property.box = box
        }
    }
}

extension AppStorage: CustomComparable {
    func isSame(as other: AppStorage) -> Bool { key == other.key && store === other.store }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension View {
    /// Sets the user defaults that `@AppStorage` properties in the view use.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(DefaultAppStorageModifier(store: store))
    }
}

struct DefaultAppStorageModifier {
    let store: UserDefaults
}

extension DefaultAppStorageModifier: InputsModifier {
    func modify(_ inputs: inout _ViewInputs) { inputs.environment[DefaultAppStorageKey.self] = store }
}

/// The storage of an ``AppStorage`` property.
private final class AppStorageLocation<Value> {
    var box: DefaultsBox<Value>?
}

/// A value of the settings and its readers. Foundation on Linux doesn't report external changes of settings, so every
/// frame checks for them. Changes made by views are reported immediately.
nonisolated final class DefaultsBox<Value>: BindingLocation<Value>, @unchecked Sendable {
    let store: UserDefaults
    let key: String
    private let codec: StorageCodec<Value>
    private let source = Source()
    private let lock = NSLock()
    /// The stored object at the most recent read.
    private var known: NSObject?
    private var observer: (any NSObjectProtocol)?

    init(_ store: UserDefaults, _ key: String, _ codec: StorageCodec<Value>) {
        self.store = store
        self.key = key
        self.codec = codec
        super.init()
        known = store.object(forKey: key) as? NSObject
        observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: store, queue: nil
        ) { [weak self] _ in self?.refresh() }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    override var value: Value {
        source.wasRead()
        return codec.read(store, key)
    }

    override func write(_ value: Value) {
        codec.write(store, key, value)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    }

    /// Updates the views that read the value if it has changed.
    func refresh() {
        let now = store.object(forKey: key) as? NSObject
        let changed = lock.withLock {
            guard now != known else { return false }
            known = now
            return true
        }
        let source = source
        if changed { onMainActor { source.didChange() } }
    }

    @MainActor override func isSameLocation(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? DefaultsBox else { return false }
        return other.store === store && other.key == key
    }
}
