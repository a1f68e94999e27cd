import Foundation

/// The class of an item of the keychain.
struct KeychainItemClass: Hashable, Codable {
    let name: String

    /// A Boolean value that indicates whether the keychain stores items of this class.
    var isStored: Bool { primaryAttributes != nil }

    /// The keys of the attributes that together identify an item.
    var primaryAttributes: [String]? {
        switch name {
        case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrSynchronizable]
        case kSecClassInternetPassword:
            [
                kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol, kSecAttrAuthenticationType,
                kSecAttrPort, kSecAttrPath, kSecAttrSynchronizable,
            ]
        default: nil
        }
    }
}

/// The value of an attribute.
enum KeychainValue: Hashable, Codable {
    case text(String)
    case data(Data)
    case number(Int)
    case date(Date)

    /// Creates the value of an attribute in a query, or returns `nil` for a value that isn't stored, such as a context.
    init?(_ value: Any) {
        switch value {
        case let value as String: self = .text(value)
        case let value as Data: self = .data(value)
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as Int: self = .number(value)
        case let value as NSNumber: self = .number(value.intValue)
        case let value as Date: self = .date(value)
        default: return nil
        }
    }

    var value: Any {
        switch self {
        case .text(let value): value
        case .data(let value): value
        case .number(let value): value
        case .date(let value): value
        }
    }
}

/// An item of the keychain.
struct KeychainItem: Codable {
    let identifier: UUID
    let itemClass: KeychainItemClass
    private(set) var attributes: [String: KeychainValue]
    private(set) var data: Data?

    init(_ itemClass: KeychainItemClass, adding query: KeychainQuery) {
        identifier = UUID()
        self.itemClass = itemClass
        data = query.data
        let now = KeychainValue.date(Date())
        attributes = [
            kSecAttrCreationDate: now, kSecAttrModificationDate: now,
            kSecAttrAccessible: .text(kSecAttrAccessibleWhenUnlocked), kSecAttrSynchronizable: .number(0),
        ].merging(query.attributes) { $1 }
    }

    mutating func update(with change: KeychainQuery) {
        if let data = change.data { self.data = data }
        attributes.merge(change.attributes) { $1 }
        attributes[kSecAttrModificationDate] = .date(Date())
    }

    /// The values that together identify the item. A missing value is the same as an empty value.
    var primaryKey: [KeychainValue] {
        [.text(itemClass.name)] + (itemClass.primaryAttributes ?? []).map { attributes[$0] ?? .text("") }
    }

    /// The bytes that identify the item for as long as it's in the keychain.
    var persistentReference: Data { Data(identifier.uuidString.utf8) }
}
