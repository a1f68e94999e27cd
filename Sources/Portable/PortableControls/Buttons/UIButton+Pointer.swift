@_spi(Collage) import PortableUIKitCore

extension UIButton {
    /// A closure that returns the style of the pointer over a button, from the effect and the shape that the system
    /// proposes.
    public typealias PointerStyleProvider =
        @MainActor (_ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape) ->
        UIPointerStyle?

    /// A Boolean value that indicates whether the pointer changes over the button. The default is `false`.
    public var isPointerInteractionEnabled: Bool {
        get { pointer?.isEnabled ?? false }
        set { if newValue != isPointerInteractionEnabled { addedPointer.isEnabled = newValue } }
    }

    /// A closure that returns the style of the pointer over the button. The default is `nil`, which means a highlight
    /// behind the button.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointer?.source.styleProvider }
        set {
            if newValue == nil, pointer == nil { return }
            let pointer = addedPointer
            pointer.source.styleProvider = newValue
            pointer.invalidate()
        }
    }

    private var pointer: ButtonPointerInteraction? {
        interactions.lazy.compactMap { $0 as? ButtonPointerInteraction }.first
    }

    private var addedPointer: ButtonPointerInteraction {
        if let pointer { return pointer }
        let pointer = ButtonPointerInteraction(source: ButtonPointerSource())
        pointer.isEnabled = false
        addInteraction(pointer)
        return pointer
    }
}

/// The pointer interaction of a button, which keeps the object that provides the style.
private final class ButtonPointerInteraction: UIPointerInteraction {
    let source: ButtonPointerSource

    init(source: ButtonPointerSource) {
        self.source = source
        super.init(delegate: source)
    }
}

/// The object that provides the style of the pointer over a button.
@MainActor
private final class ButtonPointerSource: NSObject, UIPointerInteractionDelegate {
    var styleProvider: UIButton.PointerStyleProvider?

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.isEnabled, button.window != nil else { return nil }
        let effect = UIPointerEffect.highlight(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.convert(button.bounds, to: button.superview))
        guard let styleProvider = button.pointerStyleProvider else {
            return UIPointerStyle(effect: effect, shape: shape)
        }
        return styleProvider(button, effect, shape)
    }
}
