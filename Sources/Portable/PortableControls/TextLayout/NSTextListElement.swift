import Foundation

/// An item of a list, which is a paragraph with a marker and can contain further items.
open class NSTextListElement: NSTextParagraph {
    /// The list of the item, which determines its marker.
    public let textList: NSTextList
    /// The text of the item without the marker.
    public let contents: NSAttributedString?
    /// The attributes of the marker, or `nil` for the attributes of the text.
    public let markerAttributes: [NSAttributedString.Key: Any]?
    private let children: [NSTextListElement]
    private weak var parentElement: NSTextListElement?

    /// Creates an item with the items in it.
    public init(
        parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]?, childElements children: [NSTextListElement]?
    ) {
        parentElement = parent
        self.textList = textList
        self.contents = contents
        self.markerAttributes = markerAttributes
        self.children = children ?? []
        super.init(attributedString: Self.text(contents, list: textList, markerAttributes: markerAttributes))
        for child in self.children { child.parentElement = self }
    }

    /// Creates an item that isn't part of another one.
    public convenience init(
        contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
        childElements children: [NSTextListElement]?
    ) {
        self.init(
            parentElement: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
            childElements: children)
    }

    /// Creates an item without text for the given level of a list, which contains other items. Returns `nil` if there
    /// are no items.
    public convenience init?(childElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        guard !children.isEmpty, nestingLevel >= 0 else { return nil }
        self.init(
            parentElement: nil, textList: textList, contents: nil, markerAttributes: nil, childElements: children)
    }

    /// The items in this item.
    open override var childElements: [NSTextElement] { children }

    /// A Boolean value that indicates whether the item has text.
    open override var isRepresentedElement: Bool { contents != nil }

    /// The item that contains this item, or `nil`.
    open override var parent: NSTextListElement? { parentElement }

    /// Returns the text of an item with its marker, between tabs.
    private static func text(
        _ contents: NSAttributedString?, list: NSTextList, markerAttributes: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString? {
        guard let contents else { return nil }
        let attributes = contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
        let text = NSMutableAttributedString(
            string: "\t\(list.marker(forItemNumber: list.startingItemNumber))\t",
            attributes: attributes.merging(markerAttributes ?? [:]) { $1 })
        text.append(contents)
        return text
    }
}
