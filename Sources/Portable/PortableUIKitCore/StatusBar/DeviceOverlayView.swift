import DisplayList

/// A view that draws the overlay. The time is always 9:41, as in Apple's images, so that snapshots are reproducible.
final class DeviceOverlayView: UIView {
    private let time = UILabel(frame: .zero)
    private let date = UILabel(frame: .zero)
    private let charge = UILabel(frame: .zero)
    private var geometry: StatusBarGeometry?
    private var isStatusBarHidden = false
    /// The interface style of the home indicator, or `nil` if it's hidden.
    private var homeIndicatorStyle: UIUserInterfaceStyle?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.name = "DeviceOverlay"
        isUserInteractionEnabled = false
        for label in [time, date, charge] {
            // The label is as large as its text and ignores the layout direction, because traits don't reach this view.
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(
        _ geometry: StatusBarGeometry, isLight: Bool, isStatusBarHidden: Bool, homeIndicatorStyle: UIUserInterfaceStyle?
    ) {
        let style = isLight ? UIUserInterfaceStyle.dark : .light
        let isSame =
            geometry == self.geometry && style == overrideUserInterfaceStyle
            && isStatusBarHidden == self.isStatusBarHidden && homeIndicatorStyle == self.homeIndicatorStyle
        guard !isSame else { return }
        self.geometry = geometry
        self.isStatusBarHidden = isStatusBarHidden || geometry.height == 0
        self.homeIndicatorStyle = homeIndicatorStyle
        overrideUserInterfaceStyle = style
        let font = UIFont.systemFont(ofSize: geometry.fontSize, weight: .semibold)
        for (label, text) in [(time, geometry.isTablet ? "9:41 AM" : "9:41"), (date, "Tue Jan 9"), (charge, "100%")] {
            label.font = font
            label.text = text
            label.textColor = .label
        }
        time.isHidden = self.isStatusBarHidden
        date.isHidden = self.isStatusBarHidden || !geometry.isTablet
        charge.isHidden = date.isHidden
        setNeedsLayout()
        setNeedsDisplay()
    }

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
        guard let geometry else { return [] }
        var commands = geometry.cutout.map { [DisplayCommand.fill($0, .color(.black))] } ?? []
        let color = UIColor.label.color(with: traitCollection)
        if !isStatusBarHidden {
            if let cellular = geometry.cellular { commands += StatusBarIcons.cellular(in: cellular.rect, color) }
            commands += StatusBarIcons.wireless(
                in: geometry.wireless(isBeside: charge.isHidden ? nil : charge.frame).rect, color)
            commands += StatusBarIcons.battery(in: geometry.mirrored(geometry.battery).rect, color)
        }
        if let homeIndicatorStyle, let indicator = geometry.homeIndicator {
            let traits = UITraitCollection(userInterfaceStyle: homeIndicatorStyle)
            commands.append(.fill(indicator, .color(UIColor.label.color(with: traits))))
        }
        return commands
    }
}
