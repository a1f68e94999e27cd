import LayoutGeometry
import ViewLayoutEngine

/// The sizes of the last four proposals.
///
/// They lie in place: elements are asked for their sizes more often than for anything else.
struct SizeCache {
    private typealias Entry = (proposal: ProposedSize, size: Size)

    private static let none: Entry = (.unspecified, .zero)

    private var entries = (none, none, none, none)
    private var count = 0
    private var next = 0
    /// Whether there were more proposals than are remembered: what became of those nobody can tell.
    private(set) var hasForgotten = false

    var isEmpty: Bool { count == 0 }

    subscript(proposal: ProposedSize) -> Size? {
        get {
            if count > 0, SizeCache.areSame(entries.0.proposal, proposal) { return entries.0.size }
            if count > 1, SizeCache.areSame(entries.1.proposal, proposal) { return entries.1.size }
            if count > 2, SizeCache.areSame(entries.2.proposal, proposal) { return entries.2.size }
            if count > 3, SizeCache.areSame(entries.3.proposal, proposal) { return entries.3.size }
            return nil
        }
        set {
            guard let newValue else { return }
            switch next {
            case 0: entries.0 = (proposal, newValue)
            case 1: entries.1 = (proposal, newValue)
            case 2: entries.2 = (proposal, newValue)
            default: entries.3 = (proposal, newValue)
            }
            if count < 4 { count += 1 } else { hasForgotten = true }
            next = (next + 1) % 4
        }
    }

    func allSatisfy(_ test: (ProposedSize, Size) -> Bool) -> Bool {
        (count < 1 || test(entries.0.proposal, entries.0.size))
            && (count < 2 || test(entries.1.proposal, entries.1.size))
            && (count < 3 || test(entries.2.proposal, entries.2.size))
            && (count < 4 || test(entries.3.proposal, entries.3.size))
    }

    // Here, not by the engine's own `==`: calls of another module cost more than what they do.
    private static func areSame(_ first: ProposedSize, _ second: ProposedSize) -> Bool {
        first.width == second.width && first.height == second.height
    }
}
