import Foundation

/// Methods of an element with text that's read continuously, such as a page of a book.
///
/// Hosts read the lines in the visible part of the element one by one. The text of the page is the value of the element.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// Returns the number of the line at a point in the coordinate space of the element, or `NSNotFound`. It's called for
    /// the top and the bottom of the visible part.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line in screen coordinates.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// Returns the text of the page.
    func accessibilityPageContent() -> String?
    /// Returns the text of a line with attributes for reading it aloud. The default has no attributes.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// Returns the text of the page with attributes for reading it aloud. The default has no attributes.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// Returns the text of a line without attributes.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }

    /// Returns the text of the page without attributes.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
