import LayoutGeometry
import PortableUIKit

/// The views of a host from which screens can expand.
@MainActor
final class TransitionSources {
    private struct Source {
        weak var element: TransitionSourceElement?
    }

    /// The views by key, the latest one last.
    private var sources: [MatchedKey: [Source]] = [:]

    var isEmpty: Bool { sources.isEmpty }

    /// Returns the latest view with a key that fulfills a condition.
    func element(for key: MatchedKey, where condition: (Element) -> Bool) -> Element? {
        sources[key]?.lazy.compactMap(\.element).last(where: condition)
    }

    fileprivate func add(_ element: TransitionSourceElement, for key: MatchedKey) {
        sources[key, default: []].append(Source(element: element))
    }

    fileprivate func remove(_ element: TransitionSourceElement, for key: MatchedKey) {
        sources[key]?.removeAll { $0.element === element || $0.element == nil }
        if sources[key]?.isEmpty == true { sources[key] = nil }
    }
}

/// A modifier that makes a view the source of a zoom transition.
nonisolated struct TransitionSourceModifier: WrappingModifier {
    let key: MatchedKey

    @MainActor func makeElement(_ inputs: _ViewInputs) -> TransitionSourceElement { TransitionSourceElement() }

    @MainActor func update(_ element: TransitionSourceElement, _ inputs: _ViewInputs) { element.key = key }
}

/// The element of a source of zoom transitions.
final class TransitionSourceElement: UnaryElement {
    fileprivate var key: MatchedKey? {
        didSet {
            guard key != oldValue else { return }
            if let oldValue { sources?.remove(self, for: oldValue) }
            addToHost()
        }
    }

    private var sources: TransitionSources? { graph?.host?.values.transitionSources }

    override func didJoin() { addToHost() }

    override func willLeave() {
        if let key { sources?.remove(self, for: key) }
    }

    private func addToHost() {
        if let key { sources?.add(self, for: key) }
    }
}

/// A source of a zoom transition, whose frame follows its view.
private final class TransitionSourceItem: NSObject, UIPopoverPresentationControllerSourceItem {
    private weak var host: HostingView?
    private weak var element: Element?

    init(_ element: Element, in host: HostingView) {
        (self.element, self.host) = (element, host)
        super.init()
    }

    func frame(in referenceView: UIView) -> CGRect {
        guard let host, let element, let window = host.window, window === referenceView.window else { return .null }
        let bounds = Rect(origin: .zero, size: element.frame.size)
        return host.convert(element.mapToRoot.apply(bounds).cgRect, to: referenceView)
    }
}

extension Element {
    /// A Boolean value that indicates whether the element is in a row of a list that isn't shown.
    fileprivate var isInHiddenRow: Bool {
        sequence(first: self, next: \.parent).contains { ($0 as? ListRowElement)?.isHidden == true }
    }
}

extension UIView {
    /// The hosts in the view that have sources of zoom transitions.
    fileprivate var hostsWithSources: [HostingView] {
        let own = (self as? HostingView).map { $0.values.transitionSources.isEmpty ? [] : [$0] } ?? []
        return own + subviews.flatMap(\.hostsWithSources)
    }
}

extension UIHostingController: ZoomSourceProviding {
    package func zoomSource(in source: UIViewController) -> (any UIPopoverPresentationControllerSourceItem)? {
        let bar: UIView? = source.navigationController?.navigationBar
        let hosts = [source.viewIfLoaded, bar].compactMap(\.self).flatMap(\.hostsWithSources)
        guard !hosts.isEmpty else { return nil }
        // The views of a screen that hasn't been shown yet don't exist.
        if host.window == nil { host.makeElements() }
        guard let key = host.values.last(ZoomSourceKey.self) else { return nil }
        for host in hosts where host !== self.host {
            // A view that was scrolled out of the screen isn't a source. The rows that a list reuses are hidden.
            let element = host.values.transitionSources.element(for: key) { element in
                !element.isInHiddenRow
                    && element.mapToRoot.apply(Rect(origin: .zero, size: element.frame.size)).intersects(
                        host.bounds.rect)
            }
            if let element { return TransitionSourceItem(element, in: host) }
        }
        return nil
    }
}
