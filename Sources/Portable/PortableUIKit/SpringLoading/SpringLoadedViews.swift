/// The interaction of something that was told to be spring-loaded.
final class SystemSpringLoading: UISpringLoadedInteraction {}

extension UIView {
    /// Whether a drag that is held over the view does what it was told.
    var systemSpringLoading: SystemSpringLoading? {
        interactions.lazy.compactMap { $0 as? SystemSpringLoading }.first
    }

    /// Lets a drag that is held over the view do something, or no longer.
    func setSpringLoaded(
        _ isSpringLoaded: Bool, _ behavior: (any UISpringLoadedInteractionBehavior)? = nil,
        handler: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) {
        if let old = systemSpringLoading {
            if !isSpringLoaded { removeInteraction(old) }
        } else if isSpringLoaded {
            addInteraction(
                SystemSpringLoading(interactionBehavior: behavior, interactionEffect: nil) { handler($1) })
        }
    }
}

extension UIControl {
    /// Does what a tap does.
    func pressAsPerson() {
        guard isEnabled else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Lets a drag that is held over the control be as a tap.
    func setSpringLoaded(_ isSpringLoaded: Bool) {
        setSpringLoaded(isSpringLoaded) { [weak self] _ in self?.pressAsPerson() }
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that is held over the button is as a tap; false by default.
    public var isSpringLoaded: Bool {
        get { systemSpringLoading != nil }
        set { setSpringLoaded(newValue) }
    }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension UITabBar: UISpringLoadedInteractionSupporting {}

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
