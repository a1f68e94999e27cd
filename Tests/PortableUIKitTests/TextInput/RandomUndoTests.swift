import CollageTesting
import Testing

/// Random edits that are undone and redone.
@MainActor struct RandomUndoTests {
    /// An edit, as the keyboard or an input method makes it.
    enum Edit: CaseIterable {
        case letter, newline, delete, select, compose, finish, undo, redo, pause
    }

    private func apply(_ edit: Edit, to note: UITextView, _ host: TestHost, using generator: inout SeededGenerator) {
        switch edit {
        case .letter: note.insertText(["a", "b ", "ü"].randomElement(using: &generator)!)
        case .newline: note.insertText("\n")
        case .delete: note.deleteBackward()
        case .select:
            let count = (note.text as NSString).length
            let start = Int.random(in: 0...count, using: &generator)
            note.selectedRange = NSRange(location: start, length: Int.random(in: 0...count - start, using: &generator))
        case .compose:
            let text = ["n", "ni", "日本", ""].randomElement(using: &generator)!
            note.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        case .finish: note.unmarkText()
        case .undo: note.undoManager?.undo()
        case .redo: note.undoManager?.redo()
        case .pause: host.advance(by: 1)
        }
    }

    @Test func `undoing and redoing restores earlier states`() throws {
        for seed in RandomTrials.seeds(200) {
            var generator = SeededGenerator(seed: seed)
            let host = TestHost(), note = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
            note.text = "One two"
            host.show(note)
            try #require(note.becomeFirstResponder())
            let undo = try #require(note.undoManager)
            var edits: [Edit] = []
            for _ in 0..<Int.random(in: 1...14, using: &generator) {
                let edit = Edit.allCases.randomElement(using: &generator)!
                edits.append(edit)
                apply(edit, to: note, host, using: &generator)
                host.advance(by: 1.0 / 60)
            }
            note.unmarkText()
            host.advance(by: 1)
            // The texts from the last one back to the first, and forward again.
            while undo.canRedo { undo.redo() }
            var texts = [note.text]
            while undo.canUndo {
                undo.undo()
                host.advance(by: 1.0 / 60)
                texts.append(note.text)
            }
            #expect(note.text == "One two", "seed \(seed): \(edits)")
            for expected in texts.dropLast().reversed() {
                #expect(undo.canRedo, "seed \(seed): \(edits)")
                undo.redo()
                host.advance(by: 1.0 / 60)
                #expect(note.text == expected, "seed \(seed): \(edits)")
            }
            #expect(!undo.canRedo, "seed \(seed): \(edits)")
        }
    }
}
