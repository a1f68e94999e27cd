import Foundation
import PortableUIKit

/// A text field of an alert.
@MainActor
struct AlertField {
    let content: FieldContent
    let title: FieldTitle
    let environment: EnvironmentValues

    func configure(_ field: UITextField) {
        field.placeholder = title.placeholder(in: environment)
        field.accessibilityLabel = title.name(in: environment)
        environment.textInput.apply(to: field)
        if case .secure = content { field.isSecureTextEntry = true }
        field.text = text
        field.addAction(
            UIAction { action in
                guard let field = action.sender as? UITextField else { return }
                write(field.text ?? "")
            }, for: .editingChanged)
    }

    /// Shows a new text of the binding. A value isn't formatted while the user enters it.
    func update(_ field: UITextField) {
        field.isEnabled = environment.isEnabled
        if case .value = content { return }
        if !text.hasSameScalars(as: field.text ?? "") { field.text = text }
    }

    private var text: String {
        switch content {
        case .text(let text, _), .secure(let text): text.wrappedValue
        case .value(let value): value.text(environment.locale)
        }
    }

    private func write(_ text: String) {
        switch content {
        case .text(let binding, _), .secure(let binding): binding.wrappedValue = text
        case .value(let value): value.read(text, environment.locale)
        }
    }
}

/// A view that can be a text field of an alert.
@MainActor
protocol AlertFieldView {
    func alertField(in environment: EnvironmentValues) -> AlertField
}

extension TextField: AlertFieldView {
    @MainActor func alertField(in environment: EnvironmentValues) -> AlertField {
        AlertField(content: content, title: title, environment: environment)
    }
}

extension SecureField: AlertFieldView {
    @MainActor func alertField(in environment: EnvironmentValues) -> AlertField {
        AlertField(content: .secure(text), title: title, environment: environment)
    }
}
