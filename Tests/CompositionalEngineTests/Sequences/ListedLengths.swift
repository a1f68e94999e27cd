import RandomNumbers

@testable import CompositionalEngine

/// The model of `BlockedLengths`: a list in which some elements have their own length.
struct ListedLengths {
    var commonLength: Double
    var gap: Double
    var scale: Double
    /// The given lengths, or `nil` for elements without one. Elements behind the end have none.
    var given: [Double?]

    func sum(before index: Int) -> Double {
        given[..<Swift.min(index, given.count)].reduce(0) { $0 + ($1 ?? commonLength) + gap }
            + Double(Swift.max(0, index - given.count)) * (commonLength + gap)
    }

    mutating func splice(removing removed: [Int], inserting inserted: [Int]) {
        for index in removed.reversed() where index < given.count { given.remove(at: index) }
        for index in inserted {
            while given.count < index { given.append(nil) }
            given.insert(nil, at: index)
        }
    }

    /// Returns the difference between blocked lengths and the list, if any. Sums are compared up to rounding errors.
    func difference(to lengths: BlockedLengths, probing random: inout SeededGenerator) -> String? {
        if let broken = lengths.brokenInvariant { return broken }
        for index in 0..<given.count + 3 {
            let own = index < given.count ? given[index] : nil
            guard lengths.given(index) == own else { return "\(index) is \(lengths.given(index) ?? -1)" }
            guard lengths[index] == own ?? commonLength else { return "\(index) is as long as \(lengths[index])" }
        }
        let indexes = given.indices.filter { given[$0] != nil }
        guard lengths.explicitCount == indexes.count, lengths.isEmpty == indexes.isEmpty else { return "how many" }
        guard lengths.lastExplicit == indexes.last ?? -1 else { return "the last one is \(lengths.lastExplicit)" }
        for _ in 0..<4 {
            let low = Int.random(in: 0...given.count + 2, using: &random)
            let range = low..<Int.random(in: low...given.count + 3, using: &random)
            if let difference = difference(to: lengths, in: range) { return "\(range): \(difference)" }
            let position = Double.random(in: -20...Swift.max(0, sum(before: given.count)) + 20, using: &random)
            if let difference = difference(to: lengths, at: position) { return "at \(position): \(difference)" }
            if let difference = difference(to: lengths, at: sum(before: low)) { return "at \(low): \(difference)" }
        }
        return nil
    }

    private func difference(to lengths: BlockedLengths, in range: Range<Int>) -> String? {
        guard isClose(lengths.sum(before: range.lowerBound), sum(before: range.lowerBound)) else { return "its sum" }
        var next = range.lowerBound, start = sum(before: range.lowerBound), wrong: String?
        lengths.visit(range) { index, place, length in
            let own = index < given.count ? given[index] : nil
            if index != next || length != own || !isClose(place, start) {
                wrong = wrong ?? "\(index) is visited at \(place) with \(length ?? -1)"
            }
            next += 1
            start += (own ?? commonLength) + gap
        }
        guard next == range.upperBound else { return "\(next) is the first that isn't visited" }
        let indexes = range.filter { $0 < given.count && given[$0] != nil }
        guard lengths.hasExplicit(in: range) == !indexes.isEmpty else { return "whether there are any" }
        var listed: [Int] = []
        lengths.forEachExplicit(from: range.lowerBound) { index, length in
            if length == given[index] { listed.append(index) }
        }
        guard listed == (range.lowerBound..<Swift.max(range.lowerBound, given.count)).filter({ given[$0] != nil })
        else { return "those from there on are \(listed)" }
        return wrong
    }

    /// The element found begins at or before the position, and the next one behind it.
    private func difference(to lengths: BlockedLengths, at position: Double) -> String? {
        let count = given.count
        guard let found = lengths.index(at: position, count: count) else { return count == 0 ? nil : "nothing" }
        guard (0..<count).contains(found) else { return "\(found), which isn't there" }
        let tolerance = 1e-6
        guard found == 0 || sum(before: found) <= position + tolerance else { return "\(found), which comes later" }
        guard found == count - 1 || sum(before: found + 1) >= position - tolerance else {
            return "\(found), which ends before"
        }
        // Whole numbers have exact sums.
        guard scale == 1, found < count - 1, !given.contains(where: { $0.map { $0 != $0.rounded() } ?? false }) else {
            return nil
        }
        return position >= 0 && sum(before: found + 1) <= position ? "\(found), though the next one begins" : nil
    }

    private func isClose(_ left: Double, _ right: Double) -> Bool {
        abs(left - right) <= 1e-9 * Swift.max(1, abs(left), abs(right))
    }
}
