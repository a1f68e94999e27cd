import Foundation

/// Methods that respond to the layout of a text and control the spacing of its lines. All methods are optional.
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
}
