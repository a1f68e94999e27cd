import Foundation

/// The traits of a view at the last notification, and the updates that changes require.
package struct ViewTraits {
    package var current: UITraitCollection?
    /// The traits without the view's own overrides, which are its controller's.
    package var inherited: UITraitCollection?
    package var overrides = UITraitOverrides()
    package var registry: TraitChangeRegistry?
    /// The pending updates of the view, and the values that its methods have read.
    package var updateState = UpdateState()
}

extension UIView {
    var currentTraitCollection: UITraitCollection {
        if let current = traits.current { return current }
        return overridden(inheritedTraitCollection())
    }

    /// The traits of the controller that owns this view.
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
        let isChanged = previous !== resolved && previous != resolved
        if isChanged {
            NestedCallbacks.perform(.traits, of: self) {
                resolved.performAsCurrentOnMainActor {
                    applyTraitChange(from: previous)
                    traits.registry?.traitsDidChange(of: self, from: previous)
                }
            }
            if let previous {
                invalidateReads(of: previous, changedTo: resolved)
                owner?.ownedViewInvalidateReads(of: previous, changedTo: resolved)
            }
        }
        if let owner, previousOfOwner !== inherited, previousOfOwner != inherited {
            NestedCallbacks.perform(.traits, of: owner) {
                inherited.performAsCurrentOnMainActor { owner.ownedViewTraitCollectionDidChange(previousOfOwner) }
            }
        }
        guard isChanged else { return }
        for subview in subviews { subview.updateTraits() }
    }

    /// Returns the inherited traits, with the overrides of the view's controller.
    private func inheritedTraitCollection() -> UITraitCollection {
        let inherited: UITraitCollection
        if let superview {
            inherited = superview.currentTraitCollection
        } else if let window = self as? UIWindow {
            inherited = window.windowScene?.traitCollection ?? window.screen.traitCollection
        } else {
            inherited = UITraitCollection.currentOnMainActor
        }
        return owner?.ownedViewTraitCollection(inherited: inherited) ?? inherited
    }

    /// Returns the traits with the view's overrides.
    func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
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
