/// The buttons of a swiped row, as wide as the uncovered part of the row.
package final class SwipeActionsView: UIView {
    private let buttons: [SwipeActionButton]
    /// 1 if the row moves to the right, -1 if to the left.
    private let direction: CGFloat
    private let metrics = SwipeMetrics.current

    /// Whether the first button covers all others, because lifting the finger would perform its action.
    package var isFirstActionArmed = false

    /// - Parameter perform: A closure that is called with the action of a tapped button. It must not retain the view's
    ///   owner.
    package init(
        _ configuration: UISwipeActionsConfiguration, direction: CGFloat,
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.direction = direction
        buttons = configuration.actions.map { [metrics] in SwipeActionButton($0, metrics: metrics) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() {
            // The first action is in front, so that the others appear from behind it.
            addSubview(button)
            button.addAction(
                UIAction { [weak button] _ in
                    if let button { perform(button.action, button) }
                }, for: .touchUpInside)
        }
    }

    package required init?(coder: NSCoder) { nil }

    /// The button of the first action.
    var firstButton: SwipeActionButton? { buttons.first }

    /// Returns the width of all buttons for a row of the given size. It leaves a part of the row visible.
    package func naturalWidth(in size: CGSize) -> CGFloat {
        let sum = widths(inHeight: size.height).reduce(0, +) + widthOfSpaces
        return min(sum, max(size.width * 0.8, 0))
    }

    private var widthOfSpaces: CGFloat { metrics.spacing * CGFloat(buttons.count + 1) }

    /// Returns the widths of the buttons. Capsules are all as wide as the widest one.
    private func widths(inHeight height: CGFloat) -> [CGFloat] {
        let widths = buttons.map { $0.width(inHeight: height) }
        guard metrics.areCapsules, let widest = widths.max() else { return widths }
        return widths.map { _ in widest }
    }

    /// Fills the area that a row has uncovered.
    /// - Parameters:
    ///   - rowFrame: The frame of the row without a swipe.
    ///   - extent: The distance that it has moved, in points.
    package func layOut(besides rowFrame: CGRect, extent: CGFloat) {
        let x = direction > 0 ? rowFrame.minX : rowFrame.maxX - extent
        frame = CGRect(x: x, y: rowFrame.minY, width: extent, height: rowFrame.height)
        guard !metrics.areCapsules else { return layOutCapsules(inRowOf: rowFrame.size, extent: extent) }
        let widths = widths(inHeight: rowFrame.height)
        let sum = max(widths.reduce(0, +), 1)
        var covered: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            // Each button has a share of the uncovered width. The rest is clipped at the row's edge.
            let share = isFirstActionArmed ? (button === buttons.first ? extent : 0) : extent * width / sum
            let length = max(share, width)
            covered += share
            button.frame = CGRect(
                x: direction > 0 ? covered - length : extent - covered, y: 0, width: length, height: rowFrame.height)
            // The label and the image are in the middle of the button's share, and at the row's edge if the button
            // covers all others.
            let contentWidth = isFirstActionArmed ? width : max(share, width)
            button.layOutContent(
                in: CGRect(
                    x: direction > 0 ? length - contentWidth : 0, y: 0, width: contentWidth, height: rowFrame.height))
        }
    }

    /// Places the capsules, which grow with the uncovered area until it has their natural width.
    private func layOutCapsules(inRowOf size: CGSize, extent: CGFloat) {
        let natural = naturalWidth(in: size)
        guard natural > 0 else { return }
        let scale = min(max(extent / natural, 0.01), 1), length = max(extent, natural)
        let width = max((length - widthOfSpaces) / CGFloat(buttons.count), 0)
        let height = metrics.buttonHeight(inHeight: size.height)
        for (index, button) in buttons.enumerated() {
            let isAlone = isFirstActionArmed && index == 0
            let buttonWidth = isAlone ? max(length - 2 * metrics.spacing, 0) : width
            // The distance of the middle from the edge of the list.
            let middle =
                (isAlone ? length / 2 : metrics.spacing + width / 2 + CGFloat(index) * (width + metrics.spacing))
                * scale
            button.bounds = CGRect(x: 0, y: 0, width: buttonWidth, height: height)
            button.transform = CGAffineTransform(scaleX: scale, y: scale)
            button.center = CGPoint(
                x: direction > 0 ? middle : extent - middle,
                y: (size.height - button.lowerTitleHeight(inHeight: size.height)) / 2)
            button.alpha = isFirstActionArmed && !isAlone ? 0 : scale
            // The title of a button that covers all others is next to the row.
            button.layOutCapsule(
                contentWidth: isAlone ? min(width, buttonWidth) : buttonWidth, isAtRight: direction > 0,
                inHeight: size.height)
        }
    }

    /// Rounds the row's corners at the side of the buttons.
    func round(like row: ListRow) {
        guard !metrics.areCapsules else { return }
        let side: CACornerMask =
            direction > 0
            ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        layer.maskedCorners = row.maskedCorners.intersection(side)
        layer.cornerRadius = row.cornerRadius
    }
}
