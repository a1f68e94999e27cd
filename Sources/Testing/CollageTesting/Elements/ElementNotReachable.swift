import PortableUIKit

/// The error for a touch on an element that's disabled or covered, or that doesn't receive touches.
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

    @MainActor
    init(untouched element: ScreenElement, at point: CGPoint) {
        let others = element.host.elements.filter { $0.content.id != element.content.id && $0.frame.contains(point) }
        description =
            "\(element.summary) doesn't receive a touch at \(point.text). Another view covers it, or it doesn't "
            + "allow hit testing." + (others.isEmpty ? "" : " These elements are also there:\n  ")
            + others.map(\.summary).joined(separator: "\n  ")
    }

    /// - Parameters:
    ///   - passed: The views that don't receive the touch: the element's view and its superviews.
    ///   - view: The view that receives the touch, if any.
    @MainActor
    init(unreceptive element: ScreenElement, passed: some Sequence<UIView>, by view: UIView?, at point: CGPoint) {
        let reason = passed.lazy.compactMap { $0.obstacle(at: point) }.first
        description =
            "\(element.summary) doesn't receive a touch at \(point.text)"
            + (reason.map { ", because \($0)." } ?? ".")
            + (view.map { " \(Swift.type(of: $0)) would receive it." } ?? "")
    }
}

extension ScreenElement {
    /// Checks that a touch reaches the element.
    /// - Parameter point: The location of the touch on the screen, in points.
    /// - Throws: ``ElementNotReachable`` if the element is disabled, covered there, or doesn't receive touches.
    func requireReachable(at point: CGPoint) throws {
        guard isEnabled else { throw ElementNotReachable(disabled: self) }
        let hit = host.view(at: point)
        guard let view else {
            // One view shows several elements, for example in SwiftUI.
            let device = host.session.device
            let isReached = device.run { device.receivesTouch(on: content.id, at: point, in: hit) }
            if !isReached { throw ElementNotReachable(untouched: self, at: point) }
            return
        }
        if let hit, hit.isDescendant(of: view) { return }
        // Views that a cell or a control adds in front of its parts handle their touches.
        let owners = sequence(first: view, next: \.superview).filter(\.handlesTouchesOfSubviews)
        if let hit, let owner = owners.first, hit.isDescendant(of: owner) { return }
        let passed = sequence(first: view, next: \.superview).prefix { $0 !== hit }
        guard let hit, view.isDescendant(of: hit) else {
            if let hit { throw ElementNotReachable(covered: self, by: hit) }
            if passed.contains(where: \.handlesTouches) {
                throw ElementNotReachable(unreceptive: self, passed: passed, by: nil, at: point)
            }
            return
        }
        // A superview receives the touches on a view without a reaction, such as a label.
        guard passed.contains(where: \.handlesTouches), !owners.contains(where: hit.isDescendant) else { return }
        throw ElementNotReachable(unreceptive: self, passed: passed, by: hit, at: point)
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view handles the touches on its subviews.
    fileprivate var handlesTouchesOfSubviews: Bool {
        self is UIControl || self is UICollectionReusableView || self is UITableViewCell
            || self is UITableViewHeaderFooterView
    }

    /// A Boolean value that indicates whether a touch on the view has an effect, unless the view only scrolls.
    fileprivate var handlesTouches: Bool {
        if handlesTouchesOfSubviews || self is any UITextInput { return true }
        return !(self is UIScrollView) && gestureRecognizers?.contains(where: \.isEnabled) ?? false
    }

    /// The reason why the view doesn't receive a touch at a point of its superview, or `nil`.
    fileprivate func obstacle(at point: CGPoint) -> String? {
        if !isUserInteractionEnabled { return "isUserInteractionEnabled is false for \(Swift.type(of: self))" }
        if alpha < 0.01 { return "\(Swift.type(of: self)) is transparent" }
        let place = convert(point, from: nil)
        return bounds.contains(place) ? nil : "the point is outside the bounds of \(Swift.type(of: self))"
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
