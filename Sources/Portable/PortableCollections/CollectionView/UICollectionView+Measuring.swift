// Measuring self-sizing views.

extension UICollectionView {
    /// The maximum number of size changes of a view in a layout pass before its size counts as unsettled.
    private static let maximumSizeChanges = 5

    var hasViewsToMeasure: Bool {
        placed.values.contains { view in
            guard let attributes = view.placement.attributes else { return false }
            return attributes.isMeasurable && needsMeasurement(attributes, view)
        }
    }

    /// Measures self-sizing views in order, and creates missing ones. Elements that the sizes of others have moved out
    /// of the visible area are neither created nor measured.
    ///
    /// - Returns: Whether the layout has changed.
    func measure(_ found: [UICollectionViewLayoutAttributes]) -> Bool {
        var hasChanged = false
        for attributes in found
        where attributes.isMeasurable && !attributes.isHidden
            && needsMeasurement(attributes, placed[attributes.element])
        {
            var current = attributes
            if hasChanged {
                guard let fresh = self.attributes(of: attributes.element), fresh.frame.touches(bounds),
                    fresh.isMeasurable, needsMeasurement(fresh, placed[fresh.element])
                else { continue }
                current = fresh
            }
            if measure(view(for: current), offered: current) { hasChanged = true }
        }
        return hasChanged
    }

    /// - Parameter view: The view that shows the element; `nil` if it isn't created yet.
    private func needsMeasurement(
        _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView?
    ) -> Bool {
        guard let view else { return true }
        guard !view.placement.isSizingSuspended else { return false }
        guard let offer = view.placement.measuredOffer else { return true }
        guard offer.selfSizing == attributes.selfSizing, offer.measuringConditions == attributes.measuringConditions
        else { return true }
        // Under the same conditions, only a change of a fixed length requires another measurement.
        switch attributes.selfSizing {
        case .none, .both: return false
        case .height: return offer.size.width != attributes.size.width
        case .width: return offer.size.height != attributes.size.height
        case .unspecified: return offer.size != attributes.size && view.placement.answers.last != attributes.size
        }
    }

    private func measure(
        _ view: UICollectionReusableView, offered attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        // A visible view moves in the animation, if there is one.
        if view.placement.isDisplayed {
            updates.animate { apply(attributes, to: view) }
        } else {
            apply(attributes, to: view)
        }
        pass.recordMeasurement()
        let preferred = view.preferredLayoutAttributesFitting(
            attributes.copy() as! UICollectionViewLayoutAttributes)
        // The measured size includes changes that the view made to itself during measurement.
        view.placement.measuredOffer = attributes
        guard isUsable(preferred.size, of: view, at: attributes.indexPath),
            layoutStorage.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        guard settles(view, answering: preferred.size, at: attributes) else { return false }
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    /// Returns whether the size is finite and not negative. Otherwise, the layout's size is kept.
    private func isUsable(_ size: CGSize, of view: UICollectionReusableView, at indexPath: IndexPath) -> Bool {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            Diagnostics.log(
                "UICollectionView: \(view) at index path \(Self.text(indexPath)) prefers the size \(Self.text(size)), "
                    + "which is negative, infinite, or not a number. The layout's own size is kept.", .sizes,
                about: view.outermostView)
            return false
        }
        return true
    }

    /// Stores a size. If there are too many different ones in a pass, stops measuring the view and logs it.
    private func settles(
        _ view: UICollectionReusableView, answering size: CGSize, at attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        if view.placement.pass != pass.number {
            view.placement.pass = pass.number
            view.placement.answers = []
        }
        view.placement.answers.append(size)
        guard view.placement.answers.count > UICollectionView.maximumSizeChanges else { return true }
        view.placement.isSizingSuspended = true
        let others = view.placement.answers.dropLast()
        let other = others.last { $0 != size } ?? attributes.size
        Diagnostics.log(
            "UICollectionView: the size of \(view) at index path \(Self.text(attributes.indexPath)) doesn't settle: it "
                + "alternates between \(Self.text(other)) and \(Self.text(size)). \(Self.text(attributes.size)) is kept "
                + "until its content changes.", .sizes, about: view.outermostView)
        return false
    }

    static func text(_ size: CGSize) -> String { "(\(size.width), \(size.height))" }

    static func text(_ path: IndexPath) -> String { "[\(path.map(String.init).joined(separator: ", "))]" }
}

extension UICollectionViewLayoutAttributes {
    /// Whether the view is self-sizing.
    var isMeasurable: Bool { selfSizing != .none && category != .decorationView }
}
