/// A view with one or more wheels, each of which selects a row.
///
/// The data source provides the number of wheels and rows, and the delegate provides their content. A wheel comes to
/// rest at a row. Tapping a row turns the wheel to it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private static let defaultSize = CGSize(width: 320, height: 216)
    private static let defaultRowHeight: CGFloat = 32
    /// The space around and between the wheels, in points.
    private static let margin: CGFloat = 9
    private static let spacing: CGFloat = 5

    private var columns: [PickerColumnView] = []
    private let indicator = UIView(frame: .zero)
    private var needsReload = true

    /// Creates a picker with a frame in its future superview's coordinate space, in points. If the frame is empty, its
    /// size is 320 x 216.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.defaultSize) : frame)
        setUp()
    }

    /// Creates a picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UIPickerView.self)
    }

    private func setUp() {
        clipsToBounds = true
        indicator.backgroundColor = .tertiarySystemFill
        indicator.layer.cornerRadius = 8
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// The object that provides the numbers of wheels and rows. The default is `nil`. Setting it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }
    /// The object that provides the content of the rows and responds to selections. The default is `nil`. Setting it
    /// reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }
    /// A Boolean value that indicates whether the selection is highlighted. The default is `true`. As on iOS 7 and
    /// later, it has no effect.
    ///
    /// Differs from UIKit: the value has no effect, as in UIKit since iOS 7.
    open var showsSelectionIndicator = true

    /// A closure that returns the alignment of a wheel's titles, for the framework's own pickers.
    var titleAlignment: (Int) -> NSTextAlignment = { _ in .center }

    // MARK: Loading

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        if needsReload { reloadAllComponents() }
    }

    /// Reloads all wheels. They keep their selected rows if those still exist.
    open func reloadAllComponents() {
        needsReload = false
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumnView(picker: self, component: columns.count)
            columns.append(column)
            addSubview(column)
        }
        for index in columns.indices { load(index) }
        setNeedsLayout()
    }

    /// Reloads the rows of a wheel. Raises an exception if the wheel doesn't exist.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return reloadAllComponents() }
        load(checked(component))
        setNeedsLayout()
    }

    /// Reloads the titles of all rows without stopping the wheels.
    func refreshTitles() {
        guard !needsReload else { return }
        for column in columns { column.refresh() }
    }

    private func load(_ component: Int) {
        columns[component].load(
            count: max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0),
            rowHeight: rowHeight(of: component))
    }

    private func rowHeight(of component: Int) -> CGFloat {
        let height = finite(delegate?.pickerView(self, rowHeightForComponent: component) ?? 0, "rowHeight")
        return height > 0 ? height : Self.defaultRowHeight
    }

    private func checked(_ component: Int) -> Int {
        reloadIfNeeded()
        guard columns.indices.contains(component) else {
            raise("UIPickerView has \(columns.count) components, so there is no component \(component)")
        }
        return component
    }

    // MARK: What there is

    /// The number of wheels.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows in a wheel. Raises an exception if the wheel doesn't exist.
    open func numberOfRows(inComponent component: Int) -> Int { columns[checked(component)].count }

    /// Returns the size of a wheel's rows, in points. Raises an exception if the wheel doesn't exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        let component = checked(component)
        return CGSize(width: columnWidths()[component], height: columns[component].rowHeight)
    }

    /// Returns the delegate's view for a row, or `nil` if the row isn't visible or shows a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return columns[checked(component)].customView(forRow: row)
    }

    // MARK: Selection

    /// Returns the selected row of a wheel, or -1 if the wheel is empty. Raises an exception if the wheel doesn't
    /// exist.
    open func selectedRow(inComponent component: Int) -> Int { columns[checked(component)].selected }

    /// Selects a row of a wheel. The delegate isn't notified. Rows out of range are clamped.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        columns[checked(component)].select(row, animated: animated)
    }

    /// A Boolean value that indicates whether any wheel is turning.
    var isTurning: Bool { columns.contains(where: \.isTurning) }

    // MARK: Layout

    /// Returns the widths of the wheels: the widths that the delegate returns, or equal shares of the remaining width.
    private func columnWidths() -> [CGFloat] {
        guard !columns.isEmpty else { return [] }
        let room = max(bounds.width - 2 * Self.margin - Self.spacing * CGFloat(columns.count - 1), 0)
        let wanted = columns.indices.map { index -> CGFloat? in
            let width = finite(delegate?.pickerView(self, widthForComponent: index) ?? -1, "width")
            return width < 0 ? nil : width
        }
        let taken = wanted.compactMap { $0 }.reduce(0, +)
        let others = CGFloat(wanted.filter { $0 == nil }.count)
        let share = others > 0 ? max(room - taken, 0) / others : 0
        let scale = taken > room && taken > 0 ? room / taken : 1
        return wanted.map { $0.map { $0 * scale } ?? share }
    }

    /// Lays out the wheels, starting at the leading edge.
    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let widths = columnWidths()
        let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(widths.count - 1, 0))
        var x = (bounds.width - total) / 2
        let order = isRightToLeft ? Array(columns.indices.reversed()) : Array(columns.indices)
        for index in order {
            let frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            if columns[index].frame != frame { columns[index].frame = frame }
            x += widths[index] + Self.spacing
        }
        let height = columns.map(\.rowHeight).max() ?? Self.defaultRowHeight
        indicator.frame = CGRect(
            x: Self.margin, y: (bounds.height - height) / 2, width: max(bounds.width - 2 * Self.margin, 0),
            height: height)
        indicator.isHidden = columns.isEmpty
    }

    /// The default size of 320 x 216 points.
    open override var intrinsicContentSize: CGSize { Self.defaultSize }

    /// Returns the default size of 320 x 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.defaultSize }
}
