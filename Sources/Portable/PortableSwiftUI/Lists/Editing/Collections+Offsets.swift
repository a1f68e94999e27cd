import Foundation
import PortableUIKit

// Collection methods for the arguments of `onDelete` and `onMove`.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets. Offsets that are out of range are reported, and ignored.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let valid = Self.valid(offsets, count: count, "remove(atOffsets:)")
        guard !valid.isEmpty else { return }
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return valid.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets in front of the element that is now at another offset, in their order. Offsets that
    /// are out of range are reported, and ignored.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let count = count
        let valid = Self.valid(source, count: count, "move(fromOffsets:toOffset:)")
        if !(0...count).contains(destination) {
            Diagnostics.log("move(fromOffsets:toOffset:): The offset \(destination) isn't in 0...\(count).")
        }
        guard !valid.isEmpty else { return }
        let target = Swift.min(Swift.max(destination, 0), count)
        let elements = Array(self)
        let moved = valid.map { elements[$0] }
        let before = elements.indices.lazy.filter { $0 < target && !valid.contains($0) }.map { elements[$0] }
        let after = elements.indices.lazy.filter { $0 >= target && !valid.contains($0) }.map { elements[$0] }
        var index = startIndex
        for element in Array(before) + moved + Array(after) {
            self[index] = element
            formIndex(after: &index)
        }
    }

    fileprivate static func valid(_ offsets: IndexSet, count: Int, _ name: String) -> IndexSet {
        let valid = offsets.intersection(IndexSet(integersIn: 0..<count))
        if valid != offsets {
            Diagnostics.log("\(name): The offsets \(Array(offsets.subtracting(valid))) aren't in 0..<\(count).")
        }
        return valid
    }
}
