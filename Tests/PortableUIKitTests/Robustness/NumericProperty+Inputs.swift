import CollageTesting

/// Numbers of what scrolls.
extension NumericProperty {
    static let inputs: [NumericProperty] = scrollViews

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
}

/// A picture that can be zoomed, and whose scrolling ends where a number says.
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
