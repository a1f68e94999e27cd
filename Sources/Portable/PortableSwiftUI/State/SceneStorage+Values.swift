import Foundation

extension SceneStorage where Value == Bool {
    /// Creates a property for a Boolean value in the storage of the scene, with a default value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == Int {
    /// Creates a property for a number in the storage of the scene, with a default value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == Double {
    /// Creates a property for a number in the storage of the scene, with a default value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == String {
    /// Creates a property for a string in the storage of the scene, with a default value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == Data {
    /// Creates a property for data in the storage of the scene, with a default value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == Date {
    /// Creates a property for a date in the storage of the scene, with a default value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == URL {
    /// Creates a property for a URL in the storage of the scene, with a default value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .url(wrappedValue))
    }
}

extension SceneStorage where Value: RawRepresentable {
    /// Creates a property for a value that the scene stores as its integer raw value, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
        self.init(key, .raw(wrappedValue))
    }

    /// Creates a property for a value that the scene stores as its string raw value, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
        self.init(key, .raw(wrappedValue))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for an optional Boolean value in the storage of the scene.
    public init(_ key: String) where Value == Bool? { self.init(key, .optional()) }

    /// Creates a property for an optional number in the storage of the scene.
    public init(_ key: String) where Value == Int? { self.init(key, .optional()) }

    /// Creates a property for an optional number in the storage of the scene.
    public init(_ key: String) where Value == Double? { self.init(key, .optional()) }

    /// Creates a property for an optional string in the storage of the scene.
    public init(_ key: String) where Value == String? { self.init(key, .optional()) }

    /// Creates a property for optional data in the storage of the scene.
    public init(_ key: String) where Value == Data? { self.init(key, .optional()) }

    /// Creates a property for an optional date in the storage of the scene.
    public init(_ key: String) where Value == Date? { self.init(key, .optional()) }

    /// Creates a property for an optional URL in the storage of the scene.
    public init(_ key: String) where Value == URL? { self.init(key, .optionalURL) }

    /// Creates a property for an optional value that the scene stores as its integer raw value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, .optionalRaw())
    }

    /// Creates a property for an optional value that the scene stores as its string raw value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, .optionalRaw())
    }
}
