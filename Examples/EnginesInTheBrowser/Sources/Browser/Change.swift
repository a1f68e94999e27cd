/// The changes that the buttons of the page make to the items. The page uses the raw values.
enum Change: Int32 {
    /// Inserts three new items at the top of the visible area.
    case insert = 0
    /// Removes the three items at the top of the visible area.
    case remove = 1
    /// Removes a tenth of the items, inserts as many, and moves a tenth.
    case mix = 2
    case shuffle = 3
    case sort = 4
}

extension Change {
    /// The items after the change.
    /// - Parameters:
    ///   - top: The position of the first visible item.
    ///   - nextItem: The smallest number that no item has had.
    func applied(to items: [Int], top: Int, nextItem: inout Int, _ numbers: inout SeededNumbers) -> [Int] {
        var result = items
        switch self {
        case .insert:
            result.insert(contentsOf: nextItem..<nextItem + 3, at: min(top, result.count))
            nextItem += 3
        case .remove:
            result.removeSubrange(min(top, result.count)..<min(top + 3, result.count))
        case .mix:
            let count = items.count / 10
            result = mixed(items, count: count, nextItem: nextItem, &numbers)
            nextItem += count
        case .shuffle:
            result.shuffle(using: &numbers)
        case .sort:
            result.sort()
        }
        return result
    }

    private func mixed(_ items: [Int], count: Int, nextItem: Int, _ numbers: inout SeededNumbers) -> [Int] {
        var stay: [Int] = []
        stay.reserveCapacity(items.count)
        // The items to insert between the others: new and moved items.
        var arriving = Array(nextItem..<nextItem + count)
        for item in items {
            switch UInt64.random(in: 0..<10, using: &numbers) {
            case 0: break
            case 1: arriving.append(item)
            default: stay.append(item)
            }
        }
        arriving.shuffle(using: &numbers)
        var result: [Int] = []
        result.reserveCapacity(stay.count + arriving.count)
        var next = 0
        for (position, item) in stay.enumerated() {
            result.append(item)
            // Its own numbers have 32 bits.
            let due = Int64(position + 1) * Int64(arriving.count) / Int64(stay.count)
            while next < due {
                result.append(arriving[next])
                next += 1
            }
        }
        if stay.isEmpty { result = arriving }
        return result
    }
}
