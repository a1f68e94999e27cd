/// A view with one or more wheels that each select a row.
///
/// The data source provides the number of wheels and rows, and the delegate their content. A wheel comes to rest at a
/// row; a tap turns it to the row under the finger.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private static let defaultSize = CGSize(width: 320, height: 216)
    private static let defaultRowHeight: CGFloat = 32
    /// The space around the wheels, and between them, in points.
    private static let margin: CGFloat = 9
    private static let spacing: CGFloat = 5

    private var columns: [PickerColumnView] = []
    private let indicator = UIView(frame: .zero)
    private var needsReload = true

    /// Wheels with a frame in their future superview's coordinates, in points; 320 x 216 if the frame is empty.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.defaultSize) : frame)
        setUp()
    }

    /// Wheels from an interface file.
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

    /// The object that provides the numbers of wheels and rows; `nil` by default. Setting it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }
    /// The object that provides the content of the rows and responds to selections; `nil` by default. Setting it
    /// reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }
    /// Nothing since iOS 7: the chosen rows are always marked. True by default.
    open var showsSelectionIndicator = true

    /// How titles of a wheel are aligned, for pickers of the framework's own.
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

    /// Reloads the rows of a wheel. Raises if the wheel doesn't exist.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return reloadAllComponents() }
        load(checked(component))
        setNeedsLayout()
    }

    /// Reloads the titles of all rows, while the wheels keep turning.
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

    /// How many wheels there are.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return columns.count
    }

    /// How many rows a wheel has; one that doesn't exist raises.
    open func numberOfRows(inComponent component: Int) -> Int { columns[checked(component)].count }

    /// The size of a wheel's rows, in points; a wheel that doesn't exist raises.
    open func rowSize(forComponent component: Int) -> CGSize {
        let component = checked(component)
        return CGSize(width: columnWidths()[component], height: columns[component].rowHeight)
    }

    /// The delegate's view for a row; nil if the row is not to be seen, or the delegate gives titles.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return columns[checked(component)].customView(forRow: row)
    }

    // MARK: Selection

    /// Returns the selected row of a wheel; -1 if the wheel is empty. Raises if the wheel doesn't exist.
    open func selectedRow(inComponent component: Int) -> Int { columns[checked(component)].selected }

    /// Turns a wheel to a row. The delegate isn't told. Rows that don't exist are brought to the nearest that does.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        columns[checked(component)].select(row, animated: animated)
    }

    /// Whether a person is turning a wheel, or one is still turning.
    var isTurning: Bool { columns.contains(where: \.isTurning) }

    // MARK: Layout

    /// How wide the wheels are: as the delegate says, and else as large a share of the room as others have.
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

    /// Places the wheels, from the side where reading begins.
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

    /// 320 x 216 points.
    open override var intrinsicContentSize: CGSize { Self.defaultSize }

    /// 320 x 216 points, whatever the room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.defaultSize }
}
