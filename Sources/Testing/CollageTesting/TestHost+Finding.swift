import Foundation
import PortableUIKit

extension TestHost {
    /// The first view of a class that satisfies a condition, depth first from the window on; hidden ones are skipped.
    /// - Complexity: O(views in the window).
    public func first<View: UIView>(_ type: View.Type, where condition: (View) -> Bool = { _ in true }) -> View? {
        all(type).first(where: condition)
    }

    /// All visible views of a class, depth first from the window on.
    /// - Complexity: O(views in the window).
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
