import Foundation

/// The changes of a text storage that are being processed.
struct TextStorageEditing {
    private(set) var mask: NSTextStorage.EditActions = []
    private(set) var range = NSRange(location: NSNotFound, length: 0)
    private(set) var changeInLength = 0
    /// The number of calls of `beginEditing()` without a matching call of `endEditing()`.
    var depth = 0
    var isProcessing = false
    /// The last position in the runs of the storage's own text.
    var search = RunSearch()

    /// Adds a change.
    ///
    /// - Parameters:
    ///   - range: The changed range, in the text before the change.
    ///   - delta: The difference between the lengths of the text after and before the change.
    mutating func add(_ mask: NSTextStorage.EditActions, range: NSRange, changeInLength delta: Int) {
        var new = NSRange(location: range.location, length: range.length + delta)
        if !self.mask.isEmpty {
            let end = NSMaxRange(self.range)
            let movedEnd = end >= NSMaxRange(range) ? end + delta : end
            let start = min(self.range.location, new.location)
            new = NSRange(location: start, length: max(movedEnd, NSMaxRange(new)) - start)
        }
        self.range = new
        self.mask.formUnion(mask)
        changeInLength += delta
    }

    /// Removes the changes, after they were processed.
    mutating func finish() {
        mask = []
        range = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        isProcessing = false
    }
}
