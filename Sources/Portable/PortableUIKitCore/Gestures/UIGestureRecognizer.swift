/// Watches the touches in a view and its subviews for a gesture, and calls its targets when it sees it.
///
/// Recognizers see touches before the views do, those of the innermost view first. By default one of them wins: once
/// it has recognized, the others fail and the view's touches are cancelled.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a recognizer has come.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The end of a gesture that has no course, such as a tap: the same as `ended`.
        public static var recognized: State { .ended }
    }

    // MARK: Targets

    private var targets: [TargetAction] = []

    /// A recognizer that calls `action` on `target`, which it does not keep alive.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer without a target.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// A recognizer without a target.
    ///
    /// Differs from UIKit: archives are not read; properties have their defaults.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// Calls `action` on `target` too; the same pair is called only once. The target is not kept alive.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
        targets.append(TargetAction(target: target, action: action))
    }

    /// Stops calling `action` on `target`; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target: target, action: action) }
    }

    // MARK: Configuration

    /// Decides about the gesture.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for people who debug; nil by default.
    open var name: String?
    /// Whether touches are seen; true by default. Switching it off cancels a gesture under way.
    open var isEnabled = true {
        didSet {
            if !isEnabled, oldValue { interrupt() }
        }
    }
    /// Whether the view's touches are cancelled once the gesture is recognized; true by default.
    open var cancelsTouchesInView = true
    /// Whether the view gets its touches only after the recognizer has failed; false by default.
    open var delaysTouchesBegan = false
    /// Whether the view learns that a touch has ended only after the recognizer has failed; true by default.
    open var delaysTouchesEnded = true
    /// Raw values of the `UITouch.TouchType`s that are seen; all by default.
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
    /// Raw values of the `UIPress.PressType`s that are seen; none by default.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of different types are kept apart; true by default.
    ///
    /// Differs from UIKit: hosts send touches of one type only, so that it makes no difference.
    open var requiresExclusiveTouchType = true

    /// The view that it is attached to.
    open package(set) weak var view: UIView?
    /// The modifier keys that were held down at the last event.
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons that were held down at the last event.
    open package(set) var buttonMask: UIEvent.ButtonMask = []

    var staticRequirements: [WeakReference<UIGestureRecognizer>] = []

    /// Waits with recognizing until `otherGestureRecognizer` has failed.
    ///
    /// Complexity: O(*n*) in the number of recognizers that it waits for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        staticRequirements.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
        staticRequirements.append(WeakReference(object: otherGestureRecognizer))
    }

    // MARK: State

    var currentState = State.possible
    /// What an action reads while an earlier state is being reported.
    private var reportedState: State?
    /// The state that waits until the required failures have come.
    var pendingState: State?
    /// Those who wait for this one to fail.
    var waiting: [WeakReference<UIGestureRecognizer>] = []

    /// How far the gesture has come. Subclasses set it; what is illegal at this moment is ignored.
    ///
    /// Setting `.began` or `.ended` out of `.possible` asks the delegate and settles with the other recognizers, so
    /// that the state may turn out to be `.failed`, or stay `.possible` while a required failure is awaited.
    open var state: State {
        get { reportedState ?? currentState }
        set { transition(to: newValue) }
    }

    /// Whether the recognizer has seen touches and may yet recognize.
    package var isUndecided: Bool { currentState == .possible && isEngaged }
    /// Whether it has recognized and not been reset since.
    package var hasRecognized: Bool { [.began, .changed, .ended].contains(currentState) }
    /// Whether it has been given touches since it was last reset.
    package var isEngaged = false
    /// Whether the state is one that only a reset leaves.
    package var isFinished: Bool { [.ended, .cancelled, .failed].contains(currentState) }

    /// Calls the targets, with `state` as the recognizer's.
    func sendActions(for state: State) {
        reportedState = state
        defer { reportedState = nil }
        for target in targets {
            target.send(sender: self, from: view)
        }
    }

    // MARK: Touches

    /// The touches that are down, in the order in which they came.
    package var activeTouches: [UITouch] = []
    /// All touches since the last reset.
    package var gestureTouches: Set<UITouch> = []
    /// What delivers the touches of the gesture under way.
    weak var dispatcher: TouchDispatcher?
    /// Where the last touch that ended was.
    var lastWindowLocation = CGPoint.zero
    package weak var lastWindow: UIWindow?

    /// How many fingers take part.
    open var numberOfTouches: Int { activeTouches.count }

    /// The middle of the touches, in the coordinates of `view`; nil stands for the window. After the last touch has
    /// ended: where it was.
    open func location(in view: UIView?) -> CGPoint {
        convertFromWindow(windowLocation, to: view)
    }

    /// Where one of the touches is, in the coordinates of `view`; nil stands for the window. An index that does not
    /// exist raises.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard activeTouches.indices.contains(touchIndex) else {
            raise("-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds")
        }
        return activeTouches[touchIndex].location(in: view)
    }

    /// The middle of the touches in the window's coordinates.
    package var windowLocation: CGPoint {
        guard !activeTouches.isEmpty else { return lastWindowLocation }
        let count = CGFloat(activeTouches.count)
        let sum = activeTouches.reduce(CGPoint.zero) {
            CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
        }
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    package func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== lastWindow else { return point }
        return view.convert(point, from: nil)
    }

    /// A distance in window coordinates as one in the coordinates of `view`.
    package func convertVectorFromWindow(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== lastWindow else { return vector }
        let origin = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Stops seeing `touch` in the gesture under way.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        guard activeTouches.contains(touch) else { return }
        lastWindowLocation = windowLocation
        activeTouches.removeAll { $0 === touch }
    }

    /// Does nothing: recognizers see no presses.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    // MARK: What subclasses override

    /// Called when touches begin in the view; the default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches have moved; the default does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers have been lifted; the default does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes the touches away; the default does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: no host estimates properties.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Never called: recognizers see no presses.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Never called: recognizers see no presses.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Never called: recognizers see no presses.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Never called: recognizers see no presses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called after a gesture is over, before the next one; overrides forget what they have seen.
    open func reset() {}

    /// Whether recognizing keeps `preventedGestureRecognizer` from recognizing; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer` can keep this one from recognizing; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one waits until the other has failed; false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other one waits until this has failed; false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the touches of `event` are seen; asks the delegate by default.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Whether the gesture goes on although no finger is down, as between the two taps of a double tap.
    package var awaitsMoreTouches: Bool { false }

    /// What has to hold before the delegate is asked; scroll views say here which way they scroll.
    @_spi(Collage)
    open func mayBegin() -> Bool { true }

    /// Called when an interface file that has this in it has been loaded and connected; does nothing by default.
    /// Overrides call `super`.
    open func awakeFromNib() {}
}
