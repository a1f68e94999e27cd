import DisplayList

extension UITextField {
    /// A Boolean value that indicates whether the field is of an app's subclass, which may draw the text and the
    /// placeholder.
    var isSubclass: Bool { type(of: self) != UITextField.self && type(of: self) != UISearchTextField.self }

    /// The commands that draw the background image.
    var backgroundCommands: [DisplayCommand] {
        guard borderStyle != .roundedRect, let background else { return [] }
        let image = isEnabled ? background : disabledBackground ?? background
        return image.displayCommands(in: borderRect(forBounds: bounds), tint: tintColor, traits: traitCollection)
    }

    /// The commands that the app's `drawText(in:)` records, in the coordinate space of the text's box.
    var textCommands: [DisplayCommand] {
        let context = CGContext(bounds: bounds)
        context.translateBy(x: -textOrigin.x, y: -textOrigin.y)
        UIGraphicsPushContext(context)
        traitCollection.performAsCurrent { drawText(in: textRect(forBounds: bounds)) }
        UIGraphicsPopContext()
        return context.recording
    }
}

/// The placeholder label of a field. In an app's subclass, the field draws the placeholder.
final class FieldPlaceholderLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        guard let field, field.isSubclass, let context = CurrentDrawing.context else {
            return super.drawText(in: rect)
        }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
        context.restoreGState()
    }

    /// Draws the text in the same way as a label.
    func drawOwnText(in rect: CGRect) {
        super.drawText(in: rect)
    }
}
