import Foundation
import PortableUIKit

/// UIKit's text field with the properties of the environment.
struct TextInput: View {
    let text: Binding<String>
    let title: FieldTitle
    var isSecure = false
    /// A closure that's called after editing has ended.
    var committed: (@MainActor () -> Void)?
    /// The closures of the older initializers of fields.
    var editing: EditingActions?
    var selection: Binding<TextSelection?>?
    @Environment(\.self) private var environment
    @State private var field = FieldReference()

    var body: some View {
        let (text, title, isSecure, environment, reference) = (text, title, isSecure, environment, field)
        let focus = environment.fieldFocus
        let (committed, editing, selection) = (committed, editing, selection)
        reference.focusDidChange = { isFocused in
            focus?.move(isFocused)
            if !isFocused { committed?() }
            editing?.changed(isFocused)
        }
        reference.submit =
            [committed, editing?.commit].compactMap { $0 } + environment.submitActions(of: .text)
        return ControlHost(
            make: { reference.makeField() },
            update: { field in
                field.isSecureTextEntry = isSecure
                field.placeholder = title.placeholder(in: environment)
                field.accessibilityLabel = title.accessibilityLabel(in: environment)
                field.font = (environment.font ?? .body).uiFont(in: environment)
                field.textAlignment = environment.multilineTextAlignment.fieldAlignment
                field.borderStyle = environment.textInput.hasRoundedBorder ? .roundedRect : .none
                environment.textInput.apply(to: field)
                if !text.wrappedValue.hasSameScalars(as: field.text ?? "") { field.text = text.wrappedValue }
                reference.show(selection, in: field)
            }, changed: { text.wrappedValue = $0.text ?? "" }, event: .editingChanged,
            size: { proposal, field in
                let own = field.intrinsicContentSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            }
        )
        .moves(reference, with: focus)
    }
}

extension FieldReference {
    /// Shows the selection of a binding, which receives the user's selection.
    fileprivate func show(_ selection: Binding<TextSelection?>?, in field: UITextField) {
        guard let selection else {
            if field.delegate is SelectionObserver { field.delegate = nil }
            return
        }
        let observer = selectionObserver ?? SelectionObserver()
        observer.selection = selection
        self.selectionObserver = observer
        field.delegate = observer
        let text = field.text ?? ""
        guard let range = selection.wrappedValue?.range(in: text), range != field.selectedOffsets,
            let start = field.position(from: field.beginningOfDocument, offset: range.location),
            let end = field.position(from: start, offset: range.length)
        else { return }
        field.selectedTextRange = field.textRange(from: start, to: end)
    }

    fileprivate func makeField() -> UITextField {
        let field = UITextField()
        self.field = field
        let events: [(UIControl.Event, @MainActor (FieldReference) -> Void)] = [
            (.editingDidBegin, { $0.focusDidChange(true) }),
            (.editingDidEnd, { $0.focusDidChange(false) }),
            (.editingDidEndOnExit, { reference in reference.submit.forEach { $0() } }),
        ]
        for (event, action) in events {
            field.addAction(
                UIAction { [weak self] _ in
                    if let self { action(self) }
                }, for: event)
        }
        return field
    }
}

/// An object that writes the selection of a text field to a binding.
final class SelectionObserver: NSObject, UITextFieldDelegate {
    var selection: Binding<TextSelection?>?

    func textFieldDidChangeSelection(_ textField: UITextField) {
        guard let selection, let offsets = textField.selectedOffsets else { return }
        let current = TextSelection(offsets, in: textField.text ?? "")
        if selection.wrappedValue != current { selection.wrappedValue = current }
    }
}

extension UITextField {
    /// The selected range in UTF-16 units, or `nil` if there's none.
    fileprivate var selectedOffsets: NSRange? {
        guard let range = selectedTextRange else { return nil }
        let start = offset(from: beginningOfDocument, to: range.start)
        return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }
}
