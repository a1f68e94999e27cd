import Foundation

/// The traits that a view had when it was last told of a change.
package struct ViewTraits {
    package var current: UITraitCollection?
    package var overrides = UITraitOverrides()
}

extension UIView {
    var currentTraitCollection: UITraitCollection {
        if let current = traits.current { return current }
        return resolvedTraitCollection()
    }

    /// Computes the traits again, tells the view of a change, and hands it down.
    package func updateTraits() {
        let previous = traits.current
        let resolved = resolvedTraitCollection()
        let isNew = previous == nil
        guard isNew || previous != resolved else { return }
        traits.current = resolved
        resolved.performAsCurrent {
            applyTraitChange(from: previous)
            owner?.ownedViewTraitCollectionDidChange(previous)
        }
        for subview in subviews { subview.updateTraits() }
    }

    private func resolvedTraitCollection() -> UITraitCollection {
        var inherited: UITraitCollection
        if let superview {
            inherited = superview.currentTraitCollection
        } else if let window = self as? UIWindow {
            inherited = window.windowScene?.traitCollection ?? window.screen.traitCollection
        } else {
            inherited = UITraitCollection.current
        }
        if let owner { inherited = owner.ownedViewTraitCollection(inherited: inherited) }
        if overrideUserInterfaceStyle != .unspecified {
            inherited = UITraitCollection(traitsFrom: [
                inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        return inherited
    }
}
