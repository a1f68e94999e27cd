import Foundation
import PortableUIKit

extension TestHost {
    /// Returns the first view of a class that satisfies a condition, in depth-first order from the window. Hidden views
    /// are skipped.
    /// - Complexity: O(*n*) in the number of views in the window.
    public func first<View: UIView>(_ type: View.Type, where condition: (View) -> Bool = { _ in true }) -> View? {
        all(type).first(where: condition)
    }

    /// Returns all visible views of a class, in depth-first order from the window.
    /// - Complexity: O(*n*) in the number of views in the window.
    public func all<View: UIView>(_ type: View.Type) -> [View] {
        var found: [View] = []
        collect(in: window, into: &found)
        return found
    }

    private func collect<View: UIView>(in view: UIView, into found: inout [View]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if let view = view as? View { found.append(view) }
        for subview in view.subviews { collect(in: subview, into: &found) }
    }
}
