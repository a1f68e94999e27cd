import PortableUIKit
import Synchronization

/// A key for a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no value was set.
    static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors.
///
/// The values form a linked list that starts with the last value that was set. Descendants share its tail, so setting a
/// value takes constant time.
public nonisolated struct EnvironmentValues: CustomStringConvertible {
    private var first: Entry?
    /// The evaluation that records reads, or `nil` if they aren't recorded.
    var reader: Evaluation?

    /// Creates an environment with default values.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            let entry = entry(id)
            if let reader {
                MainActor.assumeIsolated { reader.didRead(Read(key: id, entry: entry)) }
            }
            guard let entry else { return K.defaultValue }
            return unsafeDowncast(entry, to: TypedEntry<K.Value>.self).value
        }
        set { first = TypedEntry(ObjectIdentifier(key), newValue, next: first) }
    }

    /// A description of the keys that are set.
    public var description: String {
        var entries: [String] = []
        var entry = first
        while let current = entry {
            entries.append(current.valueDescription)
            entry = current.next
        }
        return "[\(entries.joined(separator: ", "))]"
    }

    /// Returns whether both environments are the same object.
    func isIdentical(to other: EnvironmentValues) -> Bool { first === other.first }

    /// The cached traits for the values, which are immutable.
    var knownTraits: UITraitCollection? {
        get { first?.traits.withLock { $0 } }
        nonmutating set { first?.traits.withLock { $0 = newValue } }
    }

    /// The cached layouts of plain texts for these values, which are immutable.
    @MainActor var plainTexts: [PlainText] {
        get { first?.plainTexts ?? [] }
        nonmutating set { first?.plainTexts = newValue }
    }

    private func entry(_ key: ObjectIdentifier) -> Entry? {
        let bit = Entry.bit(of: key)
        var entry = first
        while let current = entry, current.keyBits & bit != 0 {
            if current.key == key { return current }
            entry = current.next
        }
        return nil
    }

    /// A recorded read of a key.
    struct Read {
        let key: ObjectIdentifier
        fileprivate let entry: Entry?

        /// Returns whether the value of the key differs in another environment.
        func isChanged(in environment: EnvironmentValues) -> Bool {
            let other = environment.entry(key)
            if other === entry { return false }
            guard let entry, let other else { return true }
            return !entry.hasEqualValue(other)
        }
    }

    // Entries are immutable, except for their caches.
    fileprivate class Entry: @unchecked Sendable {
        let key: ObjectIdentifier
        /// The cached trait collection for the values from this entry on.
        let traits = Mutex<UITraitCollection?>(nil)
        @MainActor var plainTexts: [PlainText] = []
        let next: Entry?
        /// A bit for each key from this entry on. Several keys can share a bit.
        let keyBits: UInt64

        init(_ key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
            keyBits = Entry.bit(of: key) | (next?.keyBits ?? 0)
        }

        static func bit(of key: ObjectIdentifier) -> UInt64 {
            1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
        }

        func hasEqualValue(_ other: Entry) -> Bool { false }

        var valueDescription: String { "" }
    }

    private final class TypedEntry<Value>: Entry, @unchecked Sendable {
        let value: Value

        init(_ key: ObjectIdentifier, _ value: Value, next: Entry?) {
            self.value = value
            super.init(key, next: next)
        }

        override func hasEqualValue(_ other: Entry) -> Bool {
            MainActor.assumeIsolated {
                ValueComparator.areEqual(value, unsafeDowncast(other, to: TypedEntry.self).value)
            }
        }

        override var valueDescription: String { "\(value)" }
    }
}

extension View {
    /// Sets a value of the environment for the view and its descendants.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment for the view and its descendants.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}

/// The modifier that `environment(_:_:)` applies.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func modify(_ inputs: inout _ViewInputs) { inputs.environment[keyPath: keyPath] = value }
}

/// The modifier that `transformEnvironment(_:transform:)` applies.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: InputsModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func modify(_ inputs: inout _ViewInputs) { transform(&inputs.environment[keyPath: keyPath]) }
}
