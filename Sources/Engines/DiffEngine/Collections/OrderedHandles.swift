/// An ordered list of distinct handles that finds a handle's position without an index that needs updates.
///
/// When a handle is inserted, its position is stored as a hint in an array by handle, which the owner keeps. Insertions
/// and removals before it shift the position by at most `drift`, so a search starts at the hint and proceeds outwards.
/// When `drift` reaches `maximumDrift`, all hints of the list are rewritten.
public struct OrderedHandles: Sendable {
    /// The handles in order.
    public private(set) var elements: [Handle] = []
    /// The largest distance of an element from its hint.
    private(set) var drift = 0

    static let maximumDrift = 32

    /// Creates an empty list.
    public init() {}

    /// The number of handles.
    public var count: Int { elements.count }

    /// Returns whether both lists share their storage, so that they are known to be equal.
    public func isIdentical(to other: OrderedHandles) -> Bool { elements.sharesStorage(with: other.elements) }

    /// - Complexity: O(1).
    public func position(of handle: Handle, notes: [Int32]) -> Int {
        var above = min(Int(notes[Int(handle)]), elements.count)
        var below = above - 1
        while below >= 0 || above < elements.count {
            if above < elements.count {
                if elements[above] == handle { return above }
                above += 1
            }
            if below >= 0 {
                if elements[below] == handle { return below }
                below -= 1
            }
        }
        preconditionFailure("The handle is not in this list")
    }

    /// - Complexity: O(*n*) in the number of new handles, amortized.
    public mutating func append(contentsOf handles: some Collection<Handle>, notes: inout [Int32]) {
        var position = Int32(elements.count)
        elements.append(contentsOf: handles)
        for handle in handles {
            notes[Int(handle)] = position
            position += 1
        }
    }

    /// - Complexity: O(`count`).
    public mutating func insert(contentsOf handles: [Handle], at position: Int, notes: inout [Int32]) {
        guard position < elements.count else { return append(contentsOf: handles, notes: &notes) }
        elements.insert(contentsOf: handles, at: position)
        for (offset, handle) in handles.enumerated() { notes[Int(handle)] = Int32(position + offset) }
        didShift(by: handles.count, notes: &notes)
    }

    /// - Complexity: O(`count`).
    public mutating func removeSubrange(_ range: Range<Int>, notes: inout [Int32]) {
        let isAtEnd = range.upperBound == elements.count
        elements.removeSubrange(range)
        if !isAtEnd { didShift(by: range.count, notes: &notes) }
    }

    /// Removes the handles for which `shouldBeRemoved` returns `true`.
    /// - Complexity: O(`count`).
    public mutating func removeAll(where shouldBeRemoved: (Handle) -> Bool, notes: inout [Int32]) {
        let countBefore = elements.count
        elements.removeAll(where: shouldBeRemoved)
        didShift(by: countBefore - elements.count, notes: &notes)
    }

    /// Moves a handle to `destination`, its position after the move.
    /// - Complexity: O(`count`).
    public mutating func move(from source: Int, to destination: Int, notes: inout [Int32]) {
        let handle = elements.remove(at: source)
        elements.insert(handle, at: destination)
        notes[Int(handle)] = Int32(destination)
        didShift(by: 1, notes: &notes)
    }

    private mutating func didShift(by distance: Int, notes: inout [Int32]) {
        drift += distance
        if drift > Self.maximumDrift { rewriteNotes(&notes) }
    }

    private mutating func rewriteNotes(_ notes: inout [Int32]) {
        for (position, handle) in elements.enumerated() { notes[Int(handle)] = Int32(position) }
        drift = 0
    }
}
