import Foundation

/// A codec for storing a value in the settings.
struct StorageCodec<Value> {
    /// A closure that reads the value for a key, or returns the initial value.
    let read: (UserDefaults, String) -> Value
    let write: (UserDefaults, String, Value) -> Void

    /// Returns the codec of a value that user defaults support.
    static func plain(_ first: Value) -> StorageCodec {
        StorageCodec(
            read: { $0.object(forKey: $1) as? Value ?? first },
            write: { $0.set($2, forKey: $1) })
    }

    /// Returns the codec of an optional value that user defaults support.
    static func optional<Wrapped>() -> StorageCodec where Value == Wrapped? {
        StorageCodec(
            read: { $0.object(forKey: $1) as? Wrapped },
            write: { store, key, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }

    static func raw(_ first: Value) -> StorageCodec where Value: RawRepresentable {
        StorageCodec(
            read: { ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? first },
            write: { $0.set($2.rawValue, forKey: $1) })
    }

    static func optionalRaw<Wrapped: RawRepresentable>() -> StorageCodec where Value == Wrapped? {
        StorageCodec(
            read: { ($0.object(forKey: $1) as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)) },
            write: { store, key, value in
                if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
}

extension StorageCodec where Value == URL {
    static func url(_ first: URL) -> StorageCodec {
        StorageCodec(read: { $0.url(forKey: $1) ?? first }, write: { $0.set($2, forKey: $1) })
    }
}

extension StorageCodec where Value == URL? {
    static var optionalURL: StorageCodec {
        StorageCodec(
            read: { $0.url(forKey: $1) },
            write: { store, key, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
}

extension StorageCodec where Value: Codable {
    /// Returns the codec of a value that is stored as JSON.
    static func codable(_ first: Value) -> StorageCodec {
        StorageCodec(
            read: { store, key in
                let data = store.object(forKey: key) as? Data
                return data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? first
            },
            write: { store, key, value in
                if let data = try? JSONEncoder().encode(value) { store.set(data, forKey: key) }
            })
    }
}
