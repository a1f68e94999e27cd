import DisplayList

/// A view whose contents may be read out as one: a cell.
@MainActor
package protocol AccessibilityMerging: UIView {
    /// The view's place in a list; `nil` for a view that isn't an item of it.
    var listPosition: AccessibleElement.Group? { get }

    /// Returns the view as one element, followed by the elements in it that remain separate, or `nil` if all elements
    /// in the view remain separate.
    ///
    /// - Parameters:
    ///   - elements: The elements in the view.
    ///   - clip: The part of the screen in which the view is visible.
    func merging(
        _ elements: [AccessibilityCollector.Element], in clip: CGRect
    ) -> [AccessibilityCollector.Element]?
}
