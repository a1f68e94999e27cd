import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of an image, which has the image's size or fills the proposed size.
final class ImageElement: Element {
    /// The accessibility label, or `nil` for none.
    var label: String?

    override var accessibility: AccessibilityProperties? {
        label.map { AccessibilityProperties(label: $0, traits: .image) }
    }

    struct Content {
        var image: UIImage?
        var resizing: Image.Resizing?
        /// The style of template images.
        var style: _ResolvedStyle
        var traits: UITraitCollection
        /// A Boolean value that indicates whether an area is shown instead of the image.
        var isRedacted: Bool
    }

    private var content: Content?
    /// The effects of a symbol, or `nil` if it has never had any.
    private var effects: SymbolEffectRunner?

    /// Starts and ends the effects of a symbol. Other images have no effects.
    func setEffects(_ requests: [SymbolEffectRequest]) {
        let requests = content?.image?.isSymbolImage == true ? requests : []
        guard !requests.isEmpty || effects != nil else { return }
        let isFirst = effects == nil
        let effects = effects ?? SymbolEffectRunner(self)
        self.effects = effects
        effects.update(requests, isFirst: isFirst)
    }

    override func didJoin() { effects?.restart() }

    override func willLeave() { effects?.stop() }

    func set(_ content: Content) {
        let old = self.content
        self.content = content
        if old?.image?.size != content.image?.size || old?.resizing != content.resizing { setNeedsLayout() }
        setNeedsDisplay()
    }

    private var imageSize: Size { content?.image?.size.engineSize ?? .zero }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        content?.resizing == nil ? imageSize : proposal.replacingUnspecified(by: imageSize)
    }

    /// The offset that aligns symbols with the baseline of text.
    private var baselineOffset: Double? {
        guard let content, content.resizing == nil else { return nil }
        return content.image?.baselineOffsetFromBottom.map { Double($0) }
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        guard key.isTextBaseline, let baselineOffset else { return nil }
        return imageSize.height - baselineOffset
    }

    override var spacing: Spacing {
        guard let baselineOffset else { return .standard }
        return Spacing(
            top: Spacing.Edge(beforeText: baselineOffset, text: .distance(0)), leading: Spacing.Edge(),
            bottom: Spacing.Edge(afterText: baselineOffset + 1, text: .distance(0)), trailing: Spacing.Edge())
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard let content, let image = content.image, context.size.width > 0, context.size.height > 0 else {
            return nil
        }
        var node = node(of: image, content, in: Rect(origin: .zero, size: context.size))
        effects?.apply(to: &node)
        return node
    }

    private func node(of image: UIImage, _ content: Content, in bounds: Rect) -> DisplayNode {
        var node = DisplayNode(id: id, name: "Image", bounds: bounds)
        if content.isRedacted {
            node.commands = Redaction.commands(over: [bounds], content.style.color)
            return node
        }
        guard image.isTemplate, content.style.paint(in: bounds).map({ $0.isColor }) != true else {
            node.commands = commands(image, in: bounds, tint: UIColor(content.style.color))
            return node
        }
        // A template with a pattern is drawn as the pattern, masked by the image.
        node.draw(_ShapeOutline(path: Path(bounds).path), content.style)
        node.mask = [
            DisplayNode(
                id: Element.maskID(of: id), name: "Mask", bounds: bounds,
                commands: commands(image, in: bounds, tint: .black))
        ]
        return node
    }

    private func commands(_ image: UIImage, in bounds: Rect, tint: UIColor) -> [DisplayCommand] {
        guard let content else { return [] }
        if let resizing = content.resizing {
            let insets = resizing.capInsets
            switch resizing.mode {
            case .tile:
                let fill = ImageFill(
                    image: image.content(for: content.traits).picture, size: imageSize)
                return [.save, .clip(DisplayList.Path(bounds))] + fill.commands(over: bounds) + [.restore]
            case .stretch where insets != EdgeInsets():
                return image.resizableImage(
                    withCapInsets: UIEdgeInsets(
                        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
                        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing),
                    resizingMode: .stretch
                ).displayCommands(
                    in: bounds.cgRect, tint: tint, traits: content.traits, isMirrored: isRightToLeft)
            case .stretch: break
            }
        }
        return image.displayCommands(in: bounds.cgRect, tint: tint, traits: content.traits, isMirrored: isRightToLeft)
    }

    override var isTouchable: Bool { true }
}

extension Path {
    init(_ rect: Rect) { self.init(DisplayList.Path(rect)) }
}

extension Paint {
    var isColor: Bool {
        if case .color = self { true } else { false }
    }
}
