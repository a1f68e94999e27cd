/// Moves the previews of a drag with the finger, calls the drop interactions of the views under it, and animates the
/// previews to their targets at the end.
@MainActor
final class DragController {
    /// The distance that the finger moves before a lift becomes a drag, in points.
    private static let hysteresis: CGFloat = 10
    private static let flightDuration = 0.3
    private static let liftScale: CGFloat = 1.05
    /// The maximum width and height of a preview that is scaled down, in points.
    private static let maximumScaledSide: CGFloat = 200

    private let session: DragSession
    private let interaction: UIDragInteraction
    private let start: CGPoint
    private var flying: [AnimatedPreview] = []
    private var target: UIDropInteraction?
    private var visited: [UIDropInteraction] = []
    private var proposal: UIDropProposal?
    private var isDragging = false
    private lazy var springLoader = SpringLoader(session)

    /// The preview of an item, with its current view.
    private struct AnimatedPreview {
        let item: UIDragItem
        let preview: UITargetedDragPreview
        let platter: PreviewPlatter
        /// The vector from the finger to the center of the preview.
        let grip: CGPoint
    }

    /// Returns `nil` if there are no items to drag at the session's location.
    init?(_ session: DragSession, _ interaction: UIDragInteraction) {
        self.session = session
        self.interaction = interaction
        start = session.windowLocation
        session.items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
        guard !session.items.isEmpty else { return nil }
    }

    private var window: UIWindow? { session.window }

    // MARK: Lifting

    /// Lifts the previews of all items.
    func lift() {
        for item in session.items.reversed() {
            guard let flight = preview(of: item) else { continue }
            flying.append(flight)
            // Under an open menu, the item is already lifted.
            flight.platter.isHidden = flight.preview.view.layer.isShownElsewhere
            window?.addSubview(flight.platter)
            (flight.preview.view as? any DraggedCell)?.dragState = .lifting
        }
        let animator = DropAnimation()
        interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        UIView.animate(withDuration: 0.2) {
            for flight in self.flying {
                flight.platter.isLifted = true
                flight.platter.transform = CGAffineTransform(scaleX: Self.liftScale, y: Self.liftScale)
            }
            animator.runAnimations()
        } completion: { _ in
            animator.complete()
        }
    }

    /// Returns the preview of an item at its place.
    private func preview(of item: UIDragItem) -> AnimatedPreview? {
        guard let window, let delegate = interaction.delegate,
            let preview = delegate.dragInteraction(interaction, previewForLifting: item, session: session),
            let platter = PreviewPlatter(preview)
        else { return nil }
        let center = window.convert(preview.target.center, from: preview.target.container)
        platter.center = center
        let grip = CGPoint(x: center.x - start.x, y: center.y - start.y)
        return AnimatedPreview(item: item, preview: preview, platter: platter, grip: grip)
    }

    /// A Boolean value that indicates whether other gestures can continue, because the items are only lifted.
    var allowsOtherGestures: Bool { !isDragging && interaction.allowsSimultaneousRecognitionDuringLift }

    /// Adds the items at a point of the window to an active drag.
    func addItems(at point: CGPoint) {
        guard isDragging, let added = addedItems(at: point), !added.isEmpty else { return }
        interaction.delegate?.dragInteraction(interaction, session: session, willAdd: added, for: interaction)
        session.items += added
        for item in added {
            guard let flight = preview(of: item) else { continue }
            flight.platter.isLifted = true
            flying.insert(flight, at: 0)
            if let first = flying.last?.platter {
                window?.insertSubview(flight.platter, belowSubview: first)
            }
            (flight.preview.view as? any DraggedCell)?.dragState = .dragging
        }
        move(to: session.windowLocation)
    }

    /// Returns the items that the delegate adds to the drag, for a tap at a point of the window.
    private func addedItems(at point: CGPoint) -> [UIDragItem]? {
        if let delegate = interaction.delegate as? any DragExtending {
            return delegate.dragInteraction(interaction, itemsForAddingTo: session, at: point)
        }
        guard let delegate = interaction.delegate, let view = interaction.view else { return nil }
        let place = view.convert(point, from: nil)
        guard view.bounds.contains(place),
            delegate.dragInteraction(interaction, sessionForAddingItems: [session], withTouchAt: place) != nil
        else { return nil }
        return delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: place)
    }

    private func begin() {
        isDragging = true
        if let window { MenuOverlay.current(in: window)?.dismiss() }
        session.allowsMoveOperation =
            interaction.delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            (interaction.delegate as? any DragExtending)?.isRestrictedToApplication(session)
            ?? interaction.delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
            ?? false
        interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
        for flight in flying {
            flight.platter.isHidden = false
            window?.bringSubviewToFront(flight.platter)
            (flight.preview.view as? any DraggedCell)?.dragState = .dragging
            replaceContent(of: flight)
        }
    }

    /// Replaces the content of the preview, which can differ between the lift and the drag.
    private func replaceContent(of flight: AnimatedPreview) {
        guard let preview = flight.item.previewProvider?() else { return }
        let view = preview.view
        if view.bounds.isEmpty { view.sizeToFit() }
        flight.platter.show(view, size: view.bounds.size)
    }

    // MARK: Moving

    /// Called when the finger has moved.
    func move(to point: CGPoint) {
        session.windowLocation = point
        if !isDragging {
            guard distance(from: start, to: point) >= Self.hysteresis else { return }
            begin()
        }
        placePreviews()
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        updateTarget()
        scalePreviews()
        springLoader.track()
    }

    private func placePreviews() {
        let point = session.windowLocation
        for (index, flight) in flying.enumerated() {
            // The previews behind the first one gather under the finger.
            let part = (index == flying.count - 1 ? 1 : 0.2) * scale(of: flight)
            // For a precise drop, the previews are above the finger.
            let rise = proposal?.isPrecise ?? false ? flight.platter.bounds.height / 2 + 20 : 0
            flight.platter.center = CGPoint(
                x: point.x + flight.grip.x * part, y: point.y + flight.grip.y * part - rise)
        }
    }

    /// The scale of a preview over the current target, in which large previews would hide too much.
    private func scale(of flight: AnimatedPreview) -> CGFloat {
        guard let proposal, !proposal.prefersFullSizePreview, target?.view !== interaction.view else { return 1 }
        let size = flight.platter.bounds.size
        return min(Self.maximumScaledSide / max(size.width, size.height, 1), 1)
    }

    private func scalePreviews() {
        let changed = flying.filter { abs($0.platter.transform.a - Self.liftScale * scale(of: $0)) > 0.001 }
        guard !changed.isEmpty else { return }
        UIView.animate(withDuration: 0.2) { [self] in
            for flight in changed {
                let scale = Self.liftScale * scale(of: flight)
                flight.platter.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
            placePreviews()
        }
    }

    private func updateTarget() {
        let found = dropInteraction(under: session.windowLocation)
        if found !== target {
            if let target {
                target.removeSession(session)
                target.delegate?.dropInteraction(target, sessionDidExit: session)
            }
            target = found
            proposal = nil
            if let found {
                found.activeSession = session
                if !visited.contains(where: { $0 === found }) { visited.append(found) }
                found.delegate?.dropInteraction(found, sessionDidEnter: session)
            }
        }
        if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session) }
    }

    /// Returns the interaction of the innermost view under a point that accepts the drag.
    private func dropInteraction(under point: CGPoint) -> UIDropInteraction? {
        var view = window?.hitTest(point, with: nil)
        while let current = view {
            for case let interaction as UIDropInteraction in current.interactions where interaction.admits(session) {
                if interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false {
                    return interaction
                }
            }
            view = current.superview
        }
        return nil
    }

    // MARK: Ending

    /// Called when the finger is lifted. Performs the drop if it's allowed.
    func drop() {
        springLoader.stop()
        guard isDragging, let target, let proposal, isAllowed(proposal.operation) else { return cancel() }
        let operation = proposal.operation
        interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        target.delegate?.dropInteraction(target, performDrop: session)
        settle {
            target.delegate?.dropInteraction(
                target, previewForDropping: $0.item, withDefault: $0.preview)
        } animating: {
            target.delegate?.dropInteraction(target, item: $0, willAnimateDropWith: $1)
        } completion: {
            target.delegate?.dropInteraction(target, concludeDrop: self.session)
            self.interaction.delegate?.dragInteraction(self.interaction, sessionDidTransferItems: self.session)
            self.finish(with: operation)
        }
    }

    private func isAllowed(_ operation: UIDropOperation) -> Bool {
        switch operation {
        case .copy: true
        case .move: session.allowsMoveOperation
        case .cancel, .forbidden: false
        }
    }

    /// Animates the lifted items back to their original positions.
    func cancel() {
        let wasDragging = isDragging
        springLoader.stop()
        if let target {
            target.removeSession(session)
            target.delegate?.dropInteraction(target, sessionDidExit: session)
        }
        target = nil
        if wasDragging {
            interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
        }
        settle { [interaction] flight in
            guard wasDragging, let delegate = interaction.delegate else { return flight.preview }
            return delegate.dragInteraction(
                interaction, previewForCancelling: flight.item, withDefault: flight.preview)
        } animating: { [interaction] item, animator in
            guard wasDragging else { return }
            interaction.delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
        } completion: {
            if wasDragging { self.finish(with: .cancel) }
        }
    }

    private func settle(
        to destination: (AnimatedPreview) -> UITargetedDragPreview?,
        animating: (UIDragItem, any UIDragAnimating) -> Void, completion: @escaping () -> Void
    ) {
        let flights = flying.map { ($0, destination($0)) }
        let animators = flying.map { flight in
            let animator = DropAnimation()
            animating(flight.item, animator)
            return animator
        }
        flying = []
        UIView.animate(
            withDuration: Self.flightDuration,
            animations: {
                for (flight, destination) in flights { self.land(flight, destination) }
                for animator in animators { animator.runAnimations() }
            },
            completion: { _ in
                for (flight, _) in flights {
                    flight.platter.removeFromSuperview()
                    (flight.preview.view as? any DraggedCell)?.dragState = .none
                }
                for animator in animators { animator.complete() }
                completion()
            })
    }

    private func land(_ flight: AnimatedPreview, _ destination: UITargetedDragPreview?) {
        let platter = flight.platter
        platter.isLifted = false
        guard let destination, let container = window.map({ _ in destination.target.container }),
            container.window != nil
        else {
            platter.alpha = 0
            return
        }
        platter.center = window?.convert(destination.target.center, from: container) ?? platter.center
        let scale = destination.size.width / max(platter.bounds.width, 1)
        platter.transform = destination.target.transform.scaledBy(x: scale, y: scale)
    }

    private func finish(with operation: UIDropOperation) {
        for interaction in visited {
            interaction.removeSession(session)
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
        }
        visited = []
        interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    }
}

/// The delegate of an interaction whose drags can get more items.
@MainActor
protocol DragExtending: UIDragInteractionDelegate {
    /// Returns the items to add to a drag, for a tap at a point of the window.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, at point: CGPoint
    ) -> [UIDragItem]

    /// Returns whether the items can be dropped only in this application.
    func isRestrictedToApplication(_ session: any UIDragSession) -> Bool
}
