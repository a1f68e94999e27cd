import DisplayList

/// A view that draws the overlay. The time is always 9:41, as in Apple's images, so that snapshots are reproducible.
final class DeviceOverlayView: UIView {
    private let items = StatusBarItemsView(frame: .zero)
    private var geometry: StatusBarGeometry?
    private var isStatusBarHidden = false
    /// The interface style of the home indicator, or `nil` if it's hidden.
    private var homeIndicatorStyle: UIUserInterfaceStyle?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.name = "DeviceOverlay"
        isUserInteractionEnabled = false
        addSubview(items)
    }

    required init?(coder: NSCoder) { nil }

    func show(
        _ geometry: StatusBarGeometry, isLight: Bool, isStatusBarHidden: Bool,
        homeIndicatorStyle: UIUserInterfaceStyle?,
        animation: (kind: UIStatusBarAnimation, duration: Double)?
    ) {
        let style = isLight ? UIUserInterfaceStyle.dark : .light
        let isSame =
            geometry == self.geometry && style == overrideUserInterfaceStyle
            && (isStatusBarHidden || geometry.height == 0) == self.isStatusBarHidden
            && homeIndicatorStyle == self.homeIndicatorStyle
        guard !isSame else { return }
        let isFirst = self.geometry == nil
        self.geometry = geometry
        self.homeIndicatorStyle = homeIndicatorStyle
        overrideUserInterfaceStyle = style
        let font = UIFont.systemFont(ofSize: geometry.fontSize, weight: .semibold)
        for (label, text) in [
            (items.time, geometry.isTablet ? "9:41 AM" : "9:41"), (items.date, "Tue Jan 9"), (items.charge, "100%"),
        ] {
            label.font = font
            label.text = text
            label.textColor = .label
        }
        items.date.isHidden = !geometry.isTablet
        items.charge.isHidden = !geometry.isTablet
        items.geometry = geometry
        setStatusBarHidden(isStatusBarHidden || geometry.height == 0, animation: isFirst ? nil : animation)
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func setStatusBarHidden(_ isHidden: Bool, animation: (kind: UIStatusBarAnimation, duration: Double)?) {
        guard isHidden != isStatusBarHidden else { return }
        isStatusBarHidden = isHidden
        let change = {
            self.items.alpha = isHidden && animation?.kind != .slide ? 0 : 1
            let way = isHidden && animation?.kind == .slide ? -(self.geometry?.height ?? 0) : 0
            self.items.transform = CGAffineTransform(translationX: 0, y: way)
        }
        items.isHidden = false
        guard let animation else {
            change()
            items.isHidden = isHidden
            return
        }
        if !isHidden {
            UIView.performWithoutAnimation {
                items.alpha = animation.kind == .slide ? 1 : 0
                let way = animation.kind == .slide ? -(geometry?.height ?? 0) : 0
                items.transform = CGAffineTransform(translationX: 0, y: way)
            }
        }
        UIView.animate(withDuration: animation.duration, animations: change) { [weak self] _ in
            if let self { items.isHidden = isStatusBarHidden }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        items.frame = bounds
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        guard let geometry else { return [] }
        var commands = geometry.cutout.map { [DisplayCommand.fill($0, .color(.black))] } ?? []
        if let homeIndicatorStyle, let indicator = geometry.homeIndicator {
            let traits = UITraitCollection(userInterfaceStyle: homeIndicatorStyle)
            commands.append(.fill(indicator, .color(UIColor.label.color(with: traits))))
        }
        return commands
    }
}

/// The time and the icons of the status bar.
private final class StatusBarItemsView: UIView {
    let time = UILabel(frame: .zero)
    let date = UILabel(frame: .zero)
    let charge = UILabel(frame: .zero)
    var geometry: StatusBarGeometry? {
        didSet {
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [time, date, charge] {
            // The label is as large as its text and ignores the layout direction, because traits don't reach this view.
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let geometry else { return }
        func place(_ label: UILabel, _ anchor: StatusBarGeometry.Anchor) {
            label.bounds.size = label.sizeThatFits(bounds.size)
            let width = label.bounds.width
            let x =
                switch anchor {
                case .center(let x): x
                case .leading(let x): x + width / 2
                case .trailing(let x): x - width / 2
                }
            label.center = CGPoint(x: geometry.mirrored(x), y: geometry.middle)
        }
        place(time, geometry.time)
        place(date, .leading(geometry.margin + time.bounds.width + 8))
        place(charge, .trailing(geometry.battery.minX - 5))
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        guard let geometry, geometry.height > 0 else { return [] }
        let color = UIColor.label.color(with: traitCollection)
        let cellular = geometry.cellular.map { StatusBarIcons.cellular(in: $0.rect, color) } ?? []
        return cellular
            + StatusBarIcons.wireless(in: geometry.wireless(isBeside: charge.isHidden ? nil : charge.frame).rect, color)
            + StatusBarIcons.battery(in: geometry.mirrored(geometry.battery).rect, color)
    }
}
