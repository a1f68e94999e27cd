import Foundation
import PortableUIKit

/// An item that the user drops or pastes.
struct ReceivedItem {
    /// The object of an item of the app itself, or `nil`.
    let object: Any?
    let provider: NSItemProvider

    /// The items that a destination accepts.
    enum Kind {
        /// Items with data of one of the uniform type identifiers.
        case types([String])
        /// Items with a value of a type.
        case values(of: any Transferable.Type)
    }

    /// Returns whether the item is of a kind.
    @MainActor func isOf(_ kind: Kind) -> Bool {
        switch kind {
        case .types(let types): types.contains { provider.hasItemConformingToTypeIdentifier($0) }
        case .values(let type): type.canReceive(self)
        }
    }
}

extension Transferable {
    /// Returns whether an item is a value of the type, or has data from which a value can be created.
    @MainActor static func canReceive(_ item: ReceivedItem) -> Bool {
        value(of: item) != nil || canLoad(from: item.provider)
    }

    /// Returns the value of an item of the app, or `nil` if it has no value of this type.
    @MainActor private static func value(of item: ReceivedItem) -> Self? {
        item.object.flatMap { transferred(from: $0) }
    }

    /// Passes the values of items to an action, in their order. Values of the app are passed immediately. If an item has
    /// only data, all values are passed after the data is imported; what can't be imported is logged. Without values, the
    /// action isn't called.
    ///
    /// - Returns: The result of the action, or whether data is imported.
    @MainActor @discardableResult static func receive(
        _ items: [ReceivedItem], _ action: @escaping ([Self]) -> Bool
    ) -> Bool {
        let items = items.filter { canReceive($0) }
        guard !items.isEmpty else { return false }
        let values = items.compactMap { value(of: $0) }
        if values.count == items.count { return action(values) }
        Task {
            let values = await load(items)
            if !values.isEmpty { _ = action(values) }
        }
        return true
    }

    @MainActor private static func load(_ items: [ReceivedItem]) async -> [Self] {
        var values: [Self] = []
        for item in items {
            do {
                let direct = value(of: item)
                if let value = direct == nil ? try await load(from: item.provider) : direct { values.append(value) }
            } catch {
                let types = item.provider.registeredTypeIdentifiers.joined(separator: ", ")
                Diagnostics.log("Data of the types \(types) can't be imported as \(Self.self): \(error)")
            }
        }
        return values
    }
}
