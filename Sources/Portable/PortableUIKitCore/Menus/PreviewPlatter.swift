/// A preview in front of everything else: an image of a view, or a view controller's view, with rounded corners and a
/// shadow.
package final class PreviewPlatter: UIView {
    private static let cornerRadius: CGFloat = 13

    private let clip = UIView(frame: .zero)
    private var content: UIView

    /// Creates a platter that shows the current appearance of a view. Returns `nil` if no part of the view is visible.
    package init?(_ preview: UITargetedPreview) {
        guard let snapshot = SnapshotView(of: preview.view) else { return nil }
        content = snapshot
        super.init(frame: snapshot.bounds)
        let parameters = preview.parameters
        clip.backgroundColor = parameters.backgroundColor
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            clip.layer.mask = mask
        } else {
            clip.layer.cornerRadius = max(preview.view.layer.cornerRadius, 10)
            clip.clipsToBounds = true
        }
        layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
        setUp()
    }

    /// Creates a platter that shows a view controller's view with the given size.
    init(_ controller: UIViewController, size: CGSize) {
        content = controller.view
        super.init(frame: CGRect(origin: .zero, size: size))
        clip.backgroundColor = .systemBackground
        clip.layer.cornerRadius = Self.cornerRadius
        clip.clipsToBounds = true
        setUp()
    }

    package required init?(coder: NSCoder) { nil }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.cornerRadius = clip.layer.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 6)
        for view in [clip, content] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = bounds
        }
        addSubview(clip)
        clip.addSubview(content)
    }

    /// Replaces the content with a view.
    package func show(_ view: UIView, size: CGSize) {
        content.removeFromSuperview()
        content = view
        bounds.size = size
        clip.frame = bounds
        view.frame = clip.bounds
        clip.addSubview(view)
    }

    /// A Boolean value that indicates whether the preview is lifted above the others.
    package var isLifted = false {
        didSet { layer.shadowOpacity = isLifted ? 0.2 : 0 }
    }

    /// Shows a number in the top trailing corner.
    func showBadge(_ number: Int) {
        let label = UILabel(frame: .zero)
        label.text = "\(number)"
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        let side: CGFloat = 26, width = max(label.sizeThatFits(bounds.size).width + 14, side)
        label.layer.cornerRadius = side / 2
        label.clipsToBounds = true
        label.frame = CGRect(
            x: isRightToLeft ? -side / 3 : bounds.width - width + side / 3, y: -side / 3, width: width, height: side)
        addSubview(label)
    }
}
