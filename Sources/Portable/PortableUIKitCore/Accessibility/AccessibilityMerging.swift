import DisplayList

/// A view whose contents may be read out as one: a cell.
@MainActor
package protocol AccessibilityMerging: UIView {
    /// The view's place in a list; `nil` for a view that isn't an item of it.
    var listPosition: AccessibleElement.Group? { get }

    /// The view as one element, and what in it remains one of its own; nil if what is in it is to be read piece by piece.
    ///
    /// - Parameters:
    ///   - elements: What is in the view.
    ///   - clip: The part of the screen in which it can be seen.
    func merging(
        _ elements: [AccessibilityCollector.Element], in clip: CGRect
    ) -> [AccessibilityCollector.Element]?
}
