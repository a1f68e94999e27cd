import Foundation

/// Methods that respond to the layout of text and control the spacing of its lines. All methods are optional.
@OptionalMethods
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Tells the delegate that lines must be laid out again.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Tells the delegate that a container is full.
    ///
    /// - Parameters:
    ///   - textContainer: The container, or `nil` if the text doesn't fit into the containers.
    ///   - layoutFinishedFlag: A Boolean value that indicates whether the whole text is laid out.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    /// Tells the delegate that the size of a container changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
    /// Asks the delegate for the spacing after a line, in points. The default is the line spacing of its paragraph style.
    ///
    /// Differs from UIKit: the method isn't called for lines next to excluded areas.
    ///
    /// - Parameters:
    ///   - glyphIndex: The index of the line's last glyph.
    ///   - rect: The rectangle of the line, relative to its paragraph.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

extension NSLayoutManagerDelegate {
    /// Does nothing. This is the default implementation.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing. This is the default implementation.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    /// Does nothing. This is the default implementation.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
    /// Returns the line spacing of the paragraph style. This is the default implementation.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        let style = layoutManager.layout.text.attributes(at: glyphIndex)?.values[.paragraphStyle]
        return (style as? NSParagraphStyle)?.lineSpacing ?? 0
    }
}
