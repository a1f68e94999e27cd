import Foundation
@_spi(Collage) import PortableQuartz

/// The gesture that drags a sheet to another height or dismisses it.
///
/// The values were recorded: a sheet that's released more than half of its height lower, or at 1,000 points per second,
/// is dismissed. Otherwise, it rests at the nearest height. It doesn't follow a finger beyond the large height.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// The minimum velocity of a flick to the next height, in points per second.
    private static let throwingSpeed: CGFloat = 1000

    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    private unowned let sheet: UISheetPresentationController
    private var startHeight: CGFloat = 0
    /// The height that corresponds to the finger, in points. A sheet that can't be dismissed is higher.
    private var wantedHeight: CGFloat = 0
    private(set) var isDragging = false
    /// The visible fraction of the sheet's smallest height while it's being dismissed, from 0 to 1.
    private(set) var shownPart: CGFloat = 1

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
            sheet.card.transform = .identity
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

    /// Moves the sheet with the finger. Beyond its greatest height, it moves with increasing resistance, up to the
    /// large height. A sheet that can't be dismissed also resists downward.
    private func move(by translation: CGFloat, in container: PresentationContainerView) {
        let rests = sheet.rests(in: container)
        guard let smallest = rests.first?.height, let largest = rests.last?.height else { return }
        let wanted = startHeight - translation
        wantedHeight = wanted
        var frame = sheet.frameOfPresentedViewInContainerView
        let bottom = frame.maxY
        shownPart = 1
        if wanted >= smallest {
            let beyond = RubberBand.shown(max(wanted - largest, 0), dimension: container.bounds.height) * 0.3
            frame.size.height = min(min(wanted, largest) + beyond, max(sheet.largestHeight(in: container), largest))
            frame.origin.y = bottom - frame.height
        } else {
            let below = smallest - wanted
            let shown = canBeDismissed ? below : RubberBand.shown(below, dimension: container.bounds.height) * 0.5
            if canBeDismissed { shownPart = max(1 - below / smallest, 0) }
            frame.size.height = smallest
            frame.origin.y = bottom - smallest + shown
        }
        sheet.card.frame = frame
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    private var canBeDismissed: Bool { sheet.canBeDismissedByUser }

    /// Animates the sheet to the nearest height or dismisses it. A flick determines the direction.
    private func end(velocity: CGFloat, in container: PresentationContainerView) {
        isDragging = false
        let rests = sheet.rests(in: container)
        let seen = container.bounds.height - sheet.card.frame.minY
        guard let smallest = rests.first else { return }
        let isThrownDown = velocity >= Self.throwingSpeed, isThrownUp = velocity <= -Self.throwingSpeed
        let isDismissed = isThrownDown ? seen <= smallest.height : !isThrownUp && wantedHeight < smallest.height / 2
        if isDismissed {
            let leaves = canBeDismissed
            // If the sheet can't be dismissed, its delegate is notified of the attempt.
            sheet.dismissByUser()
            if leaves {
                shownPart = 1
                return
            }
        }
        shownPart = 1
        let next =
            isThrownDown
            ? rests.last { $0.height < seen } : isThrownUp ? rests.first { $0.height > seen } ?? rests.last : nil
        let nearest = rests.min { abs($0.height - seen) < abs($1.height - seen) } ?? smallest
        sheet.select((next ?? nearest).detent.identifier)
    }

    // MARK: Scroll views

    /// A drag moves the sheet unless a scroll view under the finger can scroll.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let container = sheet.container, !sheet.presentedViewController.isBeingPresented,
            !sheet.presentedViewController.isBeingDismissed
        else { return false }
        let translation = recognizer.fullWindowTranslation
        guard abs(translation.y) > abs(translation.x) else { return false }
        guard let scrollView = scrollViewUnderFinger() else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        guard isAtTop else { return false }
        if translation.y > 0 { return scrollView.refreshControl == nil }
        let largest = sheet.rests(in: container).last?.height ?? 0
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.card.frame.height < largest - 0.5
    }

    /// Scroll views in the sheet wait until the drag of the sheet has failed.
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
