import Foundation

/// Methods that provide fragments and the attributes of links. All methods are optional.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Asks the delegate for the fragment of an element. The default is an ``NSTextLayoutFragment``.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Asks the delegate whether a line can break before a location at which the text allows it. If it can't, the line
    /// ends at an earlier location. The default is `true`.
    ///
    /// Differs from UIKit: words aren't hyphenated, so `hyphenating` is always `false`.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool
    /// Asks the delegate for the attributes of a link. The default is the given ones.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    /// Returns a fragment that shows all of the element.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }

    /// Returns `true`.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool { true }

    /// Returns the given attributes.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
