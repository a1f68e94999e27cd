import PortableUIKit

/// A text view whose text is bound to the app's text.
class EditedTextView: UITextView, UITextViewDelegate {
    /// A closure that's called with the text after the user has changed it.
    var changed: (String) -> Void = { _ in }

    private weak var reference: FieldReference?

    init(_ reference: FieldReference) {
        self.reference = reference
        super.init(frame: .zero, textContainer: nil)
        delegate = self
        reference.field = self
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the text and the properties of the environment.
    func show(_ text: String, _ environment: EnvironmentValues) {
        font = (environment.font ?? .body).uiFont(in: environment)
        textAlignment = environment.multilineTextAlignment.fieldAlignment
        isEditable = environment.isEnabled
        isSelectable = environment.isEnabled
        environment.textInput.apply(to: self)
        // Setting an equal text would move the insertion point.
        if !text.hasSameScalars(as: self.text) { self.text = text }
    }

    private var selection: Binding<TextSelection?>?

    /// Shows the selection of a binding, which receives the user's selection.
    func show(_ selection: Binding<TextSelection?>?) {
        self.selection = selection
        guard let range = selection?.wrappedValue?.range(in: text), range != selectedRange else { return }
        selectedRange = range
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        guard let selection else { return }
        let current = TextSelection(selectedRange, in: text)
        if selection.wrappedValue != current { selection.wrappedValue = current }
    }

    func textViewDidChange(_ textView: UITextView) {
        changed(text)
        setNeedsLayout()
    }

    func textViewDidBeginEditing(_ textView: UITextView) { reference?.focusDidChange(true) }

    func textViewDidEndEditing(_ textView: UITextView) { reference?.focusDidChange(false) }
}
