import Foundation

/// A range of the content of a text content manager, from a location up to another one.
open class NSTextRange: NSObject {
    /// The start of the range.
    public let location: any NSTextLocation
    /// The end of the range, which isn't part of it.
    public let endLocation: any NSTextLocation

    /// Creates a range between two locations. It fails if the end precedes the start.
    ///
    /// - Parameter endLocation: The end, or `nil` for an empty range.
    public required init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location <= end else { return nil }
        self.location = location
        self.endLocation = end
        super.init()
    }

    /// Creates an empty range at a location.
    public init(location: any NSTextLocation) {
        self.location = location
        endLocation = location
        super.init()
    }

    /// Creates a range of a text storage.
    init(_ range: Range<Int>) {
        location = TextStorageLocation(range.lowerBound)
        endLocation = TextStorageLocation(range.upperBound)
        super.init()
    }

    /// A Boolean value that indicates whether the range is empty.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Returns whether another range has the same locations.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }

    open override var hash: Int { location.hash ^ endLocation.hash }

    open override var description: String { "\(location)...\(endLocation)" }

    /// Returns whether a location is in the range. The end isn't.
    open func contains(_ location: any NSTextLocation) -> Bool { self.location <= location && location < endLocation }

    /// Returns whether all of another range is in the range.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location <= textRange.location && textRange.endLocation <= endLocation
    }

    /// Returns whether the range and another one have a common part that isn't empty.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location < textRange.endLocation && textRange.location < endLocation
    }

    /// Returns the intersection of the range with another one, or `nil` if they don't intersect.
    open func intersection(_ textRange: NSTextRange) -> Self? {
        let start = location < textRange.location ? textRange.location : location
        let end = endLocation < textRange.endLocation ? endLocation : textRange.endLocation
        return Self(location: start, end: end)
    }

    /// Returns the smallest range that contains the range and another one.
    open func union(_ textRange: NSTextRange) -> Self {
        let start = location < textRange.location ? location : textRange.location
        let end = endLocation < textRange.endLocation ? textRange.endLocation : endLocation
        return Self(location: start, end: end)!
    }

    /// The range in UTF-16 units, if the locations are positions in a text storage; otherwise, `nil`.
    var offsets: Range<Int>? {
        guard let start = location as? TextStorageLocation, let end = endLocation as? TextStorageLocation else {
            return nil
        }
        return start.offset..<end.offset
    }
}
