import PortableCoreDataUndo
import PortableSwiftData
import PortableUIKit

extension ModelContext {
    /// The undo manager that changes are registered with. The default is `nil`.
    ///
    /// Differs from SwiftData: only the main context registers changes.
    public var undoManager: UndoManager? {
        get { managed.undoManager }
        set { managed.undoManager = newValue }
    }
}
