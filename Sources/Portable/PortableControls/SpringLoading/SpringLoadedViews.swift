extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that is held over the button is as a tap; false by default.
    public var isSpringLoaded: Bool {
        get { systemSpringLoading != nil }
        set { setSpringLoaded(newValue) }
    }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a drag that is held over a segment is as a tap; false by default.
    public var isSpringLoaded: Bool {
        get { systemSpringLoading != nil }
        set {
            setSpringLoaded(newValue, SegmentSpringLoading(self)) { [weak self] context in
                guard let self, isEnabled, let index = context.targetItem as? Int else { return }
                selectAsPerson(index)
            }
        }
    }
}

/// Tells the segments apart.
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
