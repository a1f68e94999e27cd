import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A wheel of a picker. An invisible scroll view turns the rows on a drum.
final class PickerColumnView: UIView {
    private weak var picker: UIPickerView?
    private let component: Int
    private let drum = UIView(frame: .zero)
    private let scrollView = UIScrollView(frame: .zero)
    private var rows: [Int: PickerRowView] = [:]
    private var spare: [PickerRowView] = []

    private(set) var count = 0
    private(set) var rowHeight: CGFloat = 32
    /// The selected row of the wheel, or of the wheel's target while it turns. It's -1 if the wheel has no rows.
    private(set) var selected = -1
    /// A Boolean value that indicates whether the user turned the wheel. The delegate is notified when the wheel comes
    /// to rest.
    private var wasTurned = false

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        clipsToBounds = true
        drum.isUserInteractionEnabled = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.scrollsToTop = false
        scrollView.alwaysBounceVertical = true
        scrollView.decelerationRate = .fast
        scrollView.delegate = self
        scrollView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tap:", PickerColumnView.tap)))
        addSubview(drum)
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func load(count: Int, rowHeight: CGFloat) {
        self.count = count
        self.rowHeight = rowHeight
        recycleAll()
        scrollView.stopScrollingAndZooming()
        wasTurned = false
        selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
        setNeedsLayout()
    }

    /// Reloads the content of the rows without moving the wheel.
    func refresh() {
        recycleAll()
        updateRows()
    }

    func customView(forRow row: Int) -> UIView? { rows[row]?.customView }

    private func recycleAll() {
        for (_, view) in rows.sorted(by: { $0.key < $1.key }) { recycle(view) }
        rows = [:]
    }

    private func recycle(_ row: PickerRowView) {
        row.removeFromSuperview()
        spare.append(row)
    }

    private func makeRow(_ row: Int) -> PickerRowView {
        let view = spare.popLast() ?? PickerRowView(frame: .zero)
        guard let picker else { return view }
        let reused = view.customView
        let custom = picker.delegate?.pickerView(
            picker, viewForRow: row, forComponent: component, reusing: reused)
        if let custom, !(custom is MissingPickerRow) {
            view.show(custom)
        } else if let text = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            view.show(text, alignment: picker.titleAlignment(component))
        } else {
            let title = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
            view.show(title ?? "", alignment: picker.titleAlignment(component))
        }
        drum.addSubview(view)
        return view
    }

    // MARK: Turning

    private var inset: CGFloat { max((bounds.height - rowHeight) / 2, 0) }
    private var radius: CGFloat { max(bounds.height / 2, 1) }

    private func offset(of row: Int) -> CGFloat { height(ofRows: max(row, 0)) - inset }

    /// Returns the height of several rows. It's limited so that sums of heights are finite.
    private func height(ofRows count: Int) -> CGFloat { min(CGFloat(count) * rowHeight, 1e300) }

    /// The row that is currently in the middle of the wheel.
    private var rowInMiddle: Int {
        guard count > 0 else { return -1 }
        let place = ((scrollView.contentOffset.y + inset) / rowHeight).rounded()
        return min(max(Int(saturating: place), 0), count - 1)
    }

    var isTurning: Bool { scrollView.isTracking || scrollView.isDecelerating || scrollView.isScrollAnimating }

    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        selected = min(max(row, 0), count - 1)
        wasTurned = false
        scrollView.setContentOffset(CGPoint(x: 0, y: offset(of: selected)), animated: animated)
        if !animated { updateRows() }
    }

    private func rest() {
        guard wasTurned else { return }
        wasTurned = false
        let row = rowInMiddle
        guard row != selected, row >= 0 else { return }
        selected = row
        if let picker { picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component) }
    }

    func tap(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended, count > 0 else { return }
        let distance = recognizer.location(in: self).y - bounds.midY
        let angle = asin(min(max(distance / radius, -1), 1))
        turn(to: Int(saturating: CGFloat(rowInMiddle) + (angle * radius / rowHeight).rounded()))
    }

    private func turn(to row: Int) {
        let row = min(max(row, 0), count - 1)
        guard row != selected else { return }
        wasTurned = true
        let target = CGPoint(x: 0, y: offset(of: row))
        scrollView.setContentOffset(target, animated: true)
        if !scrollView.isScrollAnimating { rest() }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        drum.frame = bounds
        scrollView.frame = bounds
        scrollView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        scrollView.contentSize = CGSize(width: bounds.width, height: height(ofRows: count))
        if !isTurning { scrollView.contentOffset = CGPoint(x: 0, y: offset(of: selected)) }
        updateRows()
    }

    /// The maximum number of visible rows above and below the middle, for wheels that are much higher than screens.
    private static let maximumReach: CGFloat = 100

    /// Shows the rows on the visible half of the drum.
    private func updateRows() {
        guard count > 0, bounds.height > 0 else {
            recycleAll()
            return
        }
        let middle = (scrollView.contentOffset.y + inset) / rowHeight
        let reach = min(radius * .pi / 2 / rowHeight, Self.maximumReach)
        let first = max(Int(saturating: (middle - reach).rounded(.up)), 0)
        let last = min(Int(saturating: (middle + reach).rounded(.down)), count - 1)
        for row in rows.keys.sorted() where row < first || row > last {
            if let view = rows.removeValue(forKey: row) { recycle(view) }
        }
        guard first <= last else { return }
        for row in first...last {
            let view = rows[row] ?? makeRow(row)
            rows[row] = view
            place(view, distance: (CGFloat(row) - middle) * rowHeight)
        }
    }

    private func place(_ view: PickerRowView, distance: CGFloat) {
        // A row that isn't on the visible half of the drum is at its edge.
        let angle = min(max((distance / radius).finiteOrZero, -.pi / 2), .pi / 2)
        view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
        view.transform = CGAffineTransform(scaleX: 1, y: max(cos(angle), 0.01))
        // Rows outside the middle fade with their angle.
        let isInMiddle = abs(distance) < rowHeight / 2
        view.alpha = isInMiddle ? 1 : max(0.55 * cos(angle), 0.05)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.traits.insert(.adjustable)
        if let picker, let names = picker.delegate as? any UIPickerViewAccessibilityDelegate {
            defaults.label =
                names.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
                ?? names.pickerView(picker, accessibilityLabelForComponent: component)
        }
        defaults.value = rows[selected]?.spokenText
        return defaults
    }

    override var accessibilityHint: String? {
        get {
            guard let picker, let names = picker.delegate as? any UIPickerViewAccessibilityDelegate else {
                return super.accessibilityHint
            }
            return names.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
                ?? names.pickerView(picker, accessibilityHintForComponent: component) ?? super.accessibilityHint
        }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityUserInputLabels: [String]? {
        get {
            guard let picker, let names = picker.delegate as? any UIPickerViewAccessibilityDelegate else {
                return super.accessibilityUserInputLabels
            }
            let attributed = names.pickerView(picker, accessibilityAttributedUserInputLabelsForComponent: component)
            let plain = names.pickerView(picker, accessibilityUserInputLabelsForComponent: component)
            return attributed.isEmpty
                ? plain.isEmpty ? super.accessibilityUserInputLabels : plain : attributed.map(\.string)
        }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override func accessibilityIncrement() { step(by: 1) }

    override func accessibilityDecrement() { step(by: -1) }

    private func step(by rows: Int) {
        guard count > 0 else { return }
        let row = min(max(selected + rows, 0), count - 1)
        guard row != selected else { return }
        select(row, animated: false)
        if let picker { picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component) }
    }
}

extension PickerColumnView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { updateRows() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { wasTurned = true }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = ((targetContentOffset.pointee.y + inset) / rowHeight).rounded()
        targetContentOffset.pointee.y = offset(of: min(max(Int(saturating: row), 0), max(count - 1, 0)))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if !scrollView.isTracking { rest() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }
}
