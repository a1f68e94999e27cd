/// A view whose members form a focus group, such as a collection view with its cells.
@MainActor
package protocol FocusGroup: UIView {
    /// The member that gets focus when it moves to the group. `nil` means the best one.
    var preferredFocusedMember: UIView? { get }

    /// Returns the nearest member in a direction outside the visible area, after scrolling to it, or `nil` if there's
    /// none.
    func revealMember(next heading: UIFocusHeading, to member: UIView) -> UIView?
}

/// A view that has focus on behalf of its descendants, such as a cell.
@MainActor
package protocol FocusGroupMember: UIView {
    var focusGroup: (any FocusGroup)? { get }
}

extension UIView {
    /// The view or its nearest superview that has focus on behalf of its descendants.
    package var enclosingFocusGroupMember: (any FocusGroupMember)? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any FocusGroupMember }.first
    }

    /// The focus group of the view.
    var enclosingFocusGroup: (any FocusGroup)? { enclosingFocusGroupMember?.focusGroup }
}
