import Foundation

/// A position in the content of a text content manager.
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns the order of this location and another one.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A position in a text storage, in UTF-16 units.
final class TextStorageLocation: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = (location as? TextStorageLocation)?.offset ?? 0
        return offset == other ? .orderedSame : offset < other ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextStorageLocation)?.offset == offset }

    override var hash: Int { offset }

    override var description: String { "\(offset)" }
}

/// Returns whether a location precedes another one.
func < (first: any NSTextLocation, second: any NSTextLocation) -> Bool { first.compare(second) == .orderedAscending }

/// Returns whether a location precedes another one or is the same.
func <= (first: any NSTextLocation, second: any NSTextLocation) -> Bool {
    first.compare(second) != .orderedDescending
}
