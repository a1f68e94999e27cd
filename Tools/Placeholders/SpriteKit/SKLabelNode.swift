import UIKit

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

open class SKLabelNode: SKNode {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }

    public override convenience init() { self.init(fontNamed: nil) }

    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }

    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
}

open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var miterLimit: CGFloat = 0.5
    open var isAntialiased = true
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture?
    open var blendMode = SKBlendMode.alpha
    open var glowWidth: CGFloat = 0
    open override var frame: CGRect {
        (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y)
    }

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }

    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }

    public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }

    public convenience init(ellipseOf size: CGSize) {
        self.init(
            ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = UIBezierPath()
        for index in 0..<numPoints {
            if index == 0 { path.move(to: points[index]) } else { path.addLine(to: points[index]) }
        }
        self.init(path: path.cgPath)
    }

    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }

    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(
            path: UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).cgPath)
    }
}
