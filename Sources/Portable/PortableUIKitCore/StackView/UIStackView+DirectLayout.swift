import Foundation

/// The constraints of a stack view, or the frames of its views if it's laid out without constraints.
package struct StackLayoutState {
    /// The constraints of the stack view, in the order of ``StackArrangement``.
    var constraints: [NSLayoutConstraint] = []
    /// A Boolean value that indicates whether the stack view has constraints even if its layout doesn't require them.
    var isOff = false
    /// A Boolean value that indicates whether an update of the constraints is pending in the outermost stack view.
    fileprivate var needsConstraints = false
    /// The frames that the outermost stack view has computed for the arranged views.
    fileprivate var frames: [CGRect] = []
    /// The number of layouts without constraints, for tests.
    package fileprivate(set) var directLayoutCount = 0
}

extension UIStackView {
    /// The outermost stack view of the ones that arrange this one, or this one.
    var outermostStack: UIStackView {
        var outermost = self
        while let outer = outermost.outerStack { outermost = outer }
        return outermost
    }

    /// The stack view that arranges this one.
    private var outerStack: UIStackView? {
        guard !autoLayout.translatesAutoresizingMask, let outer = superviewStorage as? UIStackView else { return nil }
        for view in outer.arranged where view === self { return outer }
        return nil
    }

    // MARK: Choosing

    /// Creates the constraints of the stack view, unless it's laid out without. The outermost stack view decides for
    /// the ones inside, which are updated before it.
    func updateConstraintsOrDirectLayout() {
        let outermost = outermostStack
        if outermost === self { return chooseLayout() }
        guard outermost.isPlacedFreely else { return updateOwnConstraints() }
        layoutState.needsConstraints = true
        outermost.setNeedsUpdateConstraints()
    }

    private func chooseLayout() {
        let wasDirect = autoLayout.arrangesDirectly
        let isDirect = isPlacedFreely && canArrangeDirectly
        setArrangesDirectly(isDirect)
        guard !isDirect else { return }
        updateOwnConstraints()
        updateInnerConstraints(wasDirect)
    }

    /// A Boolean value that indicates whether the size of the stack view is given, and no constraint refers to it.
    private var isPlacedFreely: Bool {
        autoLayout.translatesAutoresizingMask && !layoutState.isOff && !autoLayout.isReferred
    }

    private func setArrangesDirectly(_ arrangesDirectly: Bool) {
        guard autoLayout.arrangesDirectly || arrangesDirectly else { return }
        autoLayout.arrangesDirectly = arrangesDirectly
        layoutState.frames = []
        for case let stack as UIStackView in arranged { stack.setArrangesDirectly(arrangesDirectly) }
    }

    private func updateInnerConstraints(_ updatesAll: Bool) {
        for case let stack as UIStackView in arranged {
            if updatesAll || stack.layoutState.needsConstraints { stack.updateOwnConstraints() }
            stack.layoutState.needsConstraints = false
            stack.updateInnerConstraints(updatesAll)
        }
    }

    /// A Boolean value that indicates whether no constraint refers to a view inside, and the arrangement is supported.
    private var canArrangeDirectly: Bool {
        if isLayoutMarginsRelativeArrangement || isBaselineRelativeArrangement || hasSystemSpacing { return false }
        if distribution == .fillProportionally || distribution == .equalCentering { return false }
        if alignment == .firstBaseline || alignment == .lastBaseline { return false }
        for view in arranged where !canArrangeDirectly(view) { return false }
        return true
    }

    private func canArrangeDirectly(_ view: UIView) -> Bool {
        let layout = view.autoLayout
        guard !layout.isReferred, !layout.isFramedByContainer, view.alignmentDistances == .zero else { return false }
        if let stack = view as? UIStackView {
            let size = stack.measuredIntrinsicContentSize()
            return !stack.isHidden && !stack.layoutState.isOff && stack.arranged.count == stack.subviewStorage.count
                && size.width < 0 && size.height < 0 && stack.canArrangeDirectly
        }
        if axis == .horizontal, view.isLabelOfSeveralLines { return false }
        for subview in view.subviewStorage where subview.participatesInAutoLayout { return false }
        return true
    }

    // MARK: Layout

    /// Sets the frames of the arranged views. Returns `false` if the outermost stack view needs constraints.
    func arrangeDirectly() -> Bool {
        let outermost = outermostStack
        if outermost === self {
            let layout = DirectStackLayout(self)
            guard layout.layOut(in: bounds.size) else { return false }
            layoutState.directLayoutCount += 1
            _ = storeFrames(of: layout, in: bounds.size)
        }
        guard layoutState.frames.count == arranged.count else {
            outermost.setNeedsLayout()
            return true
        }
        for (view, frame) in zip(arranged, layoutState.frames) { placeSubview(view, at: frame) }
        return true
    }

    /// Stores the frames of the arranged views, including in the stack views inside, and marks these for layout.
    /// Returns whether the frames have changed.
    private func storeFrames(of layout: DirectStackLayout, in size: CGSize) -> Bool {
        for child in layout.children {
            guard let inner = child.layout else { continue }
            if inner.stack.storeFrames(of: inner, in: child.size) { inner.stack.setNeedsLayout() }
        }
        let frames = layout.frames(in: size)
        guard frames != layoutState.frames else { return false }
        layoutState.frames = frames
        return true
    }
}
