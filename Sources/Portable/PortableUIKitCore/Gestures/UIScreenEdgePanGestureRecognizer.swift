/// A recognizer of a touch that moves into the window from one of its edges.
///
/// The touch must begin within 20 points of the edge, and must not move along it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The maximum distance from the edge at which a touch can begin, in points.
    private static let reach: CGFloat = 20

    /// The edges from which touches can begin. The default is empty, which recognizes no touches.
    open var edges: UIRectEdge = []

    /// The edge from which the touch has begun.
    private var edge: UIRectEdge?

    /// Creates a recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if edge == nil { edge = edge(at: windowLocation) }
        guard edge != nil else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // Fails, so that other recognizers don't wait for a touch that moves in another direction.
        if isUndecided, pendingState == nil, distance(from: .zero, to: windowTranslation) >= Self.hysteresis {
            state = .failed
        }
    }

    open override func reset() {
        super.reset()
        edge = nil
    }

    /// Only inward movements within 45 degrees count.
    @_spi(Collage)
    public override func hysteresisToRemove(from translation: CGPoint) -> CGPoint? {
        let (inwards, along): (CGFloat, CGFloat)
        switch edge {
        case .left: (inwards, along) = (translation.x, translation.y)
        case .right: (inwards, along) = (-translation.x, translation.y)
        case .top: (inwards, along) = (translation.y, translation.x)
        default: (inwards, along) = (-translation.y, translation.x)
        }
        return inwards >= abs(along) ? super.hysteresisToRemove(from: translation) : nil
    }

    private func edge(at point: CGPoint) -> UIRectEdge? {
        guard let bounds = lastWindow?.bounds else { return nil }
        let distances: [(UIRectEdge, CGFloat)] = [
            (.left, point.x - bounds.minX), (.right, bounds.maxX - point.x), (.top, point.y - bounds.minY),
            (.bottom, bounds.maxY - point.y),
        ]
        return distances.filter { edges.contains($0.0) && $0.1 <= Self.reach }.min { $0.1 < $1.1 }?.0
    }
}
