/// Methods for the layout and drawing of an object in text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the frame of the object relative to its position on the baseline, in points, with y increasing upward.
    ///
    /// - Parameters:
    ///   - textContainer: The container of the text, or `nil` if a view without a container shows the text.
    ///   - lineFrag: The rectangle that is proposed for the line, in the container's coordinate space.
    ///   - position: The position of the object in the line.
    ///   - charIndex: The index of the object's character.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect

    /// Returns the image of the object, or `nil` if it's empty space.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
}
