import CollageTesting

/// A screen with rows to scroll.
final class RowsController: UIViewController {
    let scrollView = UIScrollView()

    init(_ title: String, mode: UINavigationItem.LargeTitleDisplayMode = .automatic, button: String? = nil) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.largeTitleDisplayMode = mode
        if let button { navigationItem.rightBarButtonItem = UIBarButtonItem(title: button, primaryAction: nil) }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        scrollView.contentSize = CGSize(width: 200, height: 3000)
        scrollView.backgroundColor = .systemBackground
        for row in 0..<40 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 75, width: 200, height: 40))
            label.text = "\(title ?? "") \(row)"
            scrollView.addSubview(label)
        }
        view = scrollView
    }
}

/// The visible contents of a view: classes, positions in the window, texts, and transparency.
@MainActor
func described(_ view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    func rounded(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
    let frame = view.convert(view.bounds, to: nil)
    var line = "\(type(of: view)) \(rounded(frame.minX)) \(rounded(frame.minY))"
    line += " \(rounded(frame.width)) \(rounded(frame.height)) alpha \(rounded(view.alpha))"
    if let text = (view as? UILabel)?.text { line += " \(text)" }
    if let color = view.backgroundColor { line += " \(color.resolvedColor(with: view.traitCollection))" }
    return [line] + view.subviews.flatMap { described($0) }
}
