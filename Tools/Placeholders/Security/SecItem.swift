import Foundation

/// Adds an item to the keychain.
///
/// The keychain is a file in the folder for application support, which only its owner can read. It stores
/// generic passwords and Internet passwords.
///
/// Differs from Security: the file isn't encrypted, all access groups are the same, and items are accessible without
/// authentication.
///
/// - Parameters:
///   - attributes: The class, the attributes, and the data of the item, and the parts to return.
///   - result: The requested parts of the item on return.
/// - Returns: ``errSecDuplicateItem`` if the keychain contains an item with the same primary key.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = KeychainQuery(attributes)
    guard let itemClass = query.itemClass else { return errSecParam }
    guard itemClass.isStored else { return errSecUnimplemented }
    return Keychain.shared.update { items in
        let item = KeychainItem(itemClass, adding: query)
        guard !items.contains(where: { $0.primaryKey == item.primaryKey }) else { return errSecDuplicateItem }
        items.append(item)
        if let value = query.result(of: item) { result?.pointee = value as AnyObject }
        return errSecSuccess
    }
}

/// Finds items in the keychain.
/// - Parameters:
///   - query: The class and the attributes of the items, the limit of results, and the parts to return.
///   - result: The requested parts on return: a value for a limit of one, or an array.
/// - Returns: ``errSecItemNotFound`` if no item matches.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = KeychainQuery(query)
    guard query.itemClass != nil || query.persistentReference != nil else { return errSecParam }
    return Keychain.shared.read { items in
        let matches = items.filter(query.matches).prefix(query.limit)
        guard let first = matches.first else { return errSecItemNotFound }
        if query.limit == 1 {
            if let value = query.result(of: first) { result?.pointee = value as AnyObject }
        } else {
            let values = matches.compactMap(query.result)
            if !values.isEmpty { result?.pointee = values as AnyObject }
        }
        return errSecSuccess
    }
}

/// Changes attributes and data of all items that match a query.
/// - Returns: ``errSecItemNotFound`` if no item matches, and ``errSecDuplicateItem`` if the change would give two items
///   the same primary key.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    let change = KeychainQuery(attributesToUpdate)
    guard query.itemClass != nil || query.persistentReference != nil else { return errSecParam }
    guard !change.isEmpty else { return errSecParam }
    return Keychain.shared.update { items in
        let matches = items.indices.filter { query.matches(items[$0]) }
        guard !matches.isEmpty else { return errSecItemNotFound }
        var changed = items
        for index in matches { changed[index].update(with: change) }
        guard Set(changed.map(\.primaryKey)).count == changed.count else { return errSecDuplicateItem }
        items = changed
        return errSecSuccess
    }
}

/// Removes all items that match a query.
/// - Returns: ``errSecItemNotFound`` if no item matches.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    guard query.itemClass != nil || query.persistentReference != nil else { return errSecParam }
    return Keychain.shared.update { items in
        let count = items.count
        items.removeAll(where: query.matches)
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }
}
