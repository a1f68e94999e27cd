import Foundation

extension AppStorage where Value == Bool {
    /// A truth value of the settings, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == Int {
    /// A number of the settings, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == Double {
    /// A number of the settings, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == String {
    /// A text of the settings, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == Data {
    /// Data of the settings, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == Date {
    /// A date of the settings, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .plain(wrappedValue))
    }
}

extension AppStorage where Value == URL {
    /// A URL of the settings, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .url(wrappedValue))
    }
}

extension AppStorage where Value: RawRepresentable {
    /// A value of the settings that stands there as its number, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value.RawValue == Int {
        self.init(key, store, .raw(wrappedValue))
    }

    /// A value of the settings that stands there as its text, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value.RawValue == String {
        self.init(key, store, .raw(wrappedValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value of the settings, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }

    /// A number of the settings, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }

    /// A number of the settings, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }

    /// A text of the settings, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }

    /// Data of the settings, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }

    /// A date of the settings, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, .optional()) }

    /// A URL of the settings, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, store, .optionalURL) }

    /// A value of the settings that stands there as its number, if there is one.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store, .optionalRaw())
    }

    /// A value of the settings that stands there as its text, if there is one.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, .optionalRaw())
    }
}
