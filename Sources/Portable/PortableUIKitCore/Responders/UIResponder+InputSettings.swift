import Foundation

private let settings = ObjectAttachments<ResponderInput>()

/// Settings for input that few responders have.
private struct ResponderInput {
    var pasteConfiguration: UIPasteConfiguration?
    var assistantItem: UITextInputAssistantItem?
}

extension UIResponder: UIPasteConfigurationSupporting {
    /// The types of data that the responder accepts.
    var ownPasteConfiguration: UIPasteConfiguration? {
        get { settings.value(of: self)?.pasteConfiguration }
        set { settings.change(of: self, from: ResponderInput()) { $0.pasteConfiguration = newValue } }
    }

    /// The buttons above the keyboard, which are created when they're used.
    var assistantItem: UITextInputAssistantItem {
        if let known = settings.value(of: self)?.assistantItem { return known }
        let new = UITextInputAssistantItem()
        settings.change(of: self, from: ResponderInput()) { $0.assistantItem = new }
        return new
    }

    /// The button that replaces the return key, or `nil` for none.
    package var keyboardActionItem: UIBarButtonItem? {
        settings.value(of: self)?.assistantItem?.keyboardActionButtonItem
    }

    /// The buttons above the keyboard, or `nil` without buttons.
    package var assistantButtons: UITextInputAssistantItem? {
        let item = settings.value(of: self)?.assistantItem
        return item?.isEmpty ?? true ? nil : item
    }
}

/// The settings for gestures with three fingers that edit the content of a responder.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// The gestures have no effect.
    case none = 0
    /// The gestures undo, redo, cut, copy, and paste.
    case `default` = 1
}
