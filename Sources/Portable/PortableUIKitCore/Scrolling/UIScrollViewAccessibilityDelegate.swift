import Foundation

/// Methods that describe the position of a scroll view that an assistive technology has scrolled. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Asks the delegate for a description of the position, such as "Page 2 of 5". The default is `nil`.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// Asks the delegate for a description of the position with attributes for reading it aloud. The default is `nil`,
    /// which means the one without attributes.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    /// Returns `nil`.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
    /// Returns `nil`.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }

    /// Returns the description that's announced after a page was scrolled.
    func scrollStatus(of scrollView: UIScrollView) -> NSAttributedString? {
        accessibilityAttributedScrollStatus(for: scrollView)
            ?? accessibilityScrollStatus(for: scrollView).map { NSAttributedString(string: $0) }
    }
}
