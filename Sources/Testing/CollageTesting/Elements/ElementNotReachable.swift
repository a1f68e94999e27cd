import PortableUIKit

/// The error for a touch on an element that's disabled or covered.
public struct ElementNotReachable: Error, CustomStringConvertible, Sendable {
    /// The element, and the reason why a touch doesn't reach it.
    public let description: String

    @MainActor
    init(disabled element: ScreenElement) {
        let others = element.host.elements(.label(element.label) && .enabled)
        description =
            "\(element.summary) can't be touched." + (others.isEmpty ? "" : " These are enabled:\n  ")
            + others.map(\.summary).joined(separator: "\n  ")
    }

    @MainActor
    init(covered element: ScreenElement, by view: UIView) {
        let above = element.host.elements.filter { $0.view.map { $0.isDescendant(of: view) } ?? false }
        description =
            "\(element.summary) is covered by \(Swift.type(of: view)), which would receive the touch."
            + (above.isEmpty ? "" : " It shows:\n  ") + above.map(\.summary).joined(separator: "\n  ")
    }
}

extension ScreenElement {
    /// Checks that a touch reaches the element.
    /// - Parameter point: The location of the touch on the screen, in points.
    /// - Throws: ``ElementNotReachable`` if the element is disabled or covered there.
    func requireReachable(at point: CGPoint) throws {
        guard isEnabled else { throw ElementNotReachable(disabled: self) }
        // The elements of SwiftUI aren't views. One view receives the touches of all of them.
        guard let view, let hit = host.view(at: point) else { return }
        if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return }
        // Views that a cell or a control adds in front of its parts handle their touches.
        let owner = sequence(first: view, next: { $0?.superview }).first { view in
            view is UIControl || view is UICollectionReusableView || view is UITableViewCell
                || view is UITableViewHeaderFooterView
        }
        if let owner = owner ?? nil, hit.isDescendant(of: owner) { return }
        throw ElementNotReachable(covered: self, by: hit)
    }
}

extension TestHost {
    /// Returns the view that receives a touch at a point of the screen.
    func view(at point: CGPoint) -> UIView? {
        activate()
        let event = UIEvent(type: .touches, touches: [], timestamp: now)
        return session.device.visibleWindows.backToFront.reversed().lazy.compactMap { window in
            let place = CGPoint(
                x: point.x - window.frame.minX + window.bounds.minX, y: point.y - window.frame.minY + window.bounds.minY
            )
            return window.hitTest(place, with: event)
        }.first
    }
}
