import Foundation
@_spi(Collage) import PortableQuartz

/// An object that manages the data of a document: it reads and writes the file, and saves changes automatically.
///
/// Subclasses override ``contents(forType:)`` and ``load(fromContents:ofType:)``.
///
/// ```swift
/// final class Note: UIDocument {
///     var text = "" {
///         didSet { updateChangeCount(.done) }
///     }
///
///     override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///
///     override func load(fromContents contents: Any, ofType typeName: String?) throws {
///         guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
///         text = String(decoding: data, as: UTF8.self)
///     }
/// }
/// ```
///
/// Differs from UIKit: files are read and written on the main thread, and without file coordination. Foundation has no file
/// wrappers on Linux, so documents that are folders override ``read(from:)`` and
/// ``writeContents(_:to:for:originalContentsURL:)``.
@preconcurrency @MainActor
open class UIDocument: NSObject, UIUserActivityRestoring {
    /// The name of the notification that a document posts after its state has changed.
    public nonisolated class var stateChangedNotification: NSNotification.Name {
        NSNotification.Name("UIDocumentStateChangedNotification")
    }

    /// The time between a change and automatic saving, in seconds.
    private static let autosaveDelay: TimeInterval = 15

    private var file: (url: URL, modificationDate: Date?)
    private var changes = DocumentChanges()
    private var observation = Observation()

    /// The undo manager, and the observers of its changes and of the application's.
    private struct Observation {
        var undoManager: UndoManager?
        var undoObservers: [any NSObjectProtocol] = []
        var backgroundObserver: (any NSObjectProtocol)?
        /// The error that the app is handling.
        var error: (any Error)?
    }

    /// The URL of the file. Saving under another URL changes it.
    open var fileURL: URL { file.url }

    /// The date of the file's last change, when the document was read or saved. It's `nil` before.
    open var fileModificationDate: Date? {
        get { file.modificationDate }
        set { file.modificationDate = newValue }
    }

    /// Creates a document, which isn't opened yet.
    ///
    /// - Parameter url: The URL of the file, which doesn't need to exist. Raises an exception if it isn't a file URL.
    public init(fileURL url: URL) {
        guard url.isFileURL else { fatalError("-[UIDocument initWithFileURL:]: fileURL isn't a file URL: \(url)") }
        file = (url, nil)
        super.init()
    }

    isolated deinit {
        for observer in observation.undoObservers + [observation.backgroundObserver].compactMap({ $0 }) {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    // MARK: Properties

    /// The name of the document: the name of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The identifier of the file's type, according to its extension, or `nil` without an extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }

    /// The identifier of the type in which the document is saved. The default is ``fileType``.
    open var savingFileType: String? { fileType }

    /// Returns the extension of files of a type. By default, it's the preferred extension of the type, or the extension
    /// of the file.
    open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String {
        guard let typeName, typeName != fileType else { return fileURL.pathExtension }
        return UTType(typeName)?.preferredFilenameExtension ?? fileURL.pathExtension
    }

    /// The state of the document. It's initially `.closed`.
    open private(set) var documentState: UIDocument.State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
            StateChangedMessage(document: self).post(from: self)
        }
    }

    /// The progress of downloading the file. It's always `nil`, because files are local.
    open var progress: Progress? { nil }

    /// The user activity of the document. The default is `nil`.
    open var userActivity: NSUserActivity? {
        didSet {
            oldValue?.removeContributor(self)
            userActivity?.addContributor(self) { [weak self] in self?.updateUserActivityState($0) }
            if let userActivity { updateUserActivityState(userActivity) }
        }
    }

    // MARK: Contents

    /// Returns the contents that are saved, as `Data`. Subclasses must override it.
    ///
    /// - Parameter typeName: The identifier of the type in which the document is saved.
    open func contents(forType typeName: String) throws -> Any {
        fatalError("-[UIDocument contentsForType:error:] must be overridden by \(type(of: self)).")
    }

    /// Loads the contents of the file. The default does nothing.
    ///
    /// - Parameters:
    ///   - contents: The file as `Data`.
    ///   - typeName: The identifier of the file's type.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Reads a file. By default, it calls ``load(fromContents:ofType:)`` with the contents.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
    }

    /// Writes contents to a file, without destroying an existing one if it fails.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws {
        let original = saveOperation == .forOverwriting ? fileURL : nil
        try DocumentFile.writeSafely(to: url) {
            try writeContents(contents, to: $0, for: saveOperation, originalContentsURL: original)
        }
        let attributes = (additionalFileAttributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) {
            let name =
                ($1.key.base as? FileAttributeKey) ?? ($1.key.base as? String).map(FileAttributeKey.init(rawValue:))
            if let name { $0[name] = $1.value }
        }
        if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
    }

    /// Writes contents to a file. By default, they must be `Data`.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation,
        originalContentsURL originalContentsUrl: URL?
    ) throws {
        try DocumentFile.write(contents, to: url)
    }

    /// Returns the attributes of the file that's written. The default is empty.
    open func fileAttributesToWrite(
        to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] { [:] }

    /// Calls a closure that reads or writes the file, after the current work on the main thread.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        Task { block() }
    }

    // MARK: Opening and closing

    /// Reads the file.
    ///
    /// - Parameter completionHandler: A closure that's called with a Boolean value that indicates success.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        performAsynchronousFileAccess { [self] in
            let isOpen = load(fileURL)
            if isOpen {
                documentState.remove(.closed)
                observeBackground()
            }
            completionHandler?(isOpen)
        }
    }

    /// Saves the document if it has changes, and closes it.
    ///
    /// - Parameter completionHandler: A closure that's called with a Boolean value that indicates success. The document
    ///   stays open if it can't be saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        cancelAutosave()
        func end(isSaved: Bool) {
            if isSaved {
                documentState = .closed
                observation.backgroundObserver.map(NotificationCenter.default.removeObserver)
                observation.backgroundObserver = nil
            }
            completionHandler?(isSaved)
        }
        if hasUnsavedChanges {
            autosave { end(isSaved: $0) }
        } else {
            performAsynchronousFileAccess { end(isSaved: true) }
        }
    }

    /// Reads another file, and discards all changes.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        performAsynchronousFileAccess { [self] in
            let isReverted = load(url)
            if isReverted {
                observation.undoManager?.removeAllActions()
                documentState.remove(.savingError)
            } else {
                documentState.insert(.savingError)
            }
            completionHandler?(isReverted)
        }
    }

    /// Reads a file, and reports an error. Editing is disabled in the meantime.
    private func load(_ url: URL) -> Bool {
        documentState.insert(.editingDisabled)
        disableEditing()
        defer {
            enableEditing()
            documentState.remove(.editingDisabled)
        }
        do {
            try read(from: url)
            fileModificationDate = DocumentFile.modificationDate(of: url)
            updateChangeCount(.cleared)
            return true
        } catch {
            report(error)
            return false
        }
    }

    /// Called before the document is read, when the user must not edit it. The default does nothing.
    open func disableEditing() {}

    /// Called after the document was read. The default does nothing.
    open func enableEditing() {}

    // MARK: Saving

    /// Saves the document.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - saveOperation: The reason for saving. After a document is created, it's open.
    ///   - completionHandler: A closure that's called with a Boolean value that indicates success.
    open func save(
        to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        cancelAutosave()
        let token = changeCountToken(for: saveOperation)
        do {
            let contents = try contents(forType: savingFileType ?? "")
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            performAsynchronousFileAccess { [self] in
                let result = Result {
                    try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
                }
                let isSaved = didSave(result, to: url, token: token, for: saveOperation)
                completionHandler?(isSaved)
            }
        } catch {
            let isSaved = didSave(.failure(error), to: url, token: token, for: saveOperation)
            completionHandler?(isSaved)
        }
    }

    private func didSave(
        _ result: Result<Void, any Error>, to url: URL, token: Any, for saveOperation: UIDocument.SaveOperation
    ) -> Bool {
        switch result {
        case .success:
            file.url = url
            fileModificationDate = DocumentFile.modificationDate(of: url)
            updateChangeCount(withToken: token, for: saveOperation)
            documentState.remove(.savingError)
            if saveOperation == .forCreating {
                documentState.remove(.closed)
                observeBackground()
            }
            return true
        case .failure(let error):
            documentState.insert(.savingError)
            report(error)
            return false
        }
    }

    /// Saves the document if it has changes. It's called automatically after a change, when the app enters the background,
    /// and when the document is closed.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    private static let autosaveSelector = Selector("autosaveAfterDelay", UIDocument.autosaveAfterDelay)

    private func autosaveAfterDelay() { autosave() }

    private func cancelAutosave() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Self.autosaveSelector, object: nil)
    }

    private func observeBackground() {
        guard observation.backgroundObserver == nil else { return }
        observation.backgroundObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.didEnterBackground() }
        }
    }

    private func didEnterBackground() {
        if let error = observation.error {
            observation.error = nil
            userInteractionNoLongerPermitted(forError: error)
        }
        autosave()
    }

    // MARK: Changes

    /// A Boolean value that indicates whether the document has changes that aren't saved.
    open var hasUnsavedChanges: Bool { changes.isUnsaved }

    /// Records a change. Without an undo manager, call it with `.done` after each one.
    open func updateChangeCount(_ change: UIDocument.ChangeKind) {
        changes.add(change)
        cancelAutosave()
        guard changes.isUnsaved, !documentState.contains(.closed) else { return }
        perform(Self.autosaveSelector, with: nil, afterDelay: Self.autosaveDelay)
    }

    /// Returns an object with the changes up to now, for ``updateChangeCount(withToken:for:)``.
    open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { changes.token }

    /// Records that the changes up to a token have been saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) {
        guard let token = changeCountToken as? DocumentChanges.Token else { return }
        changes.didSave(token)
    }

    /// The undo manager of the document, whose actions are changes. It's created when it's read first.
    open var undoManager: UndoManager? {
        get {
            if observation.undoManager == nil { observe(UndoManager()) }
            return observation.undoManager
        }
        set { observe(newValue) }
    }

    private func observe(_ manager: UndoManager?) {
        observation.undoObservers.forEach(NotificationCenter.default.removeObserver)
        (observation.undoManager, observation.undoObservers) = (manager, [])
        guard let manager else { return }
        let changes: [(NSNotification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        observation.undoObservers = changes.map { name, change in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.undoManagerDidChange(change) }
            }
        }
    }

    /// Records a change by the undo manager. Groups that are closed while it's undoing or redoing, or inside other groups,
    /// aren't changes.
    private func undoManagerDidChange(_ change: ChangeKind) {
        guard let manager = observation.undoManager else { return }
        if change == .done, manager.isUndoing || manager.isRedoing || manager.groupingLevel > 0 { return }
        updateChangeCount(change)
    }

    // MARK: Errors

    private func report(_ error: any Error) {
        observation.error = error
        observeBackground()
        handleError(error, userInteractionPermitted: true)
    }

    /// Handles an error of reading or writing. The default calls ``finishedHandlingError(_:recovered:)``. An override that
    /// shows the error calls it later.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// Called after an error was handled. Overrides must call `super`.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {
        observation.error = nil
    }

    /// Called when the application enters the background before an error was handled. The default does nothing.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: User activities

    /// Adds the URL of the file to a user activity.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [NSUserActivityDocumentURLKey: fileURL])
    }

    /// Restores the state of a user activity. The default does nothing.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
