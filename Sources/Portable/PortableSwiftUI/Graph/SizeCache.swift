import LayoutGeometry
import ViewLayoutEngine

/// The sizes for the last eight proposals. In a row that is measured and then laid out for two breadths, a stack
/// requests the minimum, the maximum, and the actual length for each breadth.
///
/// The entries are stored inline, because elements are queried for their sizes more often than for anything else.
struct SizeCache {
    private struct Entry {
        var width: UInt64
        var height: UInt64
        var size: Size
    }

    private typealias Entries = (Entry, Entry, Entry, Entry, Entry, Entry, Entry, Entry)

    private static let capacity = 8
    private static let none = Entry(width: 0, height: 0, size: .zero)
    /// The bits of an unspecified length. They aren't the result of any computation.
    private static let unspecified = UInt64.max

    private var entries: Entries = (none, none, none, none, none, none, none, none)
    private var count = 0
    private var next = 0
    /// A Boolean value that indicates whether entries were discarded because there were more proposals than the
    /// capacity. The sizes for those proposals are unknown.
    private(set) var hasForgotten = false

    var isEmpty: Bool { count == 0 }

    // Mutating methods access the entries in place.

    mutating func size(_ proposal: ProposedSize) -> Size? {
        let (width, height) = (SizeCache.bits(proposal.width), SizeCache.bits(proposal.height))
        let count = count
        return withUnsafeBytes(of: &entries) { bytes in
            let entries = bytes.assumingMemoryBound(to: Entry.self)
            for index in 0..<count where entries[index].width == width && entries[index].height == height {
                return entries[index].size
            }
            return nil
        }
    }

    /// Stores the size for a proposal that isn't in the cache.
    mutating func insert(_ size: Size, for proposal: ProposedSize) {
        let entry = Entry(
            width: SizeCache.bits(proposal.width), height: SizeCache.bits(proposal.height), size: size)
        let next = next
        withUnsafeMutableBytes(of: &entries) { $0.assumingMemoryBound(to: Entry.self)[next] = entry }
        if count < SizeCache.capacity { count += 1 } else { hasForgotten = true }
        self.next = (next + 1) % SizeCache.capacity
    }

    /// Returns whether a condition is `true` for all entries.
    func allSatisfy(_ test: (ProposedSize, Size) -> Bool) -> Bool {
        withUnsafeBytes(of: entries) { bytes in
            bytes.assumingMemoryBound(to: Entry.self)[..<count].allSatisfy { entry in
                let proposal = ProposedSize(
                    width: SizeCache.length(entry.width), height: SizeCache.length(entry.height))
                return test(proposal, entry.size)
            }
        }
    }

    private static func bits(_ length: Double?) -> UInt64 { length?.bitPattern ?? unspecified }

    private static func length(_ bits: UInt64) -> Double? { bits == unspecified ? nil : Double(bitPattern: bits) }
}
