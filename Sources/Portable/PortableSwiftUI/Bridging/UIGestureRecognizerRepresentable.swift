import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKit

/// A type that wraps a UIKit gesture recognizer.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
    /// The class of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of the object that receives the recognizer's events. The default is `Void`.
    associatedtype Coordinator = Void

    /// Creates the recognizer.
    @preconcurrency @MainActor func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

    /// Updates the recognizer.
    @preconcurrency @MainActor func updateUIGestureRecognizer(
        _ recognizer: UIGestureRecognizerType, context: Context)

    /// Responds to a change of the recognizer's state.
    @preconcurrency @MainActor func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context)

    /// Creates the coordinator, once for each view.
    @preconcurrency @MainActor func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

    /// The context in which the recognizer is created and updated.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// An object that converts the recognizer's locations between coordinate spaces.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// The default implementation, which returns no coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a recognizer is created and updated.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// An object that converts the recognizer's locations.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// An object that converts the locations of a recognizer between coordinate spaces.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    fileprivate weak var element: Element?
    fileprivate weak var recognizer: UIGestureRecognizer?

    private var point: CGPoint {
        guard let recognizer, let view = recognizer.view else { return .zero }
        return recognizer.location(in: view)
    }

    /// The location in the view's coordinate space.
    public var localLocation: CGPoint { location(in: .local) }

    /// Returns the location in a coordinate space.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        convert(globalPoint: point, to: space)
    }

    /// Converts a point from the global coordinate space to another one.
    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local) -> CGPoint {
        guard let element else { return globalPoint }
        return element.mapFromRoot(to: space.coordinateSpace)
            .apply(Point(x: Double(globalPoint.x), y: Double(globalPoint.y))).cgPoint
    }
}

extension View {
    /// Adds a UIKit gesture recognizer to the view.
    public nonisolated func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
        modifier(RecognizerModifier(representable: representable))
    }
}

private nonisolated struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: WrappingModifier {
    let representable: R

    @MainActor func makeElement(_ inputs: _ViewInputs) -> RecognizerElement<R> { RecognizerElement() }

    @MainActor func update(_ element: RecognizerElement<R>, _ inputs: _ViewInputs) { element.update(representable) }
}

/// Adds a recognizer to the host for as long as the element is in its tree. It receives the touches in the element.
final class RecognizerElement<R: UIGestureRecognizerRepresentable>: UnaryElement {
    private var representable: R?
    private var recognizer: R.UIGestureRecognizerType?
    private var coordinator: R.Coordinator?
    private lazy var filter = TouchFilter(self)

    func update(_ representable: R) {
        self.representable = representable
        if let recognizer, let context { representable.updateUIGestureRecognizer(recognizer, context: context) }
        attach()
    }

    override func didJoin() { attach() }

    override func willLeave() {
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    private var context: R.Context? {
        coordinator.map { R.Context(coordinator: $0, converter: .init(element: self, recognizer: recognizer)) }
    }

    private func attach() {
        guard recognizer == nil, let representable, let host = graph?.host else { return }
        let coordinator = representable.makeCoordinator(converter: .init(element: self, recognizer: nil))
        self.coordinator = coordinator
        let recognizer = representable.makeUIGestureRecognizer(
            context: R.Context(coordinator: coordinator, converter: .init(element: self, recognizer: nil)))
        self.recognizer = recognizer
        if recognizer.delegate == nil { recognizer.delegate = filter }
        filter.stateDidChange = { [weak self] in
            guard let self, let recognizer = self.recognizer, let context else { return }
            self.representable?.handleUIGestureRecognizerAction(recognizer, context: context)
        }
        recognizer.addTarget(
            filter, action: Selector("_stateDidChange") { (filter: TouchFilter) in { filter.stateDidChange() } })
        host.addGestureRecognizer(recognizer)
        representable.updateUIGestureRecognizer(
            recognizer,
            context: R.Context(coordinator: coordinator, converter: .init(element: self, recognizer: recognizer)))
    }
}

/// A delegate that lets a recognizer receive only the touches in an element, and receives its actions.
private final class TouchFilter: NSObject, UIGestureRecognizerDelegate {
    private weak var element: Element?
    var stateDidChange: @MainActor () -> Void = {}

    init(_ element: Element) {
        self.element = element
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let element, let host = element.graph?.host else { return false }
        let point = touch.location(in: host)
        return element.contains(
            element.mapFromRoot(to: .local).apply(Point(x: Double(point.x), y: Double(point.y))))
    }
}
