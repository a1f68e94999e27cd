extension UIViewController: UpdateTracking {
    package var trackedTraitCollections: (own: UITraitCollection?, other: UITraitCollection?) {
        guard let view = viewIfLoaded else { return (nil, nil) }
        return (view.traits.inherited, view.traits.current)
    }

    package var isObservationTrackingEnabled: Bool { viewIfLoaded?.isObservationTrackingEnabled ?? true }

    package func invalidate(_ method: UpdateMethod) {
        switch method {
        case .properties: setNeedsUpdateProperties()
        case .constraints: viewIfLoaded?.setNeedsUpdateConstraints()
        case .layout, .layoutCompletion: viewIfLoaded?.setNeedsLayout()
        case .configuration: setNeedsUpdateContentUnavailableConfiguration()
        case .display: break
        }
    }

    /// Updates the controller's pending properties.
    func updateOwnPropertiesIfNeeded() {
        guard updateState.needsProperties else { return }
        updateState.needsProperties = false
        tracking(.properties) { updateProperties() }
    }
}
