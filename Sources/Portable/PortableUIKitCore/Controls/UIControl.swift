/// A view that reports the user's actions, such as a button, switch, or slider.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var handlers = ControlHandlers()
    private var trackedTouch: UITouch?

    /// Creates a control with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that runs `primaryAction` for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UIControl.self)
    }

    // MARK: State

    /// A Boolean value that indicates whether the control is enabled. The default is `true`.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { stateDidChange() } }
    }
    /// A Boolean value that indicates whether the control is selected. The default is `false`.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }
    /// A Boolean value that indicates whether the control is highlighted. It's set during a touch.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }
    /// The current states.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Called after `state` has changed. Redraws the control and lays it out again.
    @_spi(Collage)
    open func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        ObservedProperties.didChange(self)
    }

    /// The vertical alignment of the content. The default is `.center`.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
    }
    /// The horizontal alignment of the content. The default is `.center`.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
    }
    /// The horizontal alignment with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }
    /// A Boolean value that indicates whether a tap shows the control's menu instead of performing its action. The
    /// default is `false`.
    open var showsMenuAsPrimaryAction = false
    /// A Boolean value that indicates whether symbols are animated, such as when a button replaces its symbol with a
    /// ``UIButton/Configuration/symbolContentTransition``. The default is `true`.
    open var isSymbolAnimationEnabled = true
    /// The text that appears while a pointer rests over the control. The default is `nil`.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            guard let newValue else {
                if let toolTipInteraction { removeInteraction(toolTipInteraction) }
                return
            }
            guard let toolTipInteraction else { return addInteraction(UIToolTipInteraction(defaultToolTip: newValue)) }
            toolTipInteraction.defaultToolTip = newValue
        }
    }
    /// The interaction that shows ``toolTip``. It's `nil` if there's no text.
    open var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    // MARK: Handlers

    /// Adds a target and an action for the given events. If the target is `nil`, the action is sent to the first object
    /// with the method in the responder chain that begins at the control. The reference to the target is weak.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        // In the closure that initializes a stored property, `self` is a method. As in UIKit, where nothing retains the
        // object that a function becomes, such a target means the responder chain.
        let object = target.flatMap { type(of: $0) is AnyClass || $0 is AnyClass ? $0 : nil }
        handlers.add(TargetAction(target: object, action: action), for: controlEvents)
    }

    /// Removes a target and an action for the given events. `nil` means any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(controlEvents) {
            guard case .target(let other) = $0 else { return false }
            return other.matches(target: target, action: action)
        }
    }

    /// Adds an action for the given events.
    ///
    /// - Parameters:
    ///   - action: The action. It replaces an action with the same identifier.
    ///   - controlEvents: The events that perform the action.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Removes an action for the given events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with the given identifier for the given events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(controlEvents) {
            guard case .action(let action) = $0 else { return false }
            return action.identifier == actionIdentifier
        }
    }

    /// All targets. `NSNull` represents the responder chain.
    ///
    /// Complexity: O(*n*) in the number of handlers.
    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for case .target(let target) in handlers.entries.map(\.handler) {
            if !target.hasTarget {
                targets.insert(NSNull())
            } else if let object = target.target as? AnyHashable {
                targets.insert(object)
            }
        }
        return targets
    }

    /// All events that have a handler.
    open var allControlEvents: Event {
        handlers.entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Returns the names of the methods that are called on `target` for the given events, or `nil` if there aren't any.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.entries.compactMap { entry -> String? in
            guard case .target(let other) = entry.handler, entry.events.isSuperset(of: controlEvent) else { return nil }
            let isMatch = target == nil ? !other.hasTarget : other.matches(target: target, action: nil)
            return isMatch ? other.action.name : nil
        }
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` with each handler and its events, until it sets the last argument to `true`.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for entry in handlers.entries {
            switch entry.handler {
            case .target(let target): iterator(nil, (target.target, target.action), entry.events, &stops)
            case .action(let action): iterator(action, nil, entry.events, &stops)
            }
            if stops { return }
        }
    }

    // MARK: Sending

    /// Sends an action to a target through the application. `nil` means the responder chain; see
    /// ``UIApplication/sendAction(_:to:from:for:)``.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs an action with the control as its sender.
    open func sendAction(_ action: UIAction) {
        guard !action.attributes.contains(.disabled) else { return }
        action.perform(sender: self)
    }

    /// Returns whether any target or action is registered for one of the events.
    package func hasActions(for controlEvents: Event) -> Bool {
        handlers.entries.contains { !$0.events.isDisjoint(with: controlEvents) }
    }

    /// Calls the handlers of the given events.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, event: nil)
    }

    /// Performs the primary action, such as showing the menu.
    open func performPrimaryAction() {
        if showsMenuAsPrimaryAction, showMenu() { return }
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Focus

    /// A Boolean value that indicates whether the control can have focus. It's `true` while the control is enabled,
    /// unless it's in a cell, which has focus instead.
    open override var canBecomeFocused: Bool { isEnabled && enclosingFocusGroupMember == nil }

    @_spi(Collage)
    public override func focusDidChange() {
        super.focusDidChange()
        stateDidChange()
    }

    @_spi(Collage)
    open override func performFocusAction() -> Bool {
        guard isEnabled else { return false }
        if showsMenuAsPrimaryAction, showMenu() { return true }
        sendActions(for: .touchUpInside)
        if primaryEvent == .touchUpInside { sendActions(for: .primaryActionTriggered) }
        return true
    }

    // MARK: Menus

    /// A Boolean value that indicates whether a long press shows the control's menu. The default is `false`. The
    /// control is the delegate of ``contextMenuInteraction``.
    open var isContextMenuInteractionEnabled = false {
        didSet {
            guard isContextMenuInteractionEnabled != oldValue else { return }
            if isContextMenuInteractionEnabled {
                let interaction = UIContextMenuInteraction(delegate: self)
                interaction.isCompact = true
                interaction.didChangeSelection = { [weak self] in self?.menuSelectionDidChange($0) }
                addInteraction(interaction)
                menuInteraction = interaction
            } else if let menuInteraction {
                removeInteraction(menuInteraction)
                self.menuInteraction = nil
            }
        }
    }

    private var menuInteraction: UIContextMenuInteraction?

    /// The interaction that shows the control's menu. It's `nil` if ``isContextMenuInteractionEnabled`` is `false`.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Returns the point that the menu is attached to, in the control's coordinates. The default is the center of the
    /// lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Shows the menu, if the control has one. Returns whether it does.
    private func showMenu() -> Bool {
        guard isEnabled, let menuInteraction,
            menuInteraction.show(at: CGPoint(x: bounds.midX, y: bounds.midY))
        else { return false }
        sendActions(for: .menuActionTriggered)
        return true
    }

    /// Called when the selected element of a single-selection menu changes. The default does nothing.
    @_spi(Collage)
    open func menuSelectionDidChange(_ menu: UIMenu) {}

    /// Returns `nil`, which means no menu. Overrides return the control's menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns `nil`, which means the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns `nil`, which means the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing. Overrides must call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing. Overrides must call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    private func sendActions(for events: Event, event: UIEvent?) {
        for entry in handlers.entries where !entry.events.isDisjoint(with: events) {
            switch entry.handler {
            case .action(let action):
                sendAction(action)
            case .target(let target):
                if target.hasTarget, target.target == nil { continue }
                sendAction(target.action, to: target.target, for: event)
            }
        }
    }

    // MARK: Tracking

    /// A Boolean value that indicates whether the control is tracking a touch.
    open private(set) var isTracking = false
    /// A Boolean value that indicates whether the tracked touch is inside the bounds or close to them.
    open private(set) var isTouchInside = false

    /// The distance from the bounds at which a touch still counts as inside, in points.
    @_spi(Collage)
    open var touchSlop: CGFloat { 70 }

    /// The event of the primary action in addition to `.primaryActionTriggered`. It's `.touchUpInside` for buttons.
    @_spi(Collage)
    open var primaryEvent: Event? { nil }

    /// Called when a touch begins. Returning `false` stops tracking. The default is `true`.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has moved. Returning `false` stops tracking. The default is `true`.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has ended. The default does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is canceled. The default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts tracking the touch, and sends `.touchDown`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else {
            trackedTouch = nil
            isTouchInside = false
            return
        }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
    }

    /// Tracks the touch, and sends the drag events.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        if isTouchInside != wasInside { isHighlighted = isTouchInside }
        if isTouchInside, !wasInside { sendActions(for: .touchDragEnter, event: event) }
        if !isTouchInside, wasInside { sendActions(for: .touchDragExit, event: event) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
    }

    /// Stops tracking the touch, and sends `.touchUpInside` or `.touchUpOutside`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isInside(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        if isInside, showsMenuAsPrimaryAction, showMenu() { return }
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, event: event)
        if isInside, primaryEvent == .touchUpInside {
            sendActions(for: .primaryActionTriggered, event: event)
        }
    }

    /// Stops tracking the touch, and sends `.touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, event: event)
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -touchSlop, dy: -touchSlop).contains(touch.location(in: self))
    }

    /// Returns whether a recognizer of an enclosing view can begin. Taps that the control handles can't, and neither
    /// can horizontal movements of a thumb.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.view !== self, isEnabled else { return true }
        switch gestureRecognizer {
        case let tap as UITapGestureRecognizer:
            return !keepsTaps || tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
        case let pan as UIPanGestureRecognizer:
            let translation = pan.fullWindowTranslation
            return abs(translation.y) > abs(translation.x) || pan.numberOfTouches > 1 || !movesThumb(with: pan)
        case let swipe as UISwipeGestureRecognizer:
            return swipe.direction.isDisjoint(with: [.left, .right]) || swipe.numberOfTouchesRequired > 1
                || !movesThumb(with: swipe)
        default:
            return true
        }
    }

    private func movesThumb(with recognizer: UIGestureRecognizer) -> Bool {
        recognizer.gestureTouches.contains {
            $0.view === self && hasThumb(at: convert($0.initialWindowLocation, from: nil))
        }
    }

    /// Returns whether a touch at the given point moves a thumb horizontally. The default is `false`.
    @_spi(Collage)
    open func hasThumb(at point: CGPoint) -> Bool { false }

    /// A Boolean value that indicates whether a drag that begins on the control can become a scroll. It's `true` for
    /// buttons.
    @_spi(Collage)
    open var yieldsTouchesToScrolling: Bool { false }

    /// A Boolean value that indicates whether the control handles single taps itself. It's `true` for the system's
    /// controls.
    @_spi(Collage)
    open var keepsTaps: Bool { false }

    // MARK: Accessibility

    @_spi(Collage)
    open override var accessibilityDefaults: AccessibilityDefaults {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return AccessibilityDefaults(isElement: true, label: self.labelOfSubviews, traits: traits)
    }
}
