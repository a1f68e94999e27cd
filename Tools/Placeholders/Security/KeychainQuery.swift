import Foundation

/// The parts of a dictionary that describes items of the keychain.
struct KeychainQuery {
    let itemClass: KeychainItemClass?
    let attributes: [String: KeychainValue]
    let data: Data?
    let persistentReference: Data?
    let limit: Int
    private let matchesAnySynchronizable: Bool
    private let returnsData: Bool
    private let returnsAttributes: Bool
    private let returnsPersistentReference: Bool

    var isEmpty: Bool { attributes.isEmpty && data == nil }

    init(_ dictionary: CFDictionary) {
        var entries: [String: Any] = [:]
        for (key, value) in dictionary { if let key = key.base as? String { entries[key] = value } }
        func isTrue(_ key: String) -> Bool {
            entries[key] as? Bool ?? (entries[key] as? NSNumber)?.boolValue ?? false
        }

        itemClass = (entries[kSecClass] as? String).map(KeychainItemClass.init)
        data = entries[kSecValueData] as? Data
        persistentReference = entries[kSecValuePersistentRef] as? Data
        limit =
            entries[kSecMatchLimit] as? String == kSecMatchLimitAll
            ? .max : max(1, entries[kSecMatchLimit] as? Int ?? 1)
        matchesAnySynchronizable = entries[kSecAttrSynchronizable] as? String == kSecAttrSynchronizableAny
        returnsData = isTrue(kSecReturnData)
        returnsAttributes = isTrue(kSecReturnAttributes)
        returnsPersistentReference = isTrue(kSecReturnPersistentRef)
        attributes = entries.filter { key, _ in !Self.instructions.contains(key) && !key.contains("_") }
            .compactMapValues(KeychainValue.init)
    }

    /// The keys that describe the operation and not the item. All keys with an underscore do, too.
    private static let instructions: Set<String> = [
        kSecClass, kSecUseDataProtectionKeychain, kSecAttrAccessControl,
    ]

    /// Attributes that searches ignore, because all apps are in the same group.
    private static let ignored: Set<String> = [kSecAttrAccessGroup]

    /// Returns whether an item has the class and all attributes of the query.
    func matches(_ item: KeychainItem) -> Bool {
        if let persistentReference, item.persistentReference != persistentReference { return false }
        if let itemClass, item.itemClass != itemClass { return false }
        return attributes.allSatisfy { key, value in
            if Self.ignored.contains(key) || key == kSecAttrSynchronizable && matchesAnySynchronizable { return true }
            return item.attributes[key] == value
        }
    }

    /// Returns the requested parts of an item, or `nil` if nothing is requested.
    func result(of item: KeychainItem) -> Any? {
        guard returnsAttributes else {
            if returnsData, returnsPersistentReference { return entries(of: item) }
            return returnsData ? item.data : returnsPersistentReference ? item.persistentReference : nil
        }
        return entries(of: item).merging(item.attributes.mapValues(\.value)) { $1 }
    }

    private func entries(of item: KeychainItem) -> [String: Any] {
        var entries: [String: Any] = [kSecClass: item.itemClass.name]
        if returnsData { entries[kSecValueData] = item.data }
        if returnsPersistentReference { entries[kSecValuePersistentRef] = item.persistentReference }
        return entries
    }
}
