import Foundation

/// How a finger drags a sheet to another height, or away.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// Points per second, times this, is how far a sheet would go on when it is let go.
    private static let projection: CGFloat = 0.15

    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    private unowned let sheet: UISheetPresentationController
    private var startHeight: CGFloat = 0
    private(set) var isDragging = false

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("recognizerDidChange", SheetDrag.recognizerDidChange))
    }

    private func recognizerDidChange() {
        guard let container = sheet.container else { return }
        let translation = recognizer.translation(in: container).y
        switch recognizer.state {
        case .began:
            isDragging = true
            startHeight = sheet.card.frame.height
            move(by: translation, in: container)
        case .changed:
            move(by: translation, in: container)
        case .ended:
            end(velocity: recognizer.velocity(in: container).y, in: container)
        case .cancelled, .failed:
            if isDragging { end(velocity: 0, in: container) }
        default: break
        }
    }

    /// Up to its greatest height the sheet grows; farther, and downwards where it may not go, it follows less and less.
    private func move(by translation: CGFloat, in container: PresentationContainerView) {
        let rests = sheet.rests(in: container)
        guard let smallest = rests.first?.height, let largest = rests.last?.height else { return }
        let wanted = startHeight - translation
        var frame = sheet.frameOfPresentedViewInContainerView
        let bottom = frame.maxY
        if wanted > largest {
            let beyond = RubberBand.shown(wanted - largest, dimension: container.bounds.height)
            frame.size.height = largest + beyond * 0.3
            frame.origin.y = bottom - frame.height
        } else if wanted >= smallest {
            frame.size.height = wanted
            frame.origin.y = bottom - wanted
        } else {
            let below = smallest - wanted
            let shown = mayGoAway ? below : RubberBand.shown(below, dimension: container.bounds.height) * 0.5
            frame.size.height = smallest
            frame.origin.y = bottom - smallest + shown
        }
        sheet.card.frame = frame
        container.layoutIfNeeded()
    }

    private var mayGoAway: Bool { sheet.mayBeDismissedByPerson }

    /// Lets the sheet go on to the height that is nearest to where it is heading.
    private func end(velocity: CGFloat, in container: PresentationContainerView) {
        isDragging = false
        let rests = sheet.rests(in: container)
        let seen = container.bounds.height - sheet.card.frame.minY
        let heading = seen - velocity * Self.projection
        guard let smallest = rests.first else { return }
        if heading < smallest.height / 2 {
            if mayGoAway { return sheet.dismissByPerson() }
            sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
        }
        let nearest = rests.min { abs($0.height - heading) < abs($1.height - heading) } ?? smallest
        sheet.select(nearest.detent.identifier)
    }

    // MARK: Beside scroll views

    /// A drag moves the sheet unless a scroll view under the finger has to scroll.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let container = sheet.container, !sheet.presentedViewController.isBeingPresented,
            !sheet.presentedViewController.isBeingDismissed
        else { return false }
        let translation = recognizer.translation(in: container)
        guard abs(translation.y) > abs(translation.x) else { return false }
        guard let scrollView = scrollViewUnderFinger() else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        guard isAtTop else { return false }
        if translation.y > 0 { return scrollView.refreshControl == nil }
        let largest = sheet.rests(in: container).last?.height ?? 0
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.card.frame.height < largest - 0.5
    }

    /// Scroll views in the sheet wait until it is clear that the sheet isn't dragged.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }

    private func scrollViewUnderFinger() -> UIScrollView? {
        var view = sheet.card.hitTest(recognizer.location(in: sheet.card), with: nil)
        while let current = view, current !== sheet.card {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.contentSize.height > scrollView.bounds.height || scrollView.alwaysBounceVertical
            {
                return scrollView
            }
            view = current.superview
        }
        return nil
    }
}
