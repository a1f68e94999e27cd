import CollageTesting

/// Numeric properties of scroll views, text input, and touches.
extension NumericProperty {
    static let inputs: [NumericProperty] = scrollViews + textViews + recognizers

    private static let scrollViews = [
        NumericProperty("contentSize.width", of: UIScrollView()) { $0.contentSize.width = $1 },
        NumericProperty("contentInset.left", of: UIScrollView()) { $0.contentInset.left = $1 },
        NumericProperty("contentInset.bottom", of: UIScrollView()) { $0.contentInset.bottom = $1 },
        NumericProperty("contentOffset.x", of: UIScrollView()) { $0.contentOffset.x = $1 },
        NumericProperty("horizontalScrollIndicatorInsets", of: UIScrollView()) {
            $0.horizontalScrollIndicatorInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
            $0.flashScrollIndicators()
        },
        NumericProperty("setZoomScale", of: ZoomedView()) { $0.setZoomScale($1, animated: true) },
        NumericProperty("zoom(to:)", of: ZoomedView()) {
            $0.zoom(to: CGRect(x: $1, y: $1, width: $1, height: $1), animated: true)
        },
        NumericProperty("minimumZoomScale", of: ZoomedView()) {
            $0.minimumZoomScale = $1
            $0.zoomScale = $1
        },
        NumericProperty("bounds.origin.x", raisesForNaN: true, of: UIScrollView()) { $0.bounds.origin.x = $1 },
        NumericProperty("target of a drag", of: ZoomedView()) { $0.target = $1 },
    ]

    private static func textView(
        _ name: String, raisesForNaN: Bool = false,
        _ set: @escaping @MainActor @Sendable (UITextView, Double) -> Void
    ) -> NumericProperty {
        NumericProperty(name, raisesForNaN: raisesForNaN, of: UITextView()) { view, number in
            view.text = "Some text of a few words\nand שלום of a second paragraph"
            view.selectedRange = NSRange(location: 3, length: 20)
            set(view, number)
            view.sizeToFit()
            view.becomeFirstResponder()
            view.scrollRangeToVisible(NSRange(location: 20, length: 4))
        }
    }

    private static let textViews = [
        textView("textContainerInset.left") { $0.textContainerInset.left = $1 },
        textView("textContainerInset.top") { $0.textContainerInset.top = $1 },
        textView("lineFragmentPadding") { $0.textContainer.lineFragmentPadding = $1 },
        textView("font.pointSize") { $0.font = .systemFont(ofSize: $1) },
        textView("frame.size.width", raisesForNaN: true) { $0.frame.size.width = $1 },
        textView("contentOffset.y") { $0.contentOffset.y = $1 },
        textView("contentInset.right") { $0.contentInset.right = $1 },
        textView("isScrollEnabled, sizeThatFits") {
            $0.isScrollEnabled = false
            _ = $0.sizeThatFits(CGSize(width: $1, height: $1))
        },
        textView("selectedRange") {
            $0.selectedRange = NSRange(location: whole($1), length: whole($1))
            $0.insertText("a")
        },
        textView("scrollRangeToVisible") {
            $0.scrollRangeToVisible(NSRange(location: whole($1), length: whole($1)))
        },
        textView("closestPosition") { view, number in
            let point = CGPoint(x: number, y: number)
            _ = view.closestPosition(to: point)
            _ = view.characterRange(at: point)
        },
        textView("attributes") { view, number in
            let style = NSMutableParagraphStyle()
            style.lineSpacing = number
            style.paragraphSpacing = number
            style.headIndent = number
            style.tailIndent = number
            style.lineHeightMultiple = number
            view.attributedText = NSAttributedString(
                string: "Some text\nof two lines",
                attributes: [.paragraphStyle: style, .kern: number, .baselineOffset: number])
            view.insertText("a\nb")
        },
        textView("kept paragraphs of another font") { view, number in
            view.typingAttributes = [.font: UIFont.systemFont(ofSize: number)]
            view.insertText("a\n")
            view.insertText("b")
        },
    ]

    private static func recognizer<Recognizer: UIGestureRecognizer>(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> Recognizer,
        _ set: @escaping @MainActor @Sendable (Recognizer, Double) -> Void
    ) -> NumericProperty {
        NumericProperty("\(Recognizer.self).\(name)", of: UIView()) { view, number in
            let recognizer = make()
            set(recognizer, number)
            view.addGestureRecognizer(recognizer)
        }
    }

    private static let recognizers = [
        recognizer("numbers of touches", { UIPanGestureRecognizer() }) {
            $0.minimumNumberOfTouches = whole($1)
            $0.maximumNumberOfTouches = whole($1)
        },
        recognizer("setTranslation", { UIPanGestureRecognizer() }) {
            $0.setTranslation(CGPoint(x: $1, y: $1), in: nil)
        },
        recognizer("numberOfTouchesRequired", { UISwipeGestureRecognizer() }) {
            $0.numberOfTouchesRequired = whole($1)
        },
        recognizer("rotation", { UIRotationGestureRecognizer() }) { $0.rotation = $1 },
        recognizer("numberOfTapsRequired", { UILongPressGestureRecognizer() }) {
            $0.numberOfTapsRequired = whole($1)
            $0.numberOfTouchesRequired = whole($1)
        },
        recognizer("minimumPressDuration", { UILongPressGestureRecognizer() }) { $0.minimumPressDuration = $1 },
        recognizer("edges", { UIScreenEdgePanGestureRecognizer() }) {
            $0.edges = UIRectEdge(rawValue: UInt(clamping: whole($1)))
        },
    ]
}

/// A scroll view with an image to zoom, and with a target offset from a number.
private final class ZoomedView: UIScrollView, UIScrollViewDelegate {
    var target: Double?
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        contentSize = content.bounds.size
        minimumZoomScale = 0.5
        maximumZoomScale = 3
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if let target { targetContentOffset.pointee.y = target }
    }
}
