import Foundation

extension UIDocument {
    /// The kinds of changes of a document.
    public enum ChangeKind: Int, Sendable {
        /// A change by the user.
        case done = 0
        /// A change that was undone.
        case undone = 1
        /// A change that was made again after it was undone.
        case redone = 2
        /// The document has no unsaved changes.
        case cleared = 3
    }

    /// The reasons for saving a document.
    public enum SaveOperation: Int, Sendable {
        /// The file is new.
        case forCreating = 0
        /// The file exists already.
        case forOverwriting = 1
    }

    /// The states of a document.
    public struct State: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates an option set from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The document is open, without any problem.
        public static var normal: State { [] }
        /// The document wasn't opened yet, couldn't be opened, or was closed.
        public static let closed = State(rawValue: 1 << 0)
        /// There are several versions of the file.
        ///
        /// Differs from UIKit: files are local, so there are no conflicts.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The document couldn't be saved or reverted.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user must not edit the document, because it's being read.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The document is being downloaded.
        ///
        /// Differs from UIKit: files are local, so there's no progress.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// The kinds of new documents that an app creates.
    public struct CreationIntent: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates an intent from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An empty document.
        public static let `default` = CreationIntent(rawValue: "UIDocumentCreationIntentDefault")
    }
}

/// The key of a user activity's information for the URL of its document.
public let NSUserActivityDocumentURLKey = "NSUserActivityDocumentURL"
