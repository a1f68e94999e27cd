import DisplayList
import Foundation
@_spi(Collage) import PortableQuartz

/// A layer that draws text, starting at the top of its bounds.
///
/// Differs from UIKit: changes of the font's size and of the color aren't animated.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text to draw: a string, or an attributed string with its own fonts and colors. With `nil` (the default) or
    /// any other value, nothing is drawn.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }

    /// The font of a plain string: a ``CGFont``, a font, or the name of a font. Its size is ignored. If it's `nil` (the
    /// default), the font is Helvetica.
    open var font: CFTypeRef? {
        didSet { setNeedsDisplay() }
    }

    /// The font size of a plain string, in points. The default is 36.
    open var fontSize: CGFloat = 36 {
        didSet { setNeedsDisplay() }
    }

    /// The color of a plain string. The default is opaque white. With `nil`, the string isn't drawn.
    open var foregroundColor: CGColor? = .white {
        didSet { setNeedsDisplay() }
    }

    /// A Boolean value that indicates whether lines wrap at the width of the bounds. The default is `false`.
    open var isWrapped = false {
        didSet { setNeedsDisplay() }
    }

    /// The position at which long lines are truncated. The default is `none`. Wrapped lines aren't truncated.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { setNeedsDisplay() }
    }

    /// The horizontal alignment of lines. The default is `natural`.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { setNeedsDisplay() }
    }

    /// A Boolean value that indicates whether glyphs are positioned at fractions of pixels.
    ///
    /// Differs from UIKit: the renderer positions glyphs, so the value has no effect.
    open var allowsFontSubpixelQuantization = true

    @_spi(Collage)
    public override func copyContent(of layer: CALayer) {
        guard let layer = layer as? CATextLayer else { return }
        string = layer.string
        font = layer.font
        fontSize = layer.fontSize
        foregroundColor = layer.foregroundColor
        isWrapped = layer.isWrapped
        truncationMode = layer.truncationMode
        alignmentMode = layer.alignmentMode
    }

    @_spi(Collage)
    public override func makeDisplayCommands() -> [DisplayCommand] {
        let bounds = bounds
        guard bounds.width > 0, bounds.height > 0, let text = attributedText else { return contentsCommands() }
        let context = CGContext(bounds: bounds)
        UIGraphicsPushContext(context)
        if isWrapped {
            text.draw(with: bounds, options: [.usesLineFragmentOrigin], context: nil)
        } else if truncationMode != .none {
            // A height of one line prevents further lines.
            let line = CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: text.size().height))
            text.draw(with: line, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        } else {
            let room = bounds.width - text.size().width
            let share: CGFloat = alignmentMode == .center ? 0.5 : alignmentMode == .right ? 1 : 0
            text.draw(at: CGPoint(x: bounds.minX + room * share, y: bounds.minY))
        }
        UIGraphicsPopContext()
        return contentsCommands() + context.recording
    }

    /// The text with its attributes, or `nil` if there's no text.
    private var attributedText: NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.textAlignment
        style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
        if let text = string as? NSAttributedString {
            guard text.length > 0 else { return nil }
            let copy = NSMutableAttributedString(attributedString: text)
            copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
            return copy
        }
        let text = string as? String ?? (string as? NSString)?.substring(from: 0)
        guard let text, !text.isEmpty, let foregroundColor else { return nil }
        return NSAttributedString(
            string: text,
            attributes: [
                .font: drawnFont, .foregroundColor: UIColor(cgColor: foregroundColor), .paragraphStyle: style,
            ])
    }

    private var drawnFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        let name = (font as? CGFont)?.name ?? font as? String ?? "Helvetica"
        return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
}

/// The position at which a text layer truncates long lines.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The string value of the mode.
    public let rawValue: String

    /// Creates a mode from its string value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Lines aren't truncated.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Lines are truncated at the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Lines are truncated at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Lines are truncated in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    fileprivate var lineBreakMode: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: .byClipping
        }
    }
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The string value of the alignment.
    public let rawValue: String

    /// Creates an alignment from its string value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The natural alignment of the text's language.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// The lines are left-aligned.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// The lines are right-aligned.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// The lines are centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// The lines are justified.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
