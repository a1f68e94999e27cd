import Foundation

/// A position in the history of stores.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The numbers of transactions by the identifiers of stores.
    let numbers: [String: Int64]

    init(_ numbers: [String: Int64]) { self.numbers = numbers }

    /// A Boolean value that indicates whether the class supports secure coding.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a position from an archive.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(forKey: "numbers") as? Data,
            let numbers = try? JSONDecoder().decode([String: Int64].self, from: data)
        else { return nil }
        self.numbers = numbers
    }

    /// Writes the numbers of the transactions to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode((try? JSONEncoder().encode(numbers)).map { NSData(data: $0) }, forKey: "numbers")
    }

    /// Returns the token itself, because tokens are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSPersistentHistoryToken)?.numbers == numbers
    }

    open override var hash: Int { numbers.hashValue }
}
