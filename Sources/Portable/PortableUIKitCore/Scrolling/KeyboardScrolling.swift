/// Scrolling with the keys of a keyboard that no responder has handled.
extension UIWindow {
    /// Scrolls the content around the responder of a press, or the only scroll view of the window. Returns whether the key
    /// scrolls.
    func scroll(with press: UIPress) -> Bool {
        // Text inputs insert the space, and a host with its own focus uses the keys itself.
        guard press.delivery.movesFocus, !(firstResponder is any UIKeyInput),
            let step = press.key.flatMap(ScrollStep.init), let view = scrollView(for: press)
        else { return false }
        // Arrows move the focus, and the focus scrolls.
        if case .line = step, UIFocusSystem.focusSystem(for: self)?.focusedItem != nil { return false }
        return view.scroll(by: step)
    }

    private func scrollView(for press: UIPress) -> UIScrollView? {
        for case let view as UIScrollView in sequence(first: press.responder, next: { $0?.next }).prefix(while: {
            $0 != nil
        })
        where view.scrollsWithKeys {
            return view
        }
        let found = focusRoot.scrollViewsForKeys
        return found.count == 1 ? found.first : nil
    }
}

/// The movement of content by a key.
private enum ScrollStep {
    case line(dx: CGFloat, dy: CGFloat)
    case page(CGFloat)
    case top, bottom

    @MainActor
    init?(_ key: UIKey) {
        guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return nil }
        switch key.keyCode {
        case .keyboardUpArrow: self = .line(dx: 0, dy: -1)
        case .keyboardDownArrow: self = .line(dx: 0, dy: 1)
        case .keyboardLeftArrow: self = .line(dx: -1, dy: 0)
        case .keyboardRightArrow: self = .line(dx: 1, dy: 0)
        case .keyboardPageUp: self = .page(-1)
        case .keyboardPageDown, .keyboardSpacebar: self = .page(1)
        case .keyboardHome: self = .top
        case .keyboardEnd: self = .bottom
        default: return nil
        }
    }
}

extension UIScrollView {
    private static let lineHeight: CGFloat = 40

    fileprivate var scrollsWithKeys: Bool { allowsKeyboardScrolling && isScrollEnabled && isUserInteractionEnabled }

    /// Scrolls with an animation. Returns `false` if the content is already at the edge.
    fileprivate func scroll(by step: ScrollStep) -> Bool {
        let range = offsetRange
        var offset = contentOffset
        let page = max(bounds.height - adjustedContentInset.top - adjustedContentInset.bottom, Self.lineHeight)
        switch step {
        case .line(let dx, let dy):
            offset.x += dx * Self.lineHeight
            offset.y += dy * Self.lineHeight
        case .page(let direction): offset.y += direction * page
        case .top: offset.y = range.y.lowerBound
        case .bottom: offset.y = range.y.upperBound
        }
        offset.x = min(max(offset.x, range.x.lowerBound), range.x.upperBound)
        offset.y = min(max(offset.y, range.y.lowerBound), range.y.upperBound)
        guard offset != contentOffset else { return false }
        setContentOffset(offset, animated: true)
        return true
    }
}

extension UIView {
    /// The visible scroll views in this view that keys scroll.
    fileprivate var scrollViewsForKeys: [UIScrollView] {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
        if let view = self as? UIScrollView, view.scrollsWithKeys { return [view] }
        return subviews.flatMap(\.scrollViewsForKeys)
    }
}
