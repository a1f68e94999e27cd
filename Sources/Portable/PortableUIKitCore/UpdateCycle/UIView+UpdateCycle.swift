extension UIView: UpdateTracking {
    package var updateState: UpdateState {
        get { traits.updateState }
        set { traits.updateState = newValue }
        _modify { yield &traits.updateState }
    }

    package var trackedTraitCollections: (own: UITraitCollection?, other: UITraitCollection?) { (traits.current, nil) }

    package var isObservationTrackingEnabled: Bool {
        owningDevice.application?.manifest.tracksObservation ?? true
    }

    package func invalidate(_ method: UpdateMethod) {
        switch method {
        case .properties: setNeedsUpdateProperties()
        case .constraints: setNeedsUpdateConstraints()
        case .layout, .layoutCompletion: setNeedsLayout()
        case .display: setNeedsDisplay()
        case .configuration: (self as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
        }
    }
}

extension UIView {
    /// Marks all superviews as having pending properties in this view or its view controller, and requests a frame.
    func markSubtreeNeedsProperties() {
        if !updateState.needsProperties { updateState.subtreeNeedsProperties = true }
        var root = self
        while let superview = root.superview {
            if superview.updateState.subtreeNeedsProperties { return }
            superview.updateState.subtreeNeedsProperties = true
            root = superview
        }
        root.layerNeedsFrame()
    }

    /// Updates the pending properties of the view and of its controller.
    func updateOwnPropertiesIfNeeded() {
        guard updateState.isPending else { return }
        owner?.ownedViewUpdateProperties()
        guard updateState.needsProperties else { return }
        updateState.needsProperties = false
        tracking(.properties) { updateProperties() }
    }

    /// Updates the pending properties of the view and its descendants, superviews first.
    func updatePendingProperties() {
        guard updateState.isPending else { return }
        updateOwnPropertiesIfNeeded()
        guard updateState.subtreeNeedsProperties else { return }
        updateState.subtreeNeedsProperties = false
        for subview in subviews { subview.updatePendingProperties() }
    }

    /// Performs the pending updates of the view and its descendants in the order of the update cycle: properties,
    /// constraints, and layout. If layout invalidates properties, another round follows.
    func updateAndLayOut() {
        var rounds = 0
        repeat {
            rounds += 1
            updatePendingProperties()
            updateAutoLayoutIfNeeded()
            layer.layoutIfNeeded()
        } while updateState.isPending && rounds < CALayer.maximumLayoutRounds
        if updateState.isPending {
            Diagnostics.log(
                "The properties of \(self) don't settle: updates were requested again in each of \(rounds) rounds. Look for an "
                    + "updateProperties that calls setNeedsUpdateProperties.")
        }
    }

    /// Performs all pending updates of the windows on the current device.
    static func flushUpdates() {
        for window in DeviceContext.current(for: .animation).visibleWindows.backToFront { window.layoutIfNeeded() }
    }
}
