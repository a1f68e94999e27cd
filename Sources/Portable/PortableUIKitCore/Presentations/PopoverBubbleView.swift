import DisplayList
import Foundation
import LayoutGeometry

/// The bubble of a popover: the presented view with rounded corners, and an arrow.
final class PopoverBubbleView: UIView {
    private let content: UIView
    private let body = MaterialCardView(cornerRadius: PopoverMetrics.current.cornerRadius)
    private var direction = UIPopoverArrowDirection.up
    private var arrow: CGFloat = 0

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        body.content.addSubview(content)
        addSubview(body)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 10)
    }

    required init?(coder: NSCoder) { nil }

    private var color: UIColor? {
        didSet { if oldValue != color { setNeedsDisplay() } }
    }

    /// Shows the color of the background and the arrow, or glass if it's `nil`. Glass casts its own shadow, which would
    /// be visible through it otherwise.
    func show(_ color: UIColor?) {
        self.color = color
        let showsGlass = metrics.isGlass && color == nil
        guard showsGlass != body.hasMaterial else { return }
        if showsGlass { body.showGlass() } else { body.show(nil, .none) }
        layer.shadowOpacity = showsGlass ? 0 : 0.2
    }

    private var metrics: PopoverMetrics { .current }

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
        // Otherwise, the card would resize the content once more in its own layout.
        body.layoutIfNeeded()
        content.frame = CGRect(origin: .zero, size: body.bounds.size)
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
        let body = Path(bodyFrame.rect, corners: CornerRadii(all: Double(metrics.cornerRadius)))
        return [.fill(body, .color(color))] + (metrics.hasArrow ? [.fill(arrowPath, .color(color))] : [])
    }

    private var arrowPath: Path {
        let body = bodyFrame, half = PopoverPlacement.arrowWidth / 2, radius = metrics.cornerRadius
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
