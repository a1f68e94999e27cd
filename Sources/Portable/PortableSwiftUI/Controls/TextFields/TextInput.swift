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
    @Environment(\.self) private var environment
    @State private var field = FieldReference()

    var body: some View {
        let (text, title, isSecure, environment, reference) = (text, title, isSecure, environment, field)
        let focus = environment.fieldFocus
        let (committed, editing) = (committed, editing)
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
                field.accessibilityLabel = title.name(in: environment)
                field.font = (environment.font ?? .body).uiFont(in: environment)
                field.textAlignment = environment.multilineTextAlignment.fieldAlignment
                field.borderStyle = environment.textInput.hasRoundedBorder ? .roundedRect : .none
                environment.textInput.apply(to: field)
                if field.text != text.wrappedValue { field.text = text.wrappedValue }
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
