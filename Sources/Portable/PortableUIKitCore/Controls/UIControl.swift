/// A view that tells others what a person does with it: buttons, switches, sliders.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var handlers = ControlHandlers()
    private var trackedTouch: UITouch?

    /// A control with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control that runs `primaryAction` for what it is mainly for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UIControl.self)
    }

    // MARK: State

    /// Whether it takes touches; true by default.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { stateDidChange() } }
    }
    /// Whether it is chosen; false by default.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }
    /// Whether it is drawn as touched; set while a finger is on it.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }
    /// All states that hold.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Called after `state` has changed; draws and lays out again.
    @_spi(Collage)
    open func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        ObservedProperties.didChange(self)
    }

    /// Where contents stand vertically; in the middle by default.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
    }
    /// Where contents stand horizontally; in the middle by default.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
    }
    /// The same with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }
    /// Whether a tap shows the control's menu, in place of what else it does; false by default.
    open var showsMenuAsPrimaryAction = false
    /// Whether symbols in it may move; true by default. They don't here.
    open var isSymbolAnimationEnabled = true
    /// A text for a pointer that rests on it; nil by default.
    open var toolTip: String?

    // MARK: Handlers

    /// Calls `action` on `target` for these events; a nil target means the first responder from the control upwards
    /// that has the method. The target is not kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(TargetAction(target: target, action: action), for: controlEvents)
    }

    /// Stops calling `action` on `target` for these events; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(controlEvents) {
            guard case .target(let other) = $0 else { return false }
            return other.matches(target: target, action: action)
        }
    }

    /// Runs `action` for these events, in place of an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Stops running `action` for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops running the action of that name for these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(controlEvents) {
            guard case .action(let action) = $0 else { return false }
            return action.identifier == actionIdentifier
        }
    }

    /// Every target; `NSNull` stands for the responder chain.
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

    /// Every event that somebody wants to know of.
    open var allControlEvents: Event {
        handlers.entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The names of the methods that are called on `target` for all of these events; nil if there is none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.entries.compactMap { entry -> String? in
            guard case .target(let other) = entry.handler, entry.events.isSuperset(of: controlEvent) else { return nil }
            let isMatch = target == nil ? !other.hasTarget : other.matches(target: target, action: nil)
            return isMatch ? other.action.name : nil
        }
        return names.isEmpty ? nil : names
    }

    /// Shows `iterator` every handler with its events, until it sets the last argument to true.
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

    /// Has the application call `action` on `target`; nil means somebody of the responder chain, see
    /// ``UIApplication/sendAction(_:to:from:for:)``.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs `action` with the control as its sender.
    open func sendAction(_ action: UIAction) {
        guard !action.attributes.contains(.disabled) else { return }
        action.perform(sender: self)
    }

    /// Returns whether any target or action is registered for one of the events.
    package func hasActions(for controlEvents: Event) -> Bool {
        handlers.entries.contains { !$0.events.isDisjoint(with: controlEvents) }
    }

    /// Calls everybody who wants to know of one of these events, as though it had happened.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, event: nil)
    }

    /// Does what the control is mainly for, which may be to show its menu.
    open func performPrimaryAction() {
        if showsMenuAsPrimaryAction, showMenu() { return }
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Focus

    /// True while the control is enabled, unless it is in a cell, which has the focus as a whole.
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

    /// Whether the control has a menu, which a long press shows; false by default. The control is the delegate of
    /// ``contextMenuInteraction``.
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

    /// What shows the control's menu; nil unless ``isContextMenuInteractionEnabled``.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Where the menu is attached, in points of the control's coordinates; the middle of the lower edge by default.
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

    /// Called when another element of a menu is marked that marks just one; does nothing here.
    @_spi(Collage)
    open func menuSelectionDidChange(_ menu: UIMenu) {}

    /// Nil: no menu. Overrides return the control's.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Nil: the control itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Nil: back to the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing. Overrides call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing. Overrides call `super`.
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

    /// Whether it follows a touch.
    open private(set) var isTracking = false
    /// Whether the touch that it follows is in its bounds, or not far from them.
    open private(set) var isTouchInside = false

    /// How far from the bounds a finger still counts as inside, in points.
    @_spi(Collage)
    open var touchSlop: CGFloat { 70 }

    /// The event that stands for what the control is mainly for, in addition to `.primaryActionTriggered`; buttons
    /// say `.touchUpInside`.
    @_spi(Collage)
    open var primaryEvent: Event? { nil }

    /// Called when a touch begins; false stops following it. True by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has moved; false stops following it. True by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has ended; the default does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is taken away; the default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts to follow the touch, and sends `.touchDown`.
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

    /// Follows the touch, and sends the events of dragging.
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

    /// Stops following the touch, and sends `.touchUpInside` or `.touchUpOutside`.
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

    /// Stops following the touch, and sends `.touchCancel`.
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

    /// Whether a recognizer of an enclosing view may have the touch: taps may not, for the control handles them.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.view !== self, isEnabled, keepsTaps,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    /// Whether a drag that begins on it may become a scroll; buttons say so.
    @_spi(Collage)
    open var yieldsTouchesToScrolling: Bool { false }

    /// Whether single taps are the control's own; the system's controls say so.
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
