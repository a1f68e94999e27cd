import LayoutGeometry
import PortableUIKit

extension HostingView: TouchedContainer {
    package func receivesTouch(on element: NSObject, at point: CGPoint, in hitView: UIView?) -> Bool {
        guard let node = element as? AccessibilityNode, node.hasAction, let target = node.element else { return true }
        guard let hitView, hitView.isDescendant(of: self), let hit = self.element(at: point) else { return false }
        if hit === target || target.isDescendant(of: hit) || hit.isDescendant(of: target) {
            // The gesture can be that of a view between both.
            guard target.isDescendant(of: hit), let gesture = target.enclosingGesture else { return true }
            return hit === gesture || hit.isDescendant(of: gesture) || hit is ListElement
        }
        if let row = target.enclosingRow, row === hit.enclosingRow, row.list.handlesTaps(of: row) { return true }
        return target.enclosingGesture.map { hit.isDescendant(of: $0) } ?? false
    }
}

extension Element {
    fileprivate func isDescendant(of other: Element) -> Bool {
        sequence(first: self, next: \.parent).dropFirst().contains { $0 === other }
    }

    /// The element's gesture, or that of the nearest ancestor with one.
    fileprivate var enclosingGesture: Element? { sequence(first: self, next: \.parent).first { $0 is GestureElement } }
}
