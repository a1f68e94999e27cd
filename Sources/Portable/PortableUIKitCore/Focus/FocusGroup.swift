/// A view whose members are moved to together, as the cells of a collection view are.
@MainActor
package protocol FocusGroup: UIView {
    /// The member that gets focus when it moves to the group. `nil` means the best one.
    var preferredFocusedMember: UIView? { get }

    /// Returns the nearest member in a direction outside the visible area, after scrolling to it, or `nil` if there's
    /// none.
    func revealMember(next heading: UIFocusHeading, to member: UIView) -> UIView?
}

/// A view that has the focus for all that is in it, as a cell has.
@MainActor
package protocol FocusGroupMember: UIView {
    var focusGroup: (any FocusGroup)? { get }
}

extension UIView {
    /// The view, or the nearest one around it, that has the focus for all that is in it.
    package var enclosingFocusGroupMember: (any FocusGroupMember)? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any FocusGroupMember }.first
    }

    /// The group of views that the view is moved to with.
    var enclosingFocusGroup: (any FocusGroup)? { enclosingFocusGroupMember?.focusGroup }
}
