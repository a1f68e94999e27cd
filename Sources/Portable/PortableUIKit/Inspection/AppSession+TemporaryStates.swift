extension AppSession {
    /// Dismisses temporary elements: menus, swiped rows, and the keyboard.
    package func endTemporaryStates() {
        device.run {
            var collectionViews: [UICollectionView] = []
            visitViews { view, _ in
                if let view = view as? UICollectionView { collectionViews.append(view) }
            }
            for view in collectionViews { view.swipeController?.close() }
            for window in device.visibleWindows.backToFront {
                MenuOverlay.current(in: window)?.dismiss()
                window.endEditing(true)
            }
        }
    }
}
