import CollageTesting
import Foundation
import PortableUIKit
import Testing

@MainActor struct UndoGroupTests {
    /// An object with a number whose changes can be undone.
    @MainActor private final class Counter {
        var values: [Int] = []
        let manager = UndoManager()
        private(set) var value = 0

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    /// Receives an event that has no effect.
    private func event(on host: TestHost) { host.hover(at: nil) }

    @Test func `changes of one event are undone together, and redone together`() {
        let host = TestHost(), counter = Counter(), manager = counter.manager
        counter.set(1)
        counter.set(2)
        event(on: host)
        counter.set(3)
        #expect(manager.groupingLevel == 1 && manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 3 && manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 2)
    }

    @Test func `a change after an undo clears the redo stack`() {
        let host = TestHost(), counter = Counter()
        counter.set(1)
        event(on: host)
        counter.manager.undo()
        counter.set(5)
        #expect(!counter.manager.canRedo)
        counter.manager.redo()
        #expect(counter.value == 5)
    }

    @Test func `nested groups are undone with the outermost`() {
        let counter = Counter(), manager = counter.manager
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        counter.set(1)
        manager.beginUndoGrouping()
        counter.set(2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test
    func
        `the number of groups is limited, nothing is registered while registration is off, and a removed target has no actions`()
    {
        let host = TestHost(), counter = Counter(), manager = counter.manager
        manager.levelsOfUndo = 2
        for value in 1...4 {
            counter.set(value)
            event(on: host)
        }
        while manager.canUndo { manager.undo() }
        #expect(counter.value == 2)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canRedo)
        manager.disableUndoRegistration()
        counter.set(9)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }

    @Test func `a deallocated target leaves its group without effect, and isn't retained`() {
        let manager = UndoManager()
        var target: Counter? = Counter()
        weak let reference = target
        if let target { manager.registerUndo(withTarget: target) { $0.set(1) } }
        target = nil
        #expect(reference == nil && manager.canUndo)
        manager.undo()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `names move with their groups from undo to redo and back`() {
        let host = TestHost(), counter = Counter(), manager = counter.manager
        #expect(manager.undoMenuItemTitle == "Undo")
        counter.set(1)
        manager.setActionName("Typing")
        event(on: host)
        #expect(manager.undoMenuItemTitle == "Undo Typing")
        manager.undo()
        #expect(manager.redoActionName == "Typing" && manager.undoActionName.isEmpty)
        manager.redo()
        #expect(manager.undoActionName == "Typing" && manager.redoMenuItemTitle == "Redo")
    }

    @Test func `observers are notified of each group`() {
        let counter = Counter()
        nonisolated(unsafe) var heard: [String] = []
        let names: [NSNotification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
            .NSUndoManagerDidUndoChange,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: counter.manager, queue: nil) { _ in
                heard.append(name.rawValue.replacing("NSUndoManager", with: "").replacing("Notification", with: ""))
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        counter.set(1)
        counter.manager.undo()
        #expect(
            heard == [
                "DidOpenUndoGroup", "DidCloseUndoGroup", "WillUndoChange", "DidOpenUndoGroup", "DidCloseUndoGroup",
                "DidUndoChange",
            ])
    }
}
