/// An object that records operations to undo and redo changes.
///
/// Foundation has this class on Apple's platforms only. Operations that are registered during the same event are undone
/// together.
///
/// Differs from Foundation: invocations (`prepare(withInvocationTarget:)`) are missing, and the device determines the
/// extent of an event instead of the run loop.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private final class Group {
        var actions: [Action] = []
        var name = ""
        var isDiscardable = false
    }

    private struct Action {
        weak var target: AnyObject?
        let handler: @MainActor (AnyObject) -> Void
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    /// The number of the event for which a group was opened automatically.
    private var automaticEvent: Int?
    private var disableCount = 0

    /// Creates an undo manager without operations.
    public override init() {
        super.init()
    }

    // MARK: Groups

    /// Opens a group. Operations that are registered until it's closed are undone together.
    open func beginUndoGrouping() {
        closeAutomaticGroupOfOlderEvent()
        openAutomaticGroup()
        open()
    }

    /// Closes the group that was opened last. Must balance a call of ``beginUndoGrouping()``.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else {
            fatalError("-[UndoManager endUndoGrouping]: endUndoGrouping called with no matching begin")
        }
        close()
    }

    /// The number of open groups.
    open var groupingLevel: Int {
        closeAutomaticGroupOfOlderEvent()
        return openGroups.count
    }

    /// A Boolean value that indicates whether a group opens automatically for the operations of an event. The default
    /// is `true`.
    open var groupsByEvent = true

    /// The maximum number of groups. The default is 0, which means no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    private func open() {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        openGroups.append(Group())
        NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
    }

    private func close() {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        guard let group = openGroups.popLast() else { return }
        if openGroups.isEmpty { automaticEvent = nil }
        NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
        guard !group.actions.isEmpty else { return }
        if let outer = openGroups.last {
            outer.actions += group.actions
            if !group.name.isEmpty { outer.name = group.name }
            outer.isDiscardable = group.isDiscardable
        } else if isUndoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
            trim()
        }
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    private func openAutomaticGroup() {
        guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
        open()
        automaticEvent = DeviceContext.current.updates.eventCount
    }

    private func closeAutomaticGroupOfOlderEvent() {
        guard let automaticEvent, automaticEvent != DeviceContext.current.updates.eventCount, openGroups.count == 1
        else {
            return
        }
        close()
    }

    private func closeAutomaticGroup() {
        if automaticEvent != nil, openGroups.count == 1 { close() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: Registering

    /// A Boolean value that indicates whether operations are registered. It's `true` unless registration is disabled.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Disables the registration of operations. Each call must be balanced by ``enableUndoRegistration()``.
    open func disableUndoRegistration() {
        disableCount += 1
    }

    /// Enables the registration of operations again.
    open func enableUndoRegistration() {
        guard disableCount > 0 else {
            fatalError("-[UndoManager enableUndoRegistration]: enableUndoRegistration called with no matching disable")
        }
        disableCount -= 1
    }

    /// Registers an operation that undoes a change. The target isn't retained; after its deallocation, the operation
    /// has no effect.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        closeAutomaticGroupOfOlderEvent()
        openAutomaticGroup()
        guard let group = openGroups.last else {
            fatalError("-[UndoManager registerUndo]: must begin a group before registering undo")
        }
        group.actions.append(
            Action(target: target) { object in
                if let target = object as? TargetType { handler(target) }
            })
        // A new operation replaces the ones that could be redone.
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Registers a call of a method with an argument. The target isn't retained.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let argument = anObject
        registerUndo(withTarget: target as AnyObject) { selector.send(to: $0, sender: argument) }
    }

    /// Removes all operations.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups = []
        automaticEvent = nil
        disableCount = 0
    }

    /// Removes all operations on a target.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undoStack + redoStack + openGroups {
            group.actions.removeAll { $0.target == nil || $0.target === object }
        }
        undoStack.removeAll(where: \.actions.isEmpty)
        redoStack.removeAll(where: \.actions.isEmpty)
    }

    // MARK: Undoing

    /// A Boolean value that indicates whether there's an operation to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.first.map { !$0.actions.isEmpty } ?? false }
    /// A Boolean value that indicates whether there's an operation to redo.
    open var canRedo: Bool {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        return !redoStack.isEmpty
    }
    /// A Boolean value that indicates whether an undo operation is in progress.
    open private(set) var isUndoing = false
    /// A Boolean value that indicates whether a redo operation is in progress.
    open private(set) var isRedoing = false

    /// Closes the group that was opened automatically, and undoes the last group.
    open func undo() {
        closeAutomaticGroup()
        guard openGroups.isEmpty else {
            fatalError("-[UndoManager undo]: undo was called with too many nested undo groups")
        }
        undoNestedGroup()
    }

    /// Undoes the last closed group.
    open func undoNestedGroup() {
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        guard let group = undoStack.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
        isUndoing = true
        perform(group)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Redoes the group that was undone last.
    open func redo() {
        closeAutomaticGroup()
        NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
        guard let group = redoStack.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
        isRedoing = true
        perform(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// Performs the operations of a group in reverse order. The operations that they register form a group with the
    /// same name.
    private func perform(_ group: Group) {
        open()
        openGroups.last?.name = group.name
        for action in group.actions.reversed() {
            if let target = action.target { action.handler(target) }
        }
        close()
    }

    // MARK: Names

    /// The name of the action that undo reverts, for menus. The default is an empty string.
    open var undoActionName: String { (openGroups.first ?? undoStack.last)?.name ?? "" }
    /// The name of the action that redo repeats, for menus. The default is an empty string.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Sets the name of the current group's action.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.name = actionName
    }

    /// A Boolean value that indicates whether the operation to undo can be discarded without asking the user.
    open var undoActionIsDiscardable: Bool { (openGroups.first ?? undoStack.last)?.isDiscardable ?? false }
    /// A Boolean value that indicates whether the operation to redo can be discarded without asking the user.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    /// Sets whether the current group's changes can be discarded without asking the user.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (openGroups.last ?? undoStack.last)?.isDiscardable = discardable
    }

    /// The title of a menu item that undoes: "Undo" with the name of the action.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item that redoes: "Redo" with the name of the action.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns "Undo" with the name of an action.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns "Redo" with the name of an action.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension NSNotification.Name {
    /// Posted before a group is opened or closed, and before anything is undone.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before an operation is undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after an operation was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before an operation is redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after an operation was redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
