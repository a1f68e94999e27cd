import DisplayList

/// A view whose contents may be read as a single element, such as a cell.
@MainActor
package protocol AccessibilityMerging: UIView {
    /// The view's position in a list, or `nil` if the view isn't an item of a list.
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
