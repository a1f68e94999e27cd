import Synchronization

/// The objects that intents need, by their types.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    private let makers = Mutex<[ObjectIdentifier: @Sendable () -> any Sendable]>([:])

    /// Adds an object, which is created when it's first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        let value = LazyValue(dependency)
        makers.withLock { $0[ObjectIdentifier(Dependency.self)] = { value.value } }
    }

    func dependency<Dependency>(_ type: Dependency.Type) -> Dependency? {
        makers.withLock { $0[ObjectIdentifier(type)] }?() as? Dependency
    }

    /// A value that's created once.
    private final class LazyValue<Value: Sendable>: Sendable {
        private let make: @Sendable () -> Value
        private let stored = Mutex<Value?>(nil)

        init(_ make: @escaping @Sendable () -> Value) { self.make = make }

        var value: Value {
            stored.withLock { stored in
                let value = stored ?? make()
                stored = value
                return value
            }
        }
    }
}

/// An object that the app added to the manager of dependencies.
@propertyWrapper
public struct AppDependency<Dependency: Sendable>: Sendable {
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {}

    /// The object. Reading one that wasn't added stops the program.
    public var wrappedValue: Dependency {
        guard let found = AppDependencyManager.shared.dependency(Dependency.self) else {
            fatalError("There is no dependency of the type \(Dependency.self). Add it to AppDependencyManager.shared.")
        }
        return found
    }
}
