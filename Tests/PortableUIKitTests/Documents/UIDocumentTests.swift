import CollageTesting
import Foundation
import Testing
@testable import PortableUIKit

@MainActor final class UIDocumentTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private lazy var url = folder.appendingPathComponent("Note.txt")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private final class Note: UIDocument {
        var text = ""
        var errors: [any Error] = []
        var calls: [String] = []
        var failsToWrite = false
        var textDuringSave: String?
        var handlesErrors = true

        override func contents(forType typeName: String) throws -> Any {
            calls.append("contents \(typeName)")
            if failsToWrite { throw CocoaError(.fileWriteUnknown) }
            return Data(text.utf8)
        }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            calls.append("load \(typeName ?? "nil")")
            text = String(decoding: try #require(contents as? Data), as: UTF8.self)
        }

        override func writeContents(
            _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
        ) throws {
            if let textDuringSave {
                text = textDuringSave
                updateChangeCount(.done)
            }
            try super.writeContents(contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
        }

        override func disableEditing() { calls.append("disable") }
        override func enableEditing() { calls.append("enable") }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            if handlesErrors { super.handleError(error, userInteractionPermitted: userInteractionPermitted) }
        }
        override func finishedHandlingError(_ error: any Error, recovered: Bool) {
            super.finishedHandlingError(error, recovered: recovered)
            errors.append(error)
            #expect(!recovered)
        }
        override func userInteractionNoLongerPermitted(forError error: any Error) { calls.append("no interaction") }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            calls.append("restore \(activity.activityType)")
        }
    }

    private func write(_ text: String) throws { try Data(text.utf8).write(to: url) }
    private func readFile() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

    private func openNote(_ text: String = "a") async throws -> Note {
        try write(text)
        let note = Note(fileURL: url)
        #expect(await note.open())
        return note
    }

    @Test func `a new document is closed, and has the name and the type of its file`() {
        let note = Note(fileURL: url)
        #expect(note.documentState == .closed && !note.hasUnsavedChanges && note.fileModificationDate == nil)
        #expect(note.localizedName == "Note" && note.fileType == "public.plain-text")
        #expect(note.savingFileType == note.fileType && note.progress == nil && note.userActivity == nil)
        #expect(note.fileNameExtension(forType: "com.adobe.pdf", saveOperation: .forCreating) == "pdf")
        #expect(note.fileNameExtension(forType: nil, saveOperation: .forCreating) == "txt")
    }

    @Test func `opening loads the contents`() async throws {
        let note = try await openNote("Hello")
        #expect(note.text == "Hello" && note.documentState == .normal && note.fileModificationDate != nil)
        #expect(note.calls == ["disable", "load public.plain-text", "enable"])
        #expect(!note.hasUnsavedChanges)
    }

    @Test func `a missing file leaves the document closed, with an error`() async {
        let note = Note(fileURL: url)
        #expect(await !note.open())
        #expect(note.documentState == .closed && note.errors.count == 1)
    }

    @Test func `a created document is open`() async throws {
        let note = Note(fileURL: url)
        note.text = "New"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(try readFile() == "New")
        #expect(note.documentState == .normal && note.fileModificationDate != nil)
        #expect(note.calls == ["contents public.plain-text"])
    }

    @Test func `saving under another URL changes the URL`() async throws {
        let note = try await openNote()
        let other = folder.appendingPathComponent("Other.txt")
        #expect(await note.save(to: other, for: .forCreating))
        #expect(note.fileURL == other && note.localizedName == "Other")
    }

    @Test func `changes are counted, and undoing all of them leaves none`() async throws {
        let note = try await openNote()
        note.updateChangeCount(.done)
        note.updateChangeCount(.done)
        note.updateChangeCount(.undone)
        #expect(note.hasUnsavedChanges)
        note.updateChangeCount(.undone)
        #expect(!note.hasUnsavedChanges)
        note.updateChangeCount(.redone)
        #expect(note.hasUnsavedChanges)
        note.updateChangeCount(.cleared)
        #expect(!note.hasUnsavedChanges)
    }

    @Test func `changes during a save stay unsaved`() async throws {
        let note = try await openNote()
        note.updateChangeCount(.done)
        note.textDuringSave = "later"
        #expect(await note.autosave())
        #expect(note.hasUnsavedChanges && note.text == "later")
        #expect(try readFile() == "a")
        note.textDuringSave = nil
        #expect(await note.autosave())
        #expect(try readFile() == "later")
        #expect(!note.hasUnsavedChanges)
    }

    @Test func `autosaving and closing write only changes`() async throws {
        let note = try await openNote()
        note.text = "b"
        #expect(await note.autosave())
        #expect(try readFile() == "a")
        note.updateChangeCount(.done)
        #expect(await note.close())
        #expect(try readFile() == "b")
        #expect(note.documentState == .closed && !note.hasUnsavedChanges)
    }

    @Test func `a failed save is reported in the state, and the file and the document are kept`() async throws {
        let note = try await openNote()
        note.failsToWrite = true
        note.updateChangeCount(.done)
        #expect(await !note.autosave())
        #expect(note.documentState == .savingError && note.errors.count == 1 && note.hasUnsavedChanges)
        #expect(await !note.close())
        #expect(note.documentState == .savingError)
        #expect(try readFile() == "a")
        note.failsToWrite = false
        #expect(await note.close())
        #expect(note.documentState == .closed)
    }

    @Test func `a failure while writing keeps the existing file`() async throws {
        let note = try await openNote("old")
        let missing = folder.appendingPathComponent("missing/Note.txt")
        #expect(await !note.save(to: missing, for: .forCreating))
        #expect(note.fileURL == url && note.documentState == .savingError)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Note.txt"])
    }

    @Test func `reverting discards changes and undo actions`() async throws {
        let note = try await openNote()
        note.text = "b"
        note.undoManager?.registerUndo(withTarget: note) { $0.text = "a" }
        note.updateChangeCount(.done)
        #expect(await note.revert(toContentsOf: url))
        #expect(note.text == "a" && !note.hasUnsavedChanges && note.undoManager?.canUndo == false)
        try FileManager.default.removeItem(at: url)
        #expect(await !note.revert(toContentsOf: url))
        #expect(note.documentState == .savingError)
    }

    @Test func `actions of the undo manager are changes`() async throws {
        let note = try await openNote()
        let manager = try #require(note.undoManager)
        #expect(note.undoManager === manager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: note) { note in
            manager.registerUndo(withTarget: note) { $0.text = "b" }
            note.text = "a"
        }
        manager.endUndoGrouping()
        #expect(note.hasUnsavedChanges)
        manager.undo()
        #expect(!note.hasUnsavedChanges)
        manager.redo()
        #expect(note.hasUnsavedChanges)
        note.updateChangeCount(.cleared)
        note.undoManager = nil
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        #expect(!note.hasUnsavedChanges)
    }

    @Test func `each change of the state posts a notification`() async throws {
        try write("a")
        let note = Note(fileURL: url)
        var states: [UIDocument.State] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { [weak note] _ in
            MainActor.assumeIsolated { states.append(note?.documentState ?? []) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(await note.open())
        #expect(await note.close())
        #expect(states == [[.closed, .editingDisabled], .closed, .normal, .closed])
    }

    @Test func `changes are saved after some seconds, and in the background`() async throws {
        let host = TestHost()
        let note = try await openNote()
        host.show(UIViewController())
        func save(_ text: String, when event: () -> Void) async {
            host.run {
                note.text = text
                note.updateChangeCount(.done)
                event()
            }
            for _ in 0..<100 where note.hasUnsavedChanges { await Task.yield() }
        }
        await save("b") { host.advance(by: 20) }
        #expect(try readFile() == "b")
        await save("c") {
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        #expect(try readFile() == "c")
        #expect(!note.hasUnsavedChanges)
    }

    @Test func `a user activity contains the URL of the file`() {
        let note = Note(fileURL: url), activity = NSUserActivity(activityType: "a")
        note.userActivity = activity
        #expect(activity.userInfo?[NSUserActivityDocumentURLKey] as? URL == url)
        let restored: [any UIUserActivityRestoring] = [note]
        restored[0].restoreUserActivityState(activity)
        #expect(note.calls == ["restore a"])
    }

    @Test func `a user activity is updated until the document has another one, and doesn't keep the document`() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let host = TestHost(), activity = NSUserActivity(activityType: "a")
        host.launch(Delegate())
        func save() -> Bool {
            activity.userInfo = nil
            host.run {
                activity.needsSave = true
                activity.becomeCurrent()
            }
            host.enterBackground()
            host.enterForeground()
            return activity.userInfo?[NSUserActivityDocumentURLKey] != nil
        }
        weak var released: Note?
        do {
            let note = Note(fileURL: url)
            released = note
            note.userActivity = activity
            #expect(save())
            note.userActivity = nil
            #expect(!save())
            note.userActivity = activity
        }
        #expect(released == nil && !save())
    }

    @Test func `an error that isn't handled by the time the app is in the background can't be shown anymore`() async {
        let note = Note(fileURL: url)
        note.handlesErrors = false
        #expect(await !note.open())
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(note.calls.count { $0 == "no interaction" } == 1 && note.errors.isEmpty)
        note.handlesErrors = true
        #expect(await !note.open())
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(note.calls.count { $0 == "no interaction" } == 1 && note.errors.count == 1)
    }

    @Test func `closed documents are deallocated`() async throws {
        weak var document: UIDocument?
        weak var token: NSObject?
        do {
            let note = try await openNote()
            let held = NSObject()
            token = held
            _ = note.undoManager
            note.updateChangeCount(.done)
            await withCheckedContinuation { continuation in
                note.close { _ in
                    _ = held
                    continuation.resume()
                }
            }
            document = note
        }
        await Task.yield()
        #expect(document == nil && token == nil)
    }

    @Test func `misuse ends the process`() async {
        let remote = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIDocument(fileURL: URL(string: "https://example.com")!) }
        }
        #expect(remote.message.contains("isn't a file URL"))
        let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = try? UIDocument(fileURL: URL(fileURLWithPath: "/a")).contents(forType: "") }
        }
        #expect(plain.message.contains("must be overridden"))
    }
}
