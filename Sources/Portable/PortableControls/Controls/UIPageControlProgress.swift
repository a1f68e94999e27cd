import Foundation

/// The progress of the current page of a page control, such as the part of a video that was played. The dot of the page
/// becomes a bar that fills.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// The object that provides the progress of pages. The reference is weak.
    ///
    /// The progress of a timer declares a `delegate` of a narrower type. The attribute makes Swift prefer that one.
    @_disfavoredOverload
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// The page control that shows the progress.
    weak var pageControl: UIPageControl?

    /// The progress of the current page, from 0 to 1. The default is 0. Other values are clamped.
    open var currentProgress: Float {
        get { progress }
        set {
            progress = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            pageControl?.setNeedsDisplay()
        }
    }
    private var progress: Float = 0

    /// A Boolean value that indicates whether a page control shows the progress. The page control hides the progress
    /// while it's empty.
    open var isProgressVisible: Bool { isVisible }
    private var isVisible = false

    /// Creates an empty progress.
    public override init() {
        super.init()
    }

    /// Called when the page control shows another page, or shows or hides the progress.
    func pageDidChange(isVisible: Bool) {
        if let pageControl, isVisible {
            currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: pageControl.currentPage) ?? 0
        }
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        delegate?.pageControlProgressVisibilityDidChange(self)
    }
}

/// Methods that provide the progress of pages. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Asks the delegate for the progress with which a page begins, from 0 to 1. The default is 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

    /// Tells the delegate that a page control shows the progress, or hides it.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Returns 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }

    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
