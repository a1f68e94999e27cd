import DisplayList
import Foundation
import LayoutGeometry

/// The bubble of a popover: the presented view with rounded corners, and an arrow.
final class PopoverBubbleView: UIView {
    private static let cornerRadius: CGFloat = 13

    private let content: UIView
    private let body = UIView(frame: .zero)
    private var direction = UIPopoverArrowDirection.up
    private var arrow: CGFloat = 0

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        body.layer.cornerRadius = Self.cornerRadius
        body.clipsToBounds = true
        body.addSubview(content)
        addSubview(body)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 10)
    }

    required init?(coder: NSCoder) { nil }

    /// The color of the background and the arrow.
    var color: UIColor? {
        didSet { if oldValue != color { setNeedsDisplay() } }
    }

    /// Places the arrow on a side, with its center at a distance from the side's start.
    func point(_ direction: UIPopoverArrowDirection, at arrow: CGFloat) {
        guard self.direction != direction || self.arrow != arrow else { return }
        self.direction = direction
        self.arrow = arrow
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        body.frame = bodyFrame
        content.frame = body.bounds
        setNeedsDisplay()
    }

    private var bodyFrame: CGRect {
        let length = PopoverPlacement.arrowLength
        return bounds.inset(
            by: UIEdgeInsets(
                top: direction == .up ? length : 0, left: direction == .left ? length : 0,
                bottom: direction == .down ? length : 0, right: direction == .right ? length : 0))
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        guard let color = color?.resolvedColor(with: traitCollection).cgColor.color else { return [] }
        let body = Path(bodyFrame.rect, corners: CornerRadii(all: Double(Self.cornerRadius)))
        return [.fill(body, .color(color)), .fill(arrowPath, .color(color))]
    }

    private var arrowPath: Path {
        let body = bodyFrame, half = PopoverPlacement.arrowWidth / 2, radius = Self.cornerRadius
        let isUpright = direction == .up || direction == .down
        let side = isUpright ? bounds.width : bounds.height
        let middle = max(min(arrow, side - radius - half), radius + half)
        func point(_ along: CGFloat, _ across: CGFloat) -> Point {
            isUpright ? Point(x: Double(along), y: Double(across)) : Point(x: Double(across), y: Double(along))
        }
        let base: CGFloat, tip: CGFloat
        switch direction {
        case .up: (base, tip) = (body.minY, bounds.minY)
        case .down: (base, tip) = (body.maxY, bounds.maxY)
        case .left: (base, tip) = (body.minX, bounds.minX)
        default: (base, tip) = (body.maxX, bounds.maxX)
        }
        return Path([
            .move(point(middle - half, base)), .line(point(middle, tip)), .line(point(middle + half, base)), .close,
        ])
    }
}
