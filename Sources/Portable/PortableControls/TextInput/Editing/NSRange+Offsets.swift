import Foundation

extension NSRange {
    /// The UTF-16 units of the range that a text of `length` has; none at its end for a range beyond, as `NSNotFound`
    /// gives one.
    func offsets(within length: Int) -> Range<Int> {
        let start = Swift.min(Swift.max(location, 0), length)
        return start..<(start + Swift.min(Swift.max(self.length, 0), length - start))
    }
}
