import PortableUIKit
import Testing

struct TextBlockTests {
    @Test func `blocks have dimensions, layers, and colors`() {
        let block = NSTextBlock()
        block.setContentWidth(50, type: .percentage)
        block.setWidth(4, type: .absolute, for: .padding)
        block.setWidth(1, type: .absolute, for: .border, rectEdge: .minYEdge)
        block.setBorderColor(.red, rectEdge: .minYEdge)
        #expect(block.value(for: .width) == 50 && block.contentWidthValueType == .percentage)
        #expect(block.width(for: .padding, rectEdge: .maxXEdge) == 4)
        #expect(
            block.width(for: .border, rectEdge: .minYEdge) == 1 && block.width(for: .border, rectEdge: .maxYEdge) == 0)
        #expect(block.borderColor(for: .minYEdge) == .red && block.borderColor(for: .minXEdge) == nil)
        #expect(block.verticalAlignment == .top && block.backgroundColor == nil)
    }

    @Test func `paragraph styles keep their blocks`() throws {
        let table = NSTextTable()
        table.numberOfColumns = 2
        let cell = NSTextTableBlock(table: table, startingRow: 0, rowSpan: 1, startingColumn: 1, columnSpan: 1)
        let style = NSMutableParagraphStyle()
        style.textBlocks = [cell]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textBlocks == [cell] && copy == style && copy != NSParagraphStyle())
        #expect((copy.textBlocks.first as? NSTextTableBlock)?.table.numberOfColumns == 2)
    }
}
