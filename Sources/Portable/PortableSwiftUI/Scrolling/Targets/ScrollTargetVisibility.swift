import Foundation
import PortableUIKit

extension View {
    /// Runs an action when the visible views of a ``View/scrollTargetLayout(isEnabled:)`` change.
    ///
    /// - Parameters:
    ///   - idType: The type of the ids. Views with ids of other types aren't reported.
    ///   - threshold: The part of a view's area that must be visible, from 0 to 1.
    ///   - action: A closure that is called with the ids of the visible views in their order. At first, it's called
    ///     when views are visible.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(TargetVisibilityModifier(threshold: threshold, action: action))
    }
}

private nonisolated struct TargetVisibilityModifier<ID: Hashable>: ViewModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    @State private var observer = TargetVisibilityObserver<ID>()

    init(threshold: Double, action: @escaping ([ID]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        observer.threshold = threshold
        observer.action = action
        return content.scrollObserver(observer)
    }
}

/// Reports the ids of the targets that are visible in a scroll view.
private final class TargetVisibilityObserver<ID: Hashable>: ScrollObserver {
    var threshold = 0.5
    var action: ([ID]) -> Void = { _ in }
    private var visible: [ID] = []

    override func didUpdate(_ scroll: ScrollElement) { notify(scroll) }

    override func geometryDidChange(_ scroll: ScrollElement) { notify(scroll) }

    private func notify(_ scroll: ScrollElement) {
        guard scroll.isLaidOut else { return }
        let visible = scroll.targets(visibleBy: threshold).compactMap { $0.base as? ID }
        guard visible != self.visible else { return }
        self.visible = visible
        let action = action
        scroll.graph?.afterLayout { action(visible) }
    }
}

extension ScrollElement {
    /// Returns the ids of the targets of whose area at least the given part is visible, in their order.
    fileprivate func targets(visibleBy threshold: Double) -> [AnyHashable] {
        let room = geometry.visibleRect
        return targets.compactMap { target in
            guard let id = target.explicitID else { return nil }
            let frame = contentFrame(of: target), seen = frame.intersection(room)
            let area = frame.width * frame.height
            guard area > 0, !seen.isNull else { return nil }
            let part = Double(seen.width * seen.height / area)
            return part > 0 && part >= threshold ? id : nil
        }
    }
}
