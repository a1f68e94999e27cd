/// Methods that begin and end a search.
extension UISearchController {
    /// Begins a search at the bar's position, unless the delegate presents the search controller.
    func begin(animated: Bool) {
        guard !hasBegun else { return }
        delegate?.presentSearchController(self)
        guard !hasBegun else { return }
        begin(over: searchedController, animated: animated, completion: nil)
    }

    /// Begins a search.
    ///
    /// - Parameters:
    ///   - owner: The controller whose content is searched, or `nil` if no controller contains the bar.
    ///   - animated: A Boolean value that indicates whether the change is animated.
    ///   - completion: A closure that is called after the search began.
    package func begin(over owner: UIViewController?, animated: Bool, completion: (() -> Void)?) {
        guard !hasBegun else {
            completion?()
            return
        }
        delegate?.willPresentSearchController(self)
        hasBegun = true
        self.owner = owner
        owner?.ongoingSearch = self
        if let ownerView = owner?.viewIfLoaded {
            // If an earlier search is still being dismissed, the content is dimmed again.
            view.alpha = 0
            ownerView.addSubview(view)
            prepareContents()
            cover(ownerView)
        }
        if automaticallyShowsCancelButton { searchBar.showCancelButton(true, animated: animated) }
        if scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation {
            searchBar.showScopes(true, animated: animated)
        }
        hideNavigationBar(animated: animated)
        searchBar.editingDidChange()
        updateResults()
        owner?.setNeedsUpdateContentUnavailableConfiguration()
        move(animated: animated) {
            self.viewIfLoaded?.alpha = 1
        } completion: {
            self.delegate?.didPresentSearchController(self)
            completion?()
        }
    }

    /// Ends the search and clears the search text.
    package func end(animated: Bool, completion: (() -> Void)? = nil) {
        guard hasBegun else {
            completion?()
            return
        }
        delegate?.willDismissSearchController(self)
        hasBegun = false
        searchBar.resignFirstResponder()
        if !(searchBar.text ?? "").isEmpty {
            searchBar.text = nil
        } else {
            updateResults()
        }
        if automaticallyShowsCancelButton { searchBar.showCancelButton(false, animated: animated) }
        if scopeBarActivation != .manual { searchBar.showScopes(false, animated: animated) }
        showNavigationBar(animated: animated)
        let owner = owner
        owner?.setNeedsUpdateContentUnavailableConfiguration()
        move(animated: animated) {
            self.viewIfLoaded?.alpha = 0
        } completion: {
            self.detach(from: owner)
            self.delegate?.didDismissSearchController(self)
            completion?()
        }
    }

    private func detach(from owner: UIViewController?) {
        (viewIfLoaded as? SearchContainerView)?.hostedBar = nil
        viewIfLoaded?.removeFromSuperview()
        if owner?.ongoingSearch === self { owner?.ongoingSearch = nil }
        self.owner = nil
    }

    /// Moves the bar and the content. Calls `completion` at the end, unless another transition began.
    private func move(animated: Bool, _ change: @escaping () -> Void, completion: @escaping () -> Void) {
        generation += 1
        let generation = generation
        placeInBar?.searchDidChange()
        let bars = navigationControllerOfBar?.viewIfLoaded
        guard animated, viewIfLoaded?.window != nil || bars?.window != nil, UIView.areAnimationsEnabled else {
            change()
            bars?.setNeedsLayout()
            completion()
            return
        }
        UIView.animate(withDuration: 0.3) {
            change()
            bars?.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, self.generation == generation else { return }
            completion()
        }
    }

    // MARK: Around the bar

    /// The controller whose view or navigation item contains the search bar.
    private var searchedController: UIViewController? {
        if let placeInBar, let navigation = navigationControllerOfBar {
            return navigation.viewControllers.last { $0.navigationItem === placeInBar }
        }
        return sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    private var navigationControllerOfBar: UINavigationController? {
        guard let bar = placeInBar?.bar else { return owner?.navigationController }
        return sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UINavigationController }.first
    }

    /// Hides a navigation bar that doesn't contain the search bar.
    private func hideNavigationBar(animated: Bool) {
        guard placeInBar == nil, hidesNavigationBarDuringPresentation,
            let navigation = owner?.navigationController, !navigation.isNavigationBarHidden
        else { return }
        hasHiddenNavigationBar = true
        navigation.setNavigationBarHidden(true, animated: animated)
    }

    private func showNavigationBar(animated: Bool) {
        guard hasHiddenNavigationBar else { return }
        hasHiddenNavigationBar = false
        owner?.navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    /// Covers the searched content and passes its safe area on to the results.
    package func cover(_ owner: UIView) {
        guard let view = viewIfLoaded as? SearchContainerView, view.superview === owner else { return }
        view.cover(owner, below: searchBar)
        var insets = owner.safeAreaInsets
        if searchBar.isDescendant(of: owner) {
            insets.top = searchBar.isDescendant(of: view) ? searchBar.frame.maxY : 0
        }
        containerSafeAreaInsets = insets
    }
}
