import Foundation
@_spi(Collage) import PortableUIKitCore

/// A progress that fills with time, and then moves the page control to the next page.
///
/// ```swift
/// let progress = UIPageControlTimerProgress(preferredDuration: 5)
/// progress.resetsToInitialPageAfterEnd = true
/// pageControl.progress = progress
/// progress.resumeTimer()
/// ```
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The object that decides about pages. The reference is weak.
    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { super.delegate as? any UIPageControlTimerProgressDelegate }
        set { super.delegate = newValue }
    }

    /// A Boolean value that indicates whether the first page follows the last one. The default is `false`.
    open var resetsToInitialPageAfterEnd = false

    /// A Boolean value that indicates whether time fills the progress.
    open var isRunning: Bool { link != nil }

    /// The duration of pages without their own duration, in seconds.
    open var preferredDuration: TimeInterval

    private var durations: [Int: TimeInterval] = [:]
    private var link: CADisplayLink?
    /// The time of the last step, or of the start.
    private var lastTime: CFTimeInterval = 0

    /// Creates a progress with the duration of pages, in seconds. It doesn't run.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Starts the timer, or continues after a pause.
    open func resumeTimer() {
        guard link == nil else { return }
        let link = CADisplayLink(target: WeakTimer(self), selector: Selector("step:", WeakTimer.step))
        link.add(to: .main, forMode: .common)
        self.link = link
        lastTime = CACurrentMediaTime()
    }

    /// Stops the timer. The progress is kept.
    open func pauseTimer() {
        link?.invalidate()
        link = nil
    }

    /// Sets the duration of a page, in seconds. A value that isn't positive removes it.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = duration > 0 ? duration : nil
    }

    /// Returns the duration of a page, in seconds: its own, or ``preferredDuration``.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    fileprivate func step(at time: CFTimeInterval) {
        guard let pageControl, isProgressVisible else { return pauseTimer() }
        defer { lastTime = time }
        let duration = duration(forPage: pageControl.currentPage)
        currentProgress += duration > 0 ? Float(max(time - lastTime, 0) / duration) : 1
        delegate?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 1 { advance(pageControl) }
    }

    private func advance(_ pageControl: UIPageControl) {
        let next = pageControl.currentPage + 1
        let page = next < pageControl.numberOfPages ? next : 0
        guard page == next || resetsToInitialPageAfterEnd,
            delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true
        else { return pauseTimer() }
        pageControl.show(page: page)
    }
}

/// Methods that decide about pages of a timer. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Tells the delegate that the timer has changed the progress.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

    /// Asks the delegate whether the page control moves to a page after the current one. The default is `true`. Otherwise,
    /// the timer stops.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

    /// Returns `true`.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}

/// A target of display links that doesn't retain the progress.
@MainActor
private final class WeakTimer: NSObject {
    private weak var progress: UIPageControlTimerProgress?

    init(_ progress: UIPageControlTimerProgress) {
        self.progress = progress
    }

    func step(_ link: CADisplayLink) {
        guard let progress else { return link.invalidate() }
        progress.step(at: link.timestamp)
    }
}
