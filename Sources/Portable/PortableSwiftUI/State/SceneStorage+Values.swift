import Foundation

extension SceneStorage where Value == Bool {
    /// A truth value of the scene, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == Int {
    /// A number of the scene, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == Double {
    /// A number of the scene, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == String {
    /// A text of the scene, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == Data {
    /// Data of the scene, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == Date {
    /// A date of the scene, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .plain(wrappedValue))
    }
}

extension SceneStorage where Value == URL {
    /// A URL of the scene, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, .url(wrappedValue))
    }
}

extension SceneStorage where Value: RawRepresentable {
    /// A value of the scene that stands there as its number, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
        self.init(key, .raw(wrappedValue))
    }

    /// A value of the scene that stands there as its text, and what it is where there is none.
    public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
        self.init(key, .raw(wrappedValue))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A truth value of the scene, if there is one.
    public init(_ key: String) where Value == Bool? { self.init(key, .optional()) }

    /// A number of the scene, if there is one.
    public init(_ key: String) where Value == Int? { self.init(key, .optional()) }

    /// A number of the scene, if there is one.
    public init(_ key: String) where Value == Double? { self.init(key, .optional()) }

    /// A text of the scene, if there is one.
    public init(_ key: String) where Value == String? { self.init(key, .optional()) }

    /// Data of the scene, if there is one.
    public init(_ key: String) where Value == Data? { self.init(key, .optional()) }

    /// A date of the scene, if there is one.
    public init(_ key: String) where Value == Date? { self.init(key, .optional()) }

    /// A URL of the scene, if there is one.
    public init(_ key: String) where Value == URL? { self.init(key, .optionalURL) }

    /// A value of the scene that stands there as its number, if there is one.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, .optionalRaw())
    }

    /// A value of the scene that stands there as its text, if there is one.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, .optionalRaw())
    }
}
