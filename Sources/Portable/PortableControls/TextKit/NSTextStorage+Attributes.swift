import Foundation

extension NSTextStorage {
    /// Changes the attributes of each run in a range with the methods that a subclass overrides.
    func setAttributesOfRuns(
        in range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        beginEditing()
        var start = range.location
        while start < NSMaxRange(range) {
            var run = NSRange()
            let values = attributes(at: start, effectiveRange: &run)
            let end = max(min(NSMaxRange(run), NSMaxRange(range)), start + 1)
            setAttributes(change(values), range: NSRange(location: start, length: end - start))
            start = end
        }
        endEditing()
    }

    /// Removes attachments from characters other than the attachment character.
    func removeMisplacedAttachments(in range: NSRange) {
        let end = min(NSMaxRange(range), length)
        var start = range.location
        while start < end {
            var run = NSRange()
            let attachment = attributes(at: start, effectiveRange: &run)[.attachment]
            let next = max(min(NSMaxRange(run), end), start + 1)
            if attachment != nil { removeAttachment(in: start..<next) }
            start = next
        }
    }

    private func removeAttachment(in range: Range<Int>) {
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        for (offset, unit) in zip(range, units[start...]) where unit != UInt16(NSTextAttachment.character) {
            removeAttribute(.attachment, range: NSRange(location: offset, length: 1))
        }
    }

    /// Returns the range around a character, within limits, in which a condition is true for all runs.
    func longestRange(
        at location: Int, in limit: NSRange, where isSame: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        var start = location
        var end = location + 1
        var run = NSRange()
        _ = attributes(at: location, effectiveRange: &run)
        start = max(run.location, limit.location)
        end = min(NSMaxRange(run), NSMaxRange(limit))
        while start > limit.location, isSame(attributes(at: start - 1, effectiveRange: &run)) {
            start = max(run.location, limit.location)
        }
        while end < NSMaxRange(limit), isSame(attributes(at: end, effectiveRange: &run)) {
            end = min(NSMaxRange(run), NSMaxRange(limit))
        }
        return NSRange(location: start, length: end - start)
    }
}
