extension UIButton: UISpringLoadedInteractionSupporting {
    /// A Boolean value that indicates whether holding a drag over the button taps it. The default is `false`.
    public var isSpringLoaded: Bool {
        get { systemSpringLoading != nil }
        set { setSpringLoaded(newValue) }
    }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// A Boolean value that indicates whether holding a drag over a segment selects it. The default is `false`.
    public var isSpringLoaded: Bool {
        get { systemSpringLoading != nil }
        set {
            setSpringLoaded(newValue, SegmentSpringLoading(self)) { [weak self] context in
                guard let self, isEnabled, let index = context.targetItem as? Int else { return }
                selectAsUser(index)
            }
        }
    }
}

/// A behavior that distinguishes the segments.
private final class SegmentSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    private weak var control: UISegmentedControl?

    init(_ control: UISegmentedControl) {
        self.control = control
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        context.targetItem = control.flatMap { $0.segmentIndex(at: context.location(in: $0)) }
        return context.targetItem != nil
    }
}
