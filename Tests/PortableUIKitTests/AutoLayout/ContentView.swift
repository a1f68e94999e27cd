import CollageTesting
import Foundation

/// A view with a content size that can wrap at a width, and that counts its measurements.
final class ContentView: UIView, WidthDependentContent {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether the content wraps while keeping its area.
    var wraps = false
    private(set) var measurementCount = 0

    init(_ width: CGFloat, _ height: CGFloat, wraps: Bool = false) {
        contentSize = CGSize(width: width, height: height)
        self.wraps = wraps
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        measurementCount += 1
        return contentSize
    }

    var contentHeightFollowsWidth: Bool { wraps }

    func contentHeight(atWidth width: CGFloat) -> CGFloat {
        measurementCount += 1
        return (contentSize.width / width).rounded(.up) * contentSize.height
    }
}

extension UIView {
    /// Adds a view that is placed by constraints.
    @discardableResult
    func adding(_ view: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }
}
