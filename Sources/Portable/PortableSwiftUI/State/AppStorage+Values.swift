import Foundation

extension AppStorage where Value == Bool {
    /// Creates a property for a Boolean value in the user defaults, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == Int {
    /// Creates a property for a number in the user defaults, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == Double {
    /// Creates a property for a number in the user defaults, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == String {
    /// Creates a property for a string in the user defaults, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == Data {
    /// Creates a property for data in the user defaults, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == Date {
    /// Creates a property for a date in the user defaults, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == URL {
    /// Creates a property for a URL in the user defaults, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .url(wrappedValue))
    }
}

extension AppStorage where Value: RawRepresentable {
    /// Creates a property for a value that the user defaults store as its integer raw value, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value.RawValue == Int {
        self.init(key, store, .raw(wrappedValue))
    }

    /// Creates a property for a value that the user defaults store as its string raw value, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value.RawValue == String {
        self.init(key, store, .raw(wrappedValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for an optional Boolean value in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }

    /// Creates a property for an optional number in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }

    /// Creates a property for an optional number in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }

    /// Creates a property for an optional string in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }

    /// Creates a property for optional data in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }

    /// Creates a property for an optional date in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, .optional()) }

    /// Creates a property for an optional URL in the user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, store, .optionalURL) }

    /// Creates a property for an optional value that the user defaults store as its integer raw value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store, .optionalRaw())
    }

    /// Creates a property for an optional value that the user defaults store as its string raw value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, .optionalRaw())
    }
}
