/// An object that observes the touches in a view and its subviews, and calls its targets when it recognizes a gesture.
///
/// Recognizers receive touches before views do, and recognizers of the innermost view first. By default, only one of
/// them can succeed: when it has recognized its gesture, the others fail and the view's touches are canceled.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The states of a recognizer.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The final state of a discrete gesture, such as a tap. It's the same as `ended`.
        public static var recognized: State { .ended }
    }

    // MARK: Targets

    private var targets: [TargetAction] = []

    /// Creates a recognizer that calls `action` on `target`. The reference to the target is weak.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer without a target.
    ///
    /// Differs from UIKit: archives aren't read; properties have their defaults.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// Adds a target and an action. Adding the same pair again has no effect. The reference to the target is weak.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
        targets.append(TargetAction(target: target, action: action))
    }

    /// Removes a target and an action. `nil` means any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target: target, action: action) }
    }

    // MARK: Configuration

    /// The delegate.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for debugging. The default is `nil`.
    open var name: String?
    /// A Boolean value that indicates whether the recognizer receives touches. The default is `true`. Setting it to
    /// `false` cancels the current gesture.
    open var isEnabled = true {
        didSet {
            if !isEnabled, oldValue { interrupt() }
        }
    }
    /// A Boolean value that indicates whether the view's touches are canceled when the gesture is recognized. The
    /// default is `true`.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether the view receives touches only after the recognizer has failed. The
    /// default is `false`.
    open var delaysTouchesBegan = false
    /// A Boolean value that indicates whether the view receives the end of touches only after the recognizer has
    /// failed. The default is `true`.
    open var delaysTouchesEnded = true
    /// The raw values of the accepted `UITouch.TouchType`s. The default is all of them.
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
    /// The raw values of the accepted `UIPress.PressType`s. The default is an empty array.
    open var allowedPressTypes: [NSNumber] = []
    /// A Boolean value that indicates whether the recognizer ignores touches of other types while it follows touches. The
    /// default is `true`.
    open var requiresExclusiveTouchType = true

    /// The view that the recognizer is attached to.
    open package(set) weak var view: UIView?
    /// The modifier keys that were pressed during the last event.
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons that were pressed during the last event.
    open package(set) var buttonMask: UIEvent.ButtonMask = []

    var staticRequirements: [WeakReference<UIGestureRecognizer>] = []

    /// Makes the recognizer wait until `otherGestureRecognizer` has failed.
    ///
    /// Complexity: O(*n*) in the number of recognizers that it waits for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        staticRequirements.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
        staticRequirements.append(WeakReference(object: otherGestureRecognizer))
    }

    // MARK: State

    var currentState = State.possible
    /// The state for actions while an earlier state is being reported.
    private var reportedState: State?
    /// The state to assume after the required failures.
    var pendingState: State?
    /// The recognizers that wait for this one to fail.
    var waiting: [WeakReference<UIGestureRecognizer>] = []

    /// The state of the recognizer. Subclasses set it. Invalid transitions are ignored.
    ///
    /// Setting `.began` or `.ended` in the state `.possible` calls the delegate and takes the other recognizers into
    /// account. The resulting state can be `.failed`, or it can remain `.possible` until the required recognizers have
    /// failed.
    open var state: State {
        get { reportedState ?? currentState }
        set { transition(to: newValue) }
    }

    /// A Boolean value that indicates whether the recognizer has received touches and can still recognize its gesture.
    package var isUndecided: Bool { currentState == .possible && isEngaged }
    /// A Boolean value that indicates whether the recognizer has recognized its gesture since the last reset.
    package var hasRecognized: Bool { [.began, .changed, .ended].contains(currentState) }
    /// A Boolean value that indicates whether the recognizer has received touches since the last reset.
    package var isEngaged = false
    /// A Boolean value that indicates whether only a reset can change the state.
    package var isFinished: Bool { [.ended, .cancelled, .failed].contains(currentState) }

    /// Sends the actions, with `state` as the recognizer's state.
    func sendActions(for state: State) {
        reportedState = state
        defer { reportedState = nil }
        for target in targets {
            target.send(sender: self, from: view)
        }
    }

    // MARK: Touches

    /// The current touches, in the order in which they began.
    package var activeTouches: [UITouch] = []
    /// All touches since the last reset.
    package var gestureTouches: Set<UITouch> = []
    /// The dispatcher of the current gesture's touches.
    weak var dispatcher: TouchDispatcher?
    /// The location of the last touch that ended.
    var lastWindowLocation = CGPoint.zero
    package weak var lastWindow: UIWindow?

    /// The number of touches in the gesture.
    open var numberOfTouches: Int { activeTouches.count }

    /// Returns the center of the touches in the coordinate space of `view`. `nil` means the window. After the last
    /// touch, it's the last location.
    open func location(in view: UIView?) -> CGPoint {
        convertFromWindow(windowLocation, to: view)
    }

    /// Returns the location of one touch in the coordinate space of `view`. `nil` means the window. An invalid index
    /// raises an exception.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard activeTouches.indices.contains(touchIndex) else {
            raise("-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds")
        }
        return activeTouches[touchIndex].location(in: view)
    }

    /// The center of the touches in the window's coordinates.
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

    /// Converts a vector from the window's coordinates to the coordinates of `view`.
    package func convertVectorFromWindow(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== lastWindow else { return vector }
        let origin = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Ignores `touch` in the current gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        guard activeTouches.contains(touch) else { return }
        lastWindowLocation = windowLocation
        activeTouches.removeAll { $0 === touch }
    }

    /// Ignores `button` in the current gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        button.delivery.recognizers.removeAll { $0 === self }
    }

    // MARK: Overridable methods

    /// Called when touches have begun in the view. The default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches have moved. The default does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches have ended. The default does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system has canceled touches. The default does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when estimated properties of touches have been updated. The default does nothing.
    ///
    /// Differs from UIKit: hosts don't estimate properties, so the method isn't called.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when presses of the accepted types have begun. The default does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses have changed, such as repeated keys. The default does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses have ended. The default does nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system has canceled presses. The default does nothing.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called after a gesture, before the next one. Overrides reset their state.
    open func reset() {}

    /// Returns a Boolean value that indicates whether this recognizer prevents `preventedGestureRecognizer` from
    /// recognizing its gesture. The default is `true`.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether `preventingGestureRecognizer` can prevent this recognizer from
    /// recognizing its gesture. The default is `true`.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value that indicates whether this recognizer must wait until the other one has failed. The
    /// default is `false`.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value that indicates whether the other recognizer must wait until this one has failed. The
    /// default is `false`.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value that indicates whether the recognizer receives the touches of `event`. The default is
    /// the delegate's result.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// A Boolean value that indicates whether the gesture can continue without touches, for example between the taps of
    /// a double tap.
    package var awaitsMoreTouches: Bool { false }

    /// A Boolean value that indicates whether the touched views can keep the gesture from beginning.
    package var asksTouchedViews: Bool { true }

    /// Returns a Boolean value that indicates whether the gesture can begin, before the delegate is called. Scroll
    /// views check the direction.
    @_spi(Collage)
    open func canBegin() -> Bool { true }

    /// Called when an interface file with the recognizer has been loaded and connected. The default does nothing.
    /// Overrides must call `super`.
    open func awakeFromNib() {}
}
