import DisplayList
import LayoutGeometry

extension CommandTarget {
    /// Creates the target that identifies an element among all elements on the screen, or returns `nil` if the element
    /// has no name.
    ///
    /// - Parameter place: The relative position in the element, from 0, 0 to 1, 1, or `nil` for its center.
    init?(_ element: AccessibleElement, among elements: [AccessibleElement], at place: Point?) {
        /// Returns the index of the element among the elements with the same name.
        func index(_ name: (AccessibleElement) -> String?) -> (index: Int?, isAlone: Bool)? {
            guard let own = name(element), !own.isEmpty else { return nil }
            let same = elements.filter { name($0) == own }
            return same.firstIndex { $0.id == element.id }.map { (same.count == 1 ? nil : $0, same.count == 1) }
        }
        let (identifier, label) = (index(\.identifier), index(\.label))
        if let identifier, identifier.isAlone || label == nil {
            self = .element(identifier: element.identifier, label: nil, index: identifier.index, at: place)
        } else if let label {
            self = .element(identifier: nil, label: element.label, index: label.index, at: place)
        } else {
            return nil
        }
    }

    /// The same target at the center of the element.
    var middle: CommandTarget {
        guard case .element(let identifier, let label, let index, _) = self else { return self }
        return .element(identifier: identifier, label: label, index: index)
    }
}
