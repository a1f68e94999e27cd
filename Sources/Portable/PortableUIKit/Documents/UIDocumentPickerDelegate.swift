import Foundation

/// Methods that respond to the user's choice in a document picker. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose files or a destination. The default calls the older method if there's one
    /// URL.
    ///
    /// - Parameters:
    ///   - controller: The picker, which has already been dismissed.
    ///   - urls: The files that the user opened, or the exported files in their new folder.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Tells the delegate that the user canceled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// Tells the delegate that the user chose a file. It isn't called if the delegate implements the method for several
    /// files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls the method for one file if there's one URL. This is the default implementation.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if urls.count == 1 { documentPicker(controller, didPickDocumentAt: urls[0]) }
    }

    /// Does nothing. This is the default implementation.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    /// Does nothing. This is the default implementation.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// The tasks of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies of the user's files are opened.
    case `import` = 0
    /// The user's files are opened.
    case open = 1
    /// Copies of the app's files are saved in a folder.
    case exportToService = 2
    /// The app's files are moved to a folder.
    case moveToService = 3
}
