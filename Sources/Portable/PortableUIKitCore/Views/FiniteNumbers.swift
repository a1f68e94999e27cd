// A value that isn't finite would affect the layout of all related views. It raises an exception if it does in UIKit.
// Otherwise, it counts as 0, and the property and the view are logged.

extension UIView {
    /// Returns the number, or 0 if it isn't finite, which is logged.
    package func finite(_ number: CGFloat, _ property: StaticString) -> CGFloat {
        guard !number.isFinite else { return number }
        logNotFinite("\(number)", property)
        return 0
    }

    /// Returns the point with 0 for coordinates that aren't finite.
    package func finite(_ point: CGPoint, _ property: StaticString) -> CGPoint {
        guard !point.x.isFinite || !point.y.isFinite else { return point }
        logNotFinite("\(point)", property)
        return CGPoint(x: point.x.finiteOrZero, y: point.y.finiteOrZero)
    }

    /// Returns the insets with 0 for values that aren't finite.
    package func finite(_ insets: UIEdgeInsets, _ property: StaticString) -> UIEdgeInsets {
        guard ![insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) else { return insets }
        logNotFinite("\(insets)", property)
        return insets.finiteOrZero
    }

    /// Returns the insets with 0 for values that aren't finite.
    package func finite(_ insets: NSDirectionalEdgeInsets, _ property: StaticString) -> NSDirectionalEdgeInsets {
        guard ![insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite) else {
            return insets
        }
        logNotFinite("\(insets)", property)
        return NSDirectionalEdgeInsets(
            top: insets.top.finiteOrZero, leading: insets.leading.finiteOrZero, bottom: insets.bottom.finiteOrZero,
            trailing: insets.trailing.finiteOrZero)
    }

    private func logNotFinite(_ number: String, _ property: StaticString) {
        Diagnostics.log(
            "\(property) of \(self) was set to \(number), which is not finite: it counts as 0.", about: self)
    }
}

extension CGFloat {
    package var finiteOrZero: CGFloat { isFinite ? self : 0 }
}

extension UIOffset {
    package var finiteOrZero: UIOffset {
        UIOffset(horizontal: horizontal.finiteOrZero, vertical: vertical.finiteOrZero)
    }
}

extension UIEdgeInsets {
    package var finiteOrZero: UIEdgeInsets {
        UIEdgeInsets(
            top: top.finiteOrZero, left: left.finiteOrZero, bottom: bottom.finiteOrZero, right: right.finiteOrZero)
    }
}
