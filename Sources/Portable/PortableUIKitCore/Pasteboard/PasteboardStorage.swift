import Foundation

/// The content of a pasteboard, shared by all objects with its name.
@MainActor
final class PasteboardStorage {
    let name: UIPasteboard.Name
    private(set) var changeCount = 0
    private var items: [[String: Any]] = []
    /// The expiration date of the items, or `nil` if they don't expire.
    private var expiration: Date?
    /// A closure that's called after every change, before other observers are notified.
    var changeHandler: (() -> Void)?

    init(named name: UIPasteboard.Name) {
        self.name = name
    }

    func items(at date: Date) -> [[String: Any]] {
        if let expiration, expiration <= date { return [] }
        return items
    }

    func replace(with items: [[String: Any]], until expiration: Date?) {
        self.items = items
        self.expiration = expiration
        changeCount += 1
    }
}
