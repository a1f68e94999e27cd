import PortableUIKit
import Testing

@MainActor struct TextListTests {
    @Test(arguments: [
        (NSTextList.MarkerFormat.decimal, 12, "12"), (.lowercaseRoman, 1994, "mcmxciv"), (.uppercaseRoman, 4, "IV"),
        (.lowercaseAlpha, 28, "ab"), (.uppercaseLatin, 26, "Z"), (.lowercaseHexadecimal, 255, "ff"), (.octal, 8, "10"),
        (.disc, 3, "\u{2022}"), (NSTextList.MarkerFormat("({decimal})"), 2, "(2)"),
        (NSTextList.MarkerFormat("-"), 2, "-"),
    ])
    func `markers have the number of the item`(format: NSTextList.MarkerFormat, number: Int, marker: String) {
        #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == marker)
    }

    @Test func `lists with numbers are ordered`() {
        #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
        #expect(NSTextList(markerFormat: .box, startingItemNumber: 3).startingItemNumber == 3)
    }

    @Test func `items have their markers and contain further items`() {
        let list = NSTextList(markerFormat: .decimal, startingItemNumber: 2)
        let inner = NSTextListElement(
            contents: NSAttributedString(string: "b"), markerAttributes: nil, textList: list, childElements: nil)
        let outer = NSTextListElement(
            contents: NSAttributedString(string: "a"), markerAttributes: nil, textList: list, childElements: [inner])
        #expect(outer.attributedString.string == "\t2\ta")
        #expect(inner.parent === outer && outer.childElements.first === inner)
        #expect(NSTextListElement(childElements: [], textList: list, nestingLevel: 1) == nil)
    }

    @Test func `tab stops are in the order of their locations`() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.count == 12 && style.tabStops[0].location == 28)
        let stop = NSTextTab(textAlignment: .right, location: 40)
        style.addTabStop(stop)
        #expect(style.tabStops[1] === stop)
        style.removeTabStop(stop)
        #expect(style.tabStops == NSParagraphStyle.default.tabStops)
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        #expect((style.copy() as? NSParagraphStyle)?.textLists.count == 1)
    }
}
