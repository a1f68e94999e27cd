/// Methods for nodes that observe whether elements are visible.
@MainActor
protocol VisibilityObserver: AnyObject {
    /// Notifies the observer that the visibility of an element may have changed.
    func visibilityDidChange(of element: Element, isVisible: Bool)
}

/// The visibility of an element, without that of its ancestors.
struct ElementVisibility {
    private struct Observer {
        weak var object: (any VisibilityObserver)?
    }

    fileprivate var isHidden = false
    private var observers: [Observer] = []

    fileprivate var hasObservers: Bool { !observers.isEmpty }

    @MainActor
    fileprivate mutating func add(_ observer: any VisibilityObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
        observers.append(Observer(object: observer))
    }

    @MainActor
    fileprivate func notify(_ element: Element, isVisible: Bool) {
        for observer in observers { observer.object?.visibilityDidChange(of: element, isVisible: isVisible) }
    }
}

// Visibility is separate from layout and drawing: a lazy container measures and draws rows outside of the visible area, and
// a screen below another one keeps its views.
extension Element {
    /// A Boolean value that indicates whether the element is hidden by its container, with its descendants. The default
    /// is `false`. The root element of a graph is hidden while its host isn't visible.
    final var isHidden: Bool {
        get { visibility.isHidden }
        set {
            guard visibility.isHidden != newValue else { return }
            visibility.isHidden = newValue
            propagateVisibility(isVisible)
        }
    }

    /// A Boolean value that indicates whether the element is in a graph, and neither it nor an ancestor is hidden.
    ///
    /// - Complexity: O(*n*) in the number of ancestors.
    final var isVisible: Bool {
        graph != nil && sequence(first: self, next: \.parent).allSatisfy { !$0.visibility.isHidden }
    }

    /// Adds an observer of the element's visibility. The reference to it is weak.
    final func addVisibilityObserver(_ observer: any VisibilityObserver) {
        visibility.add(observer)
        observer.visibilityDidChange(of: self, isVisible: isVisible)
    }

    /// Called after the element has joined or left a graph.
    final func visibilityMayHaveChanged() {
        if visibility.hasObservers { visibility.notify(self, isVisible: isVisible) }
    }

    private func propagateVisibility(_ isVisible: Bool) {
        visibility.notify(self, isVisible: isVisible)
        for child in children { child.propagateVisibility(isVisible && !child.isHidden) }
        for (child, _) in motion?.exiting ?? [] { child.propagateVisibility(isVisible && !child.isHidden) }
    }
}
