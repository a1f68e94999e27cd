import Foundation

extension NSRange {
    /// Returns the UTF-16 units of the range in text with the given length. A range beyond the end, such as one at
    /// `NSNotFound`, results in an empty range at the end.
    func offsets(within length: Int) -> Range<Int> {
        let start = Swift.min(Swift.max(location, 0), length)
        return start..<(start + Swift.min(Swift.max(self.length, 0), length - start))
    }
}
