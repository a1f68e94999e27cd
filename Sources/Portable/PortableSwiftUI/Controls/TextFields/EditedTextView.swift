import PortableUIKit

/// A text view whose text is the app's.
class EditedTextView: UITextView, UITextViewDelegate {
    /// Gets the text when a person has changed it.
    var changed: (String) -> Void = { _ in }

    private weak var reference: FieldReference?

    init(_ reference: FieldReference) {
        self.reference = reference
        super.init(frame: .zero, textContainer: nil)
        delegate = self
        reference.field = self
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text as the environment wants it.
    func show(_ text: String, _ environment: EnvironmentValues) {
        font = (environment.font ?? .body).uiFont(in: environment)
        textAlignment = environment.multilineTextAlignment.fieldAlignment
        isEditable = environment.isEnabled
        isSelectable = environment.isEnabled
        environment.textInput.apply(to: self)
        // Setting it moves the caret.
        if self.text != text { self.text = text }
    }

    func textViewDidChange(_ textView: UITextView) {
        changed(text)
        setNeedsLayout()
    }

    func textViewDidBeginEditing(_ textView: UITextView) { reference?.focusDidChange(true) }

    func textViewDidEndEditing(_ textView: UITextView) { reference?.focusDidChange(false) }
}
