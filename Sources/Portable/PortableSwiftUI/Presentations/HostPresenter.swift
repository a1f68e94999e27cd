import Foundation
import PortableUIKit

/// A presentation that a view requests for as long as it provides this value.
struct PresentationRequest {
    /// The identity of the presentation. A request with another identity is a separate presentation.
    var id: AnyHashable
    /// A closure that creates the presented controller.
    var make: @MainActor () -> UIViewController
    /// A closure that prepares a controller for its presentation by a host.
    var prepare: @MainActor (UIViewController, HostingView) -> Void = { _, _ in }
    /// A closure that updates a presented controller.
    var update: @MainActor (UIViewController) -> Void = { _ in }
    /// A closure that's called after the presentation was dismissed, by the user or because the view no longer requests
    /// it.
    var didDismiss: @MainActor () -> Void
}

enum PresentationKey: HostValueKey {
    typealias Value = PresentationRequest
}

/// Presents the requests of a host's views, one at a time. A presentation is dismissed when its request is removed.
@MainActor
final class HostPresenter: NSObject {
    private unowned let host: HostingView
    private var requests: [PresentationRequest] = []
    private var shown: (request: PresentationRequest, controller: UIViewController)?
    private var isBusy = false
    /// A Boolean value that indicates whether the views around the host have removed it.
    private var hasLeft = false

    init(_ host: HostingView) {
        self.host = host
    }

    /// Updates the presentation to the current requests.
    func update(_ requests: [PresentationRequest]) {
        self.requests = requests
        hasLeft = hasLeft && host.window == nil
        reconcile()
    }

    /// Dismisses the presentation, because the views around the host have removed it.
    func leave() {
        requests = []
        hasLeft = true
        if !isBusy, let shown { end(shown.request, shown.controller) }
    }

    private func reconcile() {
        guard !isBusy, host.window != nil, let presenter = host.nearestController else { return }
        if let shown {
            if let request = requests.first(where: { $0.id == shown.request.id }) {
                self.shown?.request = request
                request.update(shown.controller)
            } else {
                end(shown.request, shown.controller)
            }
        } else if let request = requests.first, presenter.presentedViewController == nil {
            begin(request, from: presenter)
        }
    }

    private func begin(_ request: PresentationRequest, from presenter: UIViewController) {
        let controller = request.make()
        shown = (request, controller)
        request.prepare(controller, host)
        controller.presentationController?.delegate = self
        // A sheet has the height that its views request from the beginning.
        if let hosting = controller as? any HostingControlling {
            hosting.host.makeElements()
            applyPresentation(hosting.host, to: hosting, isPresented: true)
        }
        isBusy = true
        presenter.present(controller, animated: true) { [weak self] in self?.continueAfterTransition() }
    }

    private func end(_ request: PresentationRequest, _ controller: UIViewController) {
        shown = nil
        guard controller.presentingViewController != nil else {
            request.didDismiss()
            return reconcile()
        }
        isBusy = true
        controller.dismiss(animated: true) { [weak self] in
            request.didDismiss()
            self?.continueAfterTransition()
        }
    }

    private func continueAfterTransition() {
        isBusy = false
        if hasLeft { leave() } else { reconcile() }
    }

    /// Called when the user dismissed the presentation.
    fileprivate func presentedWasDismissed() {
        guard let request = shown?.request else { return }
        shown = nil
        requests.removeAll { $0.id == request.id }
        request.didDismiss()
        reconcile()
    }

    /// Called after the user answered an alert, which dismisses itself.
    func alertDidDismiss() { presentedWasDismissed() }
}

extension HostPresenter: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        guard let hosting = shown?.controller as? any HostingControlling,
            let heights = hosting.host.values.last(SheetHeightsKey.self),
            let chosen = heights.detents.first(where: { $0.identifier == sheet.selectedDetentIdentifier }),
            let selection = heights.selection, selection.wrappedValue != chosen
        else { return }
        selection.wrappedValue = chosen
    }

    /// Returns the style that the presented views request for compact size classes. If both size classes are compact,
    /// it's the style for the vertical one.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        let hosting = controller.presentedViewController as? any HostingControlling
        if let adaptation = hosting?.host.values.last(CompactAdaptationKey.self) {
            let isShort = traitCollection.verticalSizeClass == .compact
            let style = isShort ? adaptation.vertical : isCompact ? adaptation.horizontal : .automatic
            if let style = style.modalStyle { return style }
        }
        return isCompact ? adaptivePresentationStyle(for: controller) : .none
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        presentedWasDismissed()
    }
}
