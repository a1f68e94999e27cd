import DisplayList
import LayoutGeometry

extension CommandTarget {
    /// The name of an element among all that are on the screen; nil if it has none.
    /// - Parameter place: Where on it, from 0, 0 to 1, 1; nil for its middle.
    init?(_ element: AccessibleElement, among elements: [AccessibleElement], at place: Point?) {
        /// Which of those with the same name it is.
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

    /// The same with the middle of the element for its place.
    var middle: CommandTarget {
        guard case .element(let identifier, let label, let index, _) = self else { return self }
        return .element(identifier: identifier, label: label, index: index)
    }
}
