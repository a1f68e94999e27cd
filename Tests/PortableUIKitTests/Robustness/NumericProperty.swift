import CollageTesting
import Testing

/// A numeric property, which is set to all kinds of numbers.
struct NumericProperty: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether Core Animation raises an exception for NaN.
    let raisesForNaN: Bool
    /// Creates a view whose property has a number.
    let make: @MainActor @Sendable (Double) -> UIView

    var testDescription: String { name }

    /// A property of views such as `view`.
    init<View: UIView>(
        _ name: String, raisesForNaN: Bool = false, of view: @autoclosure @escaping @MainActor @Sendable () -> View,
        _ set: @escaping @MainActor @Sendable (View, Double) -> Void
    ) {
        self.name = "\(View.self).\(name)"
        self.raisesForNaN = raisesForNaN
        make = { number in
            let view = view()
            view.frame = CGRect(x: 20, y: 60, width: 200, height: 100)
            NumericProperty.fill(view)
            set(view, number)
            return view
        }
    }

    /// Adds contents that depend on the view's numbers.
    @MainActor private static func fill(_ view: UIView) {
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 100, height: 40))
        label.text = "Some text"
        label.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        switch view {
        case let label as UILabel: label.text = "Some text of a few words"
        case let stack as UIStackView:
            stack.addArrangedSubview(label)
            stack.addArrangedSubview(UISwitch())
        case let control as UISegmentedControl:
            control.insertSegment(withTitle: "One", at: 0, animated: false)
            control.insertSegment(withTitle: "Two", at: 1, animated: false)
            control.selectedSegmentIndex = 0
        case let field as UITextField: field.text = "Some text"
        case let scrollView as UIScrollView where type(of: view) == UIScrollView.self:
            scrollView.contentSize = CGSize(width: 400, height: 800)
            scrollView.addSubview(label)
        default: if type(of: view) == UIView.self { view.addSubview(label) }
        }
        view.backgroundColor = .systemTeal
        view.isAccessibilityElement = type(of: view) == UIView.self
    }
}

extension NumericProperty {
    /// One of each kind; `COLLAGE_TRIALS=2` adds the numbers between them.
    static let numbers: [Double] = Array(
        ([
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e18, -1, 0, .leastNonzeroMagnitude,
            -.greatestFiniteMagnitude, 1e300, -1e18, 1e9, -1e9, 12_345.678, -.leastNormalMagnitude, 1e-9,
        ] as [Double]).prefix(RandomTrials.count(9)))

    static let all: [NumericProperty] = geometry + looks + scrolling + controls + texts + layouts + inputs + bars

    private static let geometry = [
        NumericProperty("frame.size.width", raisesForNaN: true, of: UIView()) { $0.frame.size.width = $1 },
        NumericProperty("frame.size.height", raisesForNaN: true, of: UIView()) { $0.frame.size.height = $1 },
        NumericProperty("frame.origin.x", raisesForNaN: true, of: UIView()) { $0.frame.origin.x = $1 },
        NumericProperty("bounds.size.width", raisesForNaN: true, of: UIView()) { $0.bounds.size.width = $1 },
        NumericProperty("bounds.size.height", raisesForNaN: true, of: UILabel()) { $0.bounds.size.height = $1 },
        NumericProperty("bounds.origin.y", raisesForNaN: true, of: UIView()) { $0.bounds.origin.y = $1 },
        NumericProperty("center.x", raisesForNaN: true, of: UIView()) { $0.center.x = $1 },
        NumericProperty("anchorPoint.x", of: UIView()) { $0.layer.anchorPoint.x = $1 },
        NumericProperty("transform.a", of: UIView()) { $0.transform.a = $1 },
        NumericProperty("transform.tx", of: UIView()) { $0.transform.tx = $1 },
        NumericProperty("transform(rotationAngle:)", of: UIView()) {
            $0.transform = CGAffineTransform(rotationAngle: $1)
        },
        NumericProperty("layer.zPosition", of: UIView()) { $0.subviews[0].layer.zPosition = $1 },
        NumericProperty("layer.sublayerTransform.m11", of: UIView()) { $0.layer.sublayerTransform.m11 = $1 },
        NumericProperty("layoutMargins.left", of: UIView()) { $0.layoutMargins.left = $1 },
        NumericProperty("directionalLayoutMargins.top", of: UIView()) { $0.directionalLayoutMargins.top = $1 },
        NumericProperty("spacing", of: UIStackView()) { $0.spacing = $1 },
        NumericProperty("setCustomSpacing", of: UIStackView()) {
            $0.setCustomSpacing($1, after: $0.arrangedSubviews[0])
        },
        NumericProperty("layoutMargins.top", of: UIStackView()) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins.top = $1
        },
        NumericProperty("constraints", of: UIView()) { view, number in
            guard number.isFinite else { return }
            var previous = view.leadingAnchor
            for _ in 0..<6 {
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                inner.leadingAnchor.constraint(equalTo: previous, constant: number).isActive = true
                inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: number, constant: number)
                    .isActive = true
                inner.heightAnchor.constraint(equalToConstant: number).isActive = true
                previous = inner.trailingAnchor
            }
        },
    ]

    private static let looks = [
        NumericProperty("alpha", of: UIView()) { $0.alpha = $1 },
        NumericProperty("contentScaleFactor", of: UIView()) { $0.contentScaleFactor = $1 },
        NumericProperty("layer.opacity", of: UIView()) { $0.layer.opacity = Float($1) },
        NumericProperty("layer.cornerRadius", of: UIView()) { $0.layer.cornerRadius = $1 },
        NumericProperty("layer.cornerRadius, clipped", of: UIImageView()) {
            $0.clipsToBounds = true
            $0.layer.cornerRadius = $1
        },
        NumericProperty("layer.borderWidth", of: UIView()) { $0.layer.borderWidth = $1 },
        NumericProperty("layer.shadowRadius", of: UIView()) {
            $0.layer.shadowOpacity = 1
            $0.layer.shadowRadius = $1
        },
        NumericProperty("layer.shadowOpacity", of: UIView()) { $0.layer.shadowOpacity = Float($1) },
        NumericProperty("layer.shadowOffset.width", of: UIView()) {
            $0.layer.shadowOpacity = 1
            $0.layer.shadowOffset.width = $1
        },
        NumericProperty("layer.speed", of: UIView()) { view, number in
            view.layer.speed = Float(number)
            UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
        },
        NumericProperty("layer.timeOffset", of: UIView()) { view, number in
            view.layer.timeOffset = number
            UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
        },
        NumericProperty("animate(withDuration:)", of: UIView()) { view, number in
            UIView.animate(withDuration: number) { view.alpha = 0.5 }
        },
        NumericProperty("animate(withDuration:delay:)", of: UIView()) { view, number in
            UIView.animate(withDuration: 0.1, delay: number) { view.center.x += 5 }
        },
        NumericProperty("animate(springs)", of: UIView()) { view, number in
            UIView.animate(
                withDuration: 0.1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number
            ) { view.center.x += 5 }
        },
        NumericProperty("animationDuration", of: UIImageView()) { view, number in
            view.animationImages = [UIImage(), UIImage()]
            view.animationDuration = number
            view.startAnimating()
        },
        NumericProperty("CAShapeLayer", of: UIView()) { view, number in
            let layer = CAShapeLayer()
            layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
            layer.strokeColor = UIColor.red.cgColor
            layer.lineWidth = number
            layer.miterLimit = number
            layer.strokeStart = number
            layer.strokeEnd = number
            layer.lineDashPhase = number
            layer.lineDashPattern = [NSNumber(value: number), 2]
            view.layer.addSublayer(layer)
        },
        NumericProperty("CAGradientLayer.locations", of: UIView()) { view, number in
            let layer = CAGradientLayer()
            layer.frame = view.bounds
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            layer.locations = [0, NSNumber(value: number)]
            view.layer.addSublayer(layer)
        },
    ]

    private static let scrolling = [
        NumericProperty("contentSize.height", of: UIScrollView()) { $0.contentSize.height = $1 },
        NumericProperty("contentInset.top", of: UIScrollView()) { $0.contentInset.top = $1 },
        NumericProperty("contentInset.right", of: UIScrollView()) { $0.contentInset.right = $1 },
        NumericProperty("contentOffset.y", of: UIScrollView()) { $0.contentOffset.y = $1 },
        NumericProperty("setContentOffset(_:animated:)", of: UIScrollView()) {
            $0.setContentOffset(CGPoint(x: 0, y: $1), animated: true)
        },
        NumericProperty("scrollRectToVisible", of: UIScrollView()) {
            $0.scrollRectToVisible(CGRect(x: $1, y: $1, width: $1, height: 10), animated: true)
        },
        NumericProperty("verticalScrollIndicatorInsets.top", of: UIScrollView()) {
            $0.verticalScrollIndicatorInsets.top = $1
            $0.flashScrollIndicators()
        },
        NumericProperty("minimumZoomScale", of: UIScrollView()) { $0.minimumZoomScale = $1 },
        NumericProperty("maximumZoomScale", of: UIScrollView()) { $0.maximumZoomScale = $1 },
        NumericProperty("zoomScale", of: UIScrollView()) { $0.zoomScale = $1 },
        NumericProperty("decelerationRate", of: UIScrollView()) {
            $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: $1)
        },
        NumericProperty("rowHeight", of: UITableView()) { $0.rowHeight = $1 },
        NumericProperty("estimatedRowHeight", of: UITableView()) { $0.estimatedRowHeight = $1 },
        NumericProperty("sectionHeaderHeight", of: UITableView()) { $0.sectionHeaderHeight = $1 },
        NumericProperty("sectionHeaderTopPadding", of: UITableView()) { $0.sectionHeaderTopPadding = $1 },
        NumericProperty("separatorInset.left", of: UITableView()) { $0.separatorInset.left = $1 },
        NumericProperty("contentInset.top", of: UITableView()) { $0.contentInset.top = $1 },
        NumericProperty("indentationWidth", of: UITableViewCell()) {
            $0.indentationLevel = 2
            $0.indentationWidth = $1
        },
    ]

    /// The nearest integer, or `Int.min` or `Int.max` if it isn't representable.
    static func whole(_ number: Double) -> Int {
        Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
    }

    private static let controls = [
        NumericProperty("numberOfPages", of: UIPageControl()) { $0.numberOfPages = whole($1) },
        NumericProperty("currentPage", of: UIPageControl()) {
            $0.numberOfPages = 5
            $0.currentPage = whole($1)
        },
        NumericProperty("progress", of: UIProgressView()) { $0.progress = Float($1) },
        NumericProperty("value", of: UISlider()) { $0.value = Float($1) },
        NumericProperty("minimumValue", of: UISlider()) { $0.minimumValue = Float($1) },
        NumericProperty("maximumValue", of: UISlider()) { $0.maximumValue = Float($1) },
        NumericProperty("value", of: UIStepper()) { $0.value = $1 },
        NumericProperty("maximumValue", of: UIStepper()) { if $1 > 0 { $0.maximumValue = $1 } },
        NumericProperty("setWidth", of: UISegmentedControl()) { $0.setWidth($1, forSegmentAt: 0) },
        NumericProperty("selectedSegmentIndex", of: UISegmentedControl()) {
            let index = whole($1)
            if index < 2 { $0.selectedSegmentIndex = max(index, -1) }
        },
        NumericProperty("frame.size.height", raisesForNaN: true, of: UISwitch()) { $0.frame.size.height = $1 },
        NumericProperty("frame.size.width", raisesForNaN: true, of: UITextField()) { $0.frame.size.width = $1 },
        NumericProperty("frame.size.height", raisesForNaN: true, of: UIButton()) { $0.frame.size.height = $1 },
        NumericProperty("frame.size.height", raisesForNaN: true, of: UIPageControl()) {
            $0.numberOfPages = 3
            $0.frame.size.height = $1
        },
        NumericProperty("frame.size.width", raisesForNaN: true, of: UISlider()) { $0.frame.size.width = $1 },
        NumericProperty("UILongPressGestureRecognizer", of: UIView()) {
            let recognizer = UILongPressGestureRecognizer()
            recognizer.minimumPressDuration = $1
            recognizer.allowableMovement = $1
            recognizer.numberOfTapsRequired = 0
            $0.addGestureRecognizer(recognizer)
        },
        NumericProperty("UITapGestureRecognizer", of: UIView()) {
            let recognizer = UITapGestureRecognizer()
            recognizer.numberOfTapsRequired = whole($1)
            recognizer.numberOfTouchesRequired = whole($1)
            $0.addGestureRecognizer(recognizer)
        },
        NumericProperty("UIPinchGestureRecognizer.scale", of: UIView()) {
            let recognizer = UIPinchGestureRecognizer()
            recognizer.scale = $1
            $0.addGestureRecognizer(recognizer)
        },
    ]

    private static let texts = [
        NumericProperty("font.pointSize", of: UILabel()) { $0.font = .systemFont(ofSize: $1) },
        NumericProperty("numberOfLines", of: UILabel()) { $0.numberOfLines = whole($1) },
        NumericProperty("minimumScaleFactor", of: UILabel()) {
            $0.adjustsFontSizeToFitWidth = true
            $0.frame.size.width = 30
            $0.minimumScaleFactor = $1
        },
        NumericProperty("preferredMaxLayoutWidth", of: UILabel()) {
            $0.numberOfLines = 0
            $0.preferredMaxLayoutWidth = $1
            $0.sizeToFit()
        },
        NumericProperty("sizeThatFits", of: UILabel()) {
            $0.numberOfLines = 0
            $0.frame.size = $0.sizeThatFits(CGSize(width: $1, height: $1))
        },
        NumericProperty("attributes", of: UILabel()) { label, number in
            let style = NSMutableParagraphStyle()
            style.lineSpacing = number
            style.paragraphSpacing = number
            style.headIndent = number
            style.tailIndent = number
            style.firstLineHeadIndent = number
            style.minimumLineHeight = number
            style.maximumLineHeight = number
            style.lineHeightMultiple = number
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: "Some text of a few words",
                attributes: [.paragraphStyle: style, .kern: number, .baselineOffset: number, .underlineStyle: 1])
            label.sizeToFit()
        },
        NumericProperty("attachment.bounds", of: UILabel()) { label, number in
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: number, y: number, width: number, height: number)
            label.attributedText = NSAttributedString(attachment: attachment)
            label.sizeToFit()
        },
    ]
}
