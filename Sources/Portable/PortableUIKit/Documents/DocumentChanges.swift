import Foundation

/// The number of changes of a document since it was opened, and their number when it was saved.
struct DocumentChanges {
    private var count = 0
    private var savedCount = 0

    /// A Boolean value that indicates whether there are changes since the document was saved. Undoing all of them leaves
    /// none.
    var isUnsaved: Bool { count != savedCount }

    mutating func add(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: count += 1
        case .undone: count -= 1
        case .cleared: savedCount = count
        }
    }

    /// The state when a save begins. Changes during the save stay unsaved.
    final class Token {
        fileprivate let count: Int

        fileprivate init(count: Int) {
            self.count = count
        }
    }

    var token: Token { Token(count: count) }

    mutating func didSave(_ token: Token) { savedCount = token.count }
}
