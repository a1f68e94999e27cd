import Foundation

/// The traits of a view at the last notification, and the updates that changes require.
package struct ViewTraits {
    package var current: UITraitCollection?
    /// Those without what the view itself changes in them: its controller's.
    package var inherited: UITraitCollection?
    package var overrides = UITraitOverrides()
    package var registry: TraitChangeRegistry?
    /// The pending updates of the view, and what its methods have read.
    package var updateState = UpdateState()
}

extension UIView {
    var currentTraitCollection: UITraitCollection {
        if let current = traits.current { return current }
        return overridden(inheritedTraitCollection())
    }

    /// The traits of the controller whose view this is.
    var ownersTraitCollection: UITraitCollection {
        traits.inherited ?? inheritedTraitCollection()
    }

    /// Recomputes the traits, notifies the view of a change, and updates the subviews.
    package func updateTraits() {
        let previous = traits.current
        let previousOfOwner = traits.inherited
        let inherited = inheritedTraitCollection()
        let resolved = overridden(inherited)
        traits.inherited = inherited
        traits.current = resolved
        let isChanged = previous != resolved
        if isChanged {
            resolved.performAsCurrent {
                applyTraitChange(from: previous)
                traits.registry?.traitsDidChange(of: self, from: previous)
            }
            if let previous {
                invalidateReads(of: previous, changedTo: resolved)
                owner?.ownedViewInvalidateReads(of: previous, changedTo: resolved)
            }
        }
        if let owner, previousOfOwner != inherited {
            inherited.performAsCurrent { owner.ownedViewTraitCollectionDidChange(previousOfOwner) }
        }
        guard isChanged else { return }
        for subview in subviews { subview.updateTraits() }
    }

    /// The traits of what surrounds the view, with what its controller changes in them.
    private func inheritedTraitCollection() -> UITraitCollection {
        let inherited: UITraitCollection
        if let superview {
            inherited = superview.currentTraitCollection
        } else if let window = self as? UIWindow {
            inherited = window.windowScene?.traitCollection ?? window.screen.traitCollection
        } else {
            inherited = UITraitCollection.current
        }
        return owner?.ownedViewTraitCollection(inherited: inherited) ?? inherited
    }

    /// Traits with what the view changes in them.
    private func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
        limitingContentSizeCategory(of: withOverrides(inherited))
    }

    private func withOverrides(_ inherited: UITraitCollection) -> UITraitCollection {
        guard overrideUserInterfaceStyle != .unspecified else { return traits.overrides.applied(to: inherited) }
        let styled = inherited.replacing(UITraitUserInterfaceStyle.self, value: overrideUserInterfaceStyle)
        return traits.overrides.applied(to: styled)
    }
}

extension UIView: WatchedTraitEnvironment {
    package var traitRegistry: TraitChangeRegistry? {
        get { traits.registry }
        set { traits.registry = newValue }
    }
}
