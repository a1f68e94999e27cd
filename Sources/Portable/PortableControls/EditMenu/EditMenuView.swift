import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// The bar of an edit menu with its arrow.
final class EditMenuView: UIView {
    /// The background color of the bar.
    private static let color = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 0.97) : UIColor(white: 0.985, alpha: 0.97)
    }

    private(set) var placement: EditMenuPlacement
    private let bar = MaterialCardView(cornerRadius: EditMenuMetrics.current.cornerRadius)
    private var buttons: [EditMenuButton] = []
    private var dividers: [UIView] = []
    private var page = EditMenuPage(items: [], widths: [])
    private let choose: (EditMenuPage.Item) -> Void

    /// Creates a view.
    ///
    /// - Parameter choose: A closure that is called when the user taps an item.
    init(_ placement: EditMenuPlacement, choose: @escaping (EditMenuPage.Item) -> Void) {
        self.placement = placement
        self.choose = choose
        super.init(frame: placement.frame)
        addSubview(bar)
        if metrics.isGlass { bar.showGlass() }
        layer.shadowOpacity = metrics.isGlass ? 0 : 0.22
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 5)
    }

    required init?(coder: NSCoder) { nil }

    private var metrics: EditMenuMetrics { .current }

    /// Shows a page at a placement that fits it.
    func show(_ page: EditMenuPage, at placement: EditMenuPlacement) {
        self.page = page
        for view in buttons + dividers { view.removeFromSuperview() }
        buttons = page.items.map { item in
            let button = EditMenuButton(item)
            button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
            return button
        }
        dividers = page.items.dropFirst().map { _ in
            let divider = UIView(frame: .zero)
            divider.backgroundColor = metrics.isGlass ? nil : .separator
            divider.isUserInteractionEnabled = false
            return divider
        }
        for view in buttons + dividers { bar.content.addSubview(view) }
        move(to: placement)
    }

    /// Moves the view to another placement.
    func move(to placement: EditMenuPlacement) {
        self.placement = placement
        // The frame is undefined while the menu is animated.
        bounds.size = placement.frame.size
        center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = placement.bar
        var x: CGFloat = 0
        let line = 1 / max(window?.screen.scale ?? 1, 1)
        for (index, button) in buttons.enumerated() {
            let width = page.widths[index]
            let start = isRightToLeft ? bar.bounds.width - x - width : x
            button.frame = CGRect(x: start, y: 0, width: width, height: bar.bounds.height)
            if index > 0 {
                let edge = isRightToLeft ? start + width - line : start
                dividers[index - 1].frame = CGRect(x: edge, y: 0, width: line, height: bar.bounds.height)
            }
            x += width
        }
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        guard !metrics.isGlass else { return [] }
        let paint = Paint.color(Self.color.color(with: traitCollection))
        return [.fill(outline, paint)]
    }

    /// The outline of the bar and its arrow.
    private var outline: Path {
        let bar = placement.bar, tip = placement.tip, half = metrics.arrowSize.width / 2
        let corners: [CGPoint] =
            switch placement.edge {
            case .top:
                [CGPoint(x: tip - half, y: bar.minY), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: bar.minY)]
            case .bottom:
                [
                    CGPoint(x: tip + half, y: bar.maxY), CGPoint(x: tip, y: bounds.maxY),
                    CGPoint(x: tip - half, y: bar.maxY),
                ]
            case .left:
                [CGPoint(x: bar.minX, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: bar.minX, y: tip - half)]
            case .right:
                [
                    CGPoint(x: bar.maxX, y: tip - half), CGPoint(x: bounds.maxX, y: tip),
                    CGPoint(x: bar.maxX, y: tip + half),
                ]
            }
        var path = Path(bar.rect, corners: CornerRadii(all: Double(metrics.cornerRadius)))
        path.elements += [.move(corners[0].point), .line(corners[1].point), .line(corners[2].point), .close]
        return path
    }
}
