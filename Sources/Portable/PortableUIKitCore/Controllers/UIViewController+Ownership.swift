/// The methods that the root view calls on its view controller.
extension UIViewController: ViewOwner {
    package var isInNavigationController: Bool { navigationController != nil }

    package func ownedViewUpdateConstraints() {
        tracking(.constraints) { updateViewConstraints() }
    }

    package func ownedViewUpdateProperties() {
        updateOwnPropertiesIfNeeded()
    }

    package func ownedViewInvalidateReads(of previous: UITraitCollection, changedTo current: UITraitCollection) {
        invalidateReads(of: previous, changedTo: current)
    }

    package func ownedViewWillLayoutSubviews() {
        deliverIsAppearing()
        updateContentUnavailableConfigurationIfNeeded()
        tracking(.layout) {
            viewWillLayoutSubviews()
            extended?.__extension_viewWillLayoutSubviews()
        }
    }

    package func ownedViewDidLayoutSubviews() {
        layoutContentUnavailableView()
        tracking(.layoutCompletion) {
            viewDidLayoutSubviews()
            extended?.__extension_viewDidLayoutSubviews()
        }
        parent?.childDidLayoutSubviews(self)
    }

    package func ownedViewWillMove(to window: UIWindow?) {
        viewWillMove(to: window)
    }

    package func ownedViewDidMove(to window: UIWindow?) {
        viewDidMove(to: window)
    }

    package func ownedViewSafeAreaInsets(inherited: UIEdgeInsets) -> UIEdgeInsets {
        let container = containerSafeAreaInsets
        let additional = additionalSafeAreaInsets
        return UIEdgeInsets(
            top: max(max(inherited.top, container.top) + additional.top, 0),
            left: max(max(inherited.left, container.left) + additional.left, 0),
            bottom: max(max(inherited.bottom, container.bottom) + additional.bottom, 0),
            right: max(max(inherited.right, container.right) + additional.right, 0))
    }

    package var ownedViewMinimumLayoutMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    package func ownedViewTraitCollection(inherited: UITraitCollection) -> UITraitCollection {
        overridden(inherited)
    }

    package func ownedViewTraitCollectionDidChange(_ previous: UITraitCollection?) {
        if let previous {
            invalidateReads(of: previous, changedTo: traitCollection)
            setNeedsUpdateContentUnavailableConfiguration()
            traitCollectionDidChange(previous)
        }
        traitRegistry?.traitsDidChange(of: self, from: previous)
    }

    package func ownedViewSafeAreaInsetsDidChange() {
        viewSafeAreaInsetsDidChange()
    }

    package func ownedViewLayoutMarginsDidChange() {
        viewLayoutMarginsDidChange()
    }

    /// Returns the traits with the overrides of the container and the controller.
    func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if let parent {
            if let forced = parent.overrideTraitCollection(forChild: self) {
                traits = UITraitCollection(traitsFrom: [traits, forced])
            }
            if let parentView = parent.viewIfLoaded, let view = viewIfLoaded, !view.isDescendant(of: parentView) {
                traits = parent.overridden(traits)
            }
        }
        if overrideUserInterfaceStyle != .unspecified {
            traits = traits.replacing(UITraitUserInterfaceStyle.self, value: overrideUserInterfaceStyle)
        }
        return traitOverrides.applied(to: traits)
    }
}
