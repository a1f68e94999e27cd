import Foundation
import PortableUIKit

/// UIKit's field, as the environment wants it.
struct TextInput: View {
    let text: Binding<String>
    let prompt: Text
    let isSecure: Bool
    /// Hears that editing has ended.
    var committed: (@MainActor () -> Void)?
    @Environment(\.self) private var environment
    @State private var field = FieldReference()

    var body: some View {
        let (text, isSecure, environment, reference) = (text, isSecure, environment, field)
        let placeholder = prompt.string(in: environment)
        let focus = environment.fieldFocus
        let committed = committed
        reference.focusDidChange = { isFocused in
            focus?.move(isFocused)
            if !isFocused { committed?() }
        }
        reference.submit = (committed.map { [$0] } ?? []) + environment.submitActions
        return ControlHost(
            make: { reference.makeField() },
            update: { field in
                field.isSecureTextEntry = isSecure
                field.placeholder = placeholder
                field.accessibilityLabel = placeholder
                field.font = (environment.font ?? .body).uiFont(in: environment)
                field.textAlignment = environment.multilineTextAlignment.fieldAlignment
                environment.textInput.apply(to: field)
                if field.text != text.wrappedValue { field.text = text.wrappedValue }
            }, changed: { text.wrappedValue = $0.text ?? "" }, event: .editingChanged,
            size: { proposal, field in
                let own = field.intrinsicContentSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            }
        )
        .onAppear { if focus?.isFocused == true { reference.move(true) } }
        .onChange(of: focus?.isFocused) { _, isFocused in
            if let isFocused { reference.move(isFocused) }
        }
    }
}

extension TextAlignment {
    fileprivate var fieldAlignment: NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}

/// A field, and where what happens to it goes.
@MainActor
private final class FieldReference {
    private weak var field: UITextField?
    var focusDidChange: (Bool) -> Void = { _ in }
    var submit: [@MainActor () -> Void] = []

    func makeField() -> UITextField {
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

    /// Gives the field the keyboard, or takes it away.
    func move(_ isFocused: Bool) {
        guard let field, field.isFirstResponder != isFocused else { return }
        _ = isFocused ? field.becomeFirstResponder() : field.resignFirstResponder()
    }
}
