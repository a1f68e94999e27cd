import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableControls
@testable import PortableGraphics
@_spi(Collage) @testable import PortableQuartz
@testable import PortableUIKitCore

/// Blocks and tables of text. Letters are 10 points wide, spaces 5.
@MainActor struct TextTableTests {
    private let host = TestHost()
    private let font = UIFont.systemFont(ofSize: 20)
    private let table = NSTextTable()
    private var height: Double { Double(font.lineHeight) }

    init() {
        table.numberOfColumns = 2
        table.layoutAlgorithm = .fixed
    }

    private func cell(
        _ row: Int, _ column: Int, rows: Int = 1, columns: Int = 1, _ change: (NSTextTableBlock) -> Void = { _ in }
    ) -> NSTextTableBlock {
        let cell = NSTextTableBlock(
            table: table, startingRow: row, rowSpan: rows, startingColumn: column, columnSpan: columns)
        change(cell)
        return cell
    }

    private func text(_ paragraphs: [(String, [NSTextBlock])]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, blocks) in paragraphs {
            let style = NSMutableParagraphStyle()
            style.textBlocks = blocks
            text.append(NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style]))
        }
        return text
    }

    private func geometry(_ text: NSAttributedString, width: CGFloat = 300) -> TextGeometry {
        host.run {
            let format = TextFormat(defaults: TextDefaults(font: font, color: .black), traits: .current)
            return TextGeometry(AttributedText(text), format: format, width: width)
        }
    }

    /// The frames of the decorations, with their colors.
    private func decorations(_ geometry: TextGeometry) -> [TextDecoration] {
        geometry.paragraphs.flatMap(\.layout.decorations)
    }

    /// Returns the position of each line, rounded.
    private func places(_ geometry: TextGeometry) -> [[Double]] {
        geometry.lines.map { line in
            [line.carets[0].x, line.top].map { (Double($0) * 10).rounded() / 10 }
        }
    }

    private func rounded(_ numbers: [[Double]]) -> [[Double]] { numbers.map { $0.map { ($0 * 10).rounded() / 10 } } }

    @Test func `cells are in columns and rows, and can span several`() {
        table.numberOfColumns = 3
        let shown = geometry(
            text([
                ("before\n", []), ("a\n", [cell(0, 0)]), ("b\n", [cell(0, 1)]), ("c\n", [cell(0, 2, rows: 2)]),
                ("d\n", [cell(1, 0, columns: 2)]), ("after", []),
            ]))
        #expect(
            places(shown)
                == rounded([[0, 0], [0, height], [100, height], [200, height], [0, 2 * height], [0, 3 * height]]))
        #expect(shown.lines.map(\.range.lowerBound) == [0, 7, 9, 11, 13, 15])
        #expect(shown.laidOutLength == 20)
    }

    @Test func `margins, borders, and padding surround the content of a block`() throws {
        let block = NSTextBlock()
        block.setWidth(10, type: .absolute, for: .margin)
        block.setWidth(2, type: .absolute, for: .border)
        block.setWidth(5, type: .absolute, for: .padding, rectEdge: .minXEdge)
        block.setWidth(1, type: .percentage, for: .padding, rectEdge: .minYEdge)
        block.backgroundColor = .yellow
        block.setBorderColor(.red, rectEdge: .minXEdge)
        let shown = geometry(text([("a\n", [block]), ("b", [block])]))
        #expect(places(shown) == rounded([[17, 15], [17, 15 + height]]))
        let parts = decorations(shown)
        #expect(parts.count == 2)
        #expect(parts[0].rect.minX == 10 && parts[0].rect.size.width == 280)
        #expect(abs(parts[0].rect.size.height - (2 * height + 7)) < 0.01)
        #expect(parts[1].rect.size.width == 2 && abs(parts[1].rect.size.height - (2 * height + 3)) < 0.01)
        #expect(abs(Double(shown.size.height) - (2 * height + 27)) < 0.01)
    }

    @Test func `content determines the widths of columns, which become narrower if they don't fit`() {
        table.layoutAlgorithm = .automatic
        let cells = [("aaaa\n", [cell(0, 0)]), ("bbbb bbbb bbbb bbbb", [cell(0, 1)])]
        #expect(places(geometry(text(cells))).map { $0[0] } == [0, 40])
        let narrow = geometry(text(cells), width: 130)
        #expect(places(narrow) == rounded([[0, 0], [40, 0], [40, height]]))
        let widths = [("a\n", [cell(0, 0) { $0.setContentWidth(25, type: .percentage) }]), ("b", [cell(0, 1)])]
        #expect(places(geometry(text(widths))).map { $0[0] } == [0, 75])
    }

    @Test(arguments: [
        (NSTextBlock.VerticalAlignment.top, 0.0), (.middle, 0.5), (.bottom, 1),
    ]) func `content is aligned vertically in its cell`(_ alignment: NSTextBlock.VerticalAlignment, _ part: Double) {
        let shown = geometry(
            text([
                ("a\n", [cell(0, 0) { $0.verticalAlignment = alignment }]),
                ("b\n", [cell(0, 1) { $0.setValue(100, type: .absolute, for: .minimumHeight) }]),
            ]))
        #expect(abs(Double(shown.lines[0].top) - part * (100 - height)) < 0.01)
        #expect(shown.lines[1].top == 0 && shown.size.height == 100 + CGFloat(height))
    }

    @Test func `the baselines of a row are aligned`() {
        let small = NSMutableAttributedString(
            attributedString: text([("a\n", [cell(0, 0) { $0.verticalAlignment = .baseline }])]))
        small.addAttributes([.font: UIFont.systemFont(ofSize: 10)], range: NSRange(location: 0, length: 2))
        small.append(text([("b", [cell(0, 1) { $0.verticalAlignment = .baseline }])]))
        let shown = geometry(small)
        #expect(abs(shown.lines[0].baseline - shown.lines[1].baseline) < 0.01)
    }

    @Test func `collapsed borders are one, with the width of the wider one`() {
        func borders(collapsed: Bool) -> [Double] {
            table.collapsesBorders = collapsed
            let cells = (0..<2).map { column in
                cell(0, column) {
                    $0.setWidth(column == 0 ? 1 : 3, type: .absolute, for: .border)
                    $0.setBorderColor(column == 0 ? .red : .blue)
                }
            }
            let parts = decorations(geometry(text([("a\n", [cells[0]]), ("b", [cells[1]])])))
            // The vertical parts between the cells.
            return parts.filter { $0.rect.size.height > 10 && $0.rect.minX > 10 && $0.rect.maxX < 290 }
                .map(\.rect.size.width)
        }
        #expect(borders(collapsed: false) == [1, 3] && borders(collapsed: true) == [3])
    }

    @Test func `empty cells can be hidden`() {
        let empty = cell(0, 0) { $0.backgroundColor = .red }
        let full = cell(0, 1) { $0.backgroundColor = .green }
        let content = text([("\n", [empty]), ("b", [full])])
        #expect(decorations(geometry(content)).count == 2)
        table.hidesEmptyCells = true
        #expect(decorations(geometry(content)).map(\.rect.minX) == [150])
    }

    @Test func `tables can be in a cell`() {
        let inner = NSTextTable()
        inner.numberOfColumns = 2
        inner.layoutAlgorithm = .fixed
        let outer = cell(0, 1) { $0.setWidth(10, type: .absolute, for: .padding) }
        let cells = (0..<2).map {
            NSTextTableBlock(table: inner, startingRow: 0, rowSpan: 1, startingColumn: $0, columnSpan: 1)
        }
        let shown = geometry(text([("a\n", [cell(0, 0)]), ("b\n", [outer, cells[0]]), ("c", [outer, cells[1]])]))
        #expect(places(shown) == [[0, 0], [160, 10], [225, 10]])
    }

    @Test func `a point finds the caret in its cell`() {
        let shown = geometry(text([("aaaa aaaa aaaa aaaa\n", [cell(0, 0)]), ("bbbb\n", [cell(0, 1)]), ("end", [])]))
        #expect(shown.lines.count == 4)
        #expect(shown.caret(nearestTo: CGPoint(x: 171, y: 5)).offset == 22)
        #expect(shown.caret(nearestTo: CGPoint(x: 171, y: CGFloat(1.4 * height))).offset == 22)
        #expect(shown.caret(nearestTo: CGPoint(x: 0, y: CGFloat(2.5 * height))).offset == 25)
    }

    @Test func `a text view lays a table out again after an edit`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 310, height: 400))
        view.textContainerInset = .zero
        let root = UIView()
        host.show(root)
        root.addSubview(view)
        view.attributedText = text([("a\n", [cell(0, 0)]), ("b\n", [cell(0, 1)]), ("end", [])])
        host.settle()
        func top(_ offset: Int) -> CGFloat {
            let position = view.position(from: view.beginningOfDocument, offset: offset)
            return position.map { view.caretRect(for: $0).midY } ?? 0
        }
        #expect(top(0) == top(2) && abs(top(4) - 1.5 * CGFloat(height)) < 0.01)
        view.textStorage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "bbbb bbbb bbbb bbbb")
        #expect(top(0) == top(2) && abs(top(22) - 2.5 * CGFloat(height)) < 0.01)
    }

    @Test func `a label and a drawn string have the size and the colors of a table`() throws {
        let content = text([
            ("a\n", [cell(0, 0) { $0.backgroundColor = .yellow }]),
            ("b", [cell(0, 1) { $0.setWidth(6, type: .absolute, for: .padding) }]),
        ])
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.attributedText = content
        let size = label.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(abs(Double(size.height) - (height + 12)) < 1)
        let bounds = content.boundingRect(
            with: CGSize(width: 200, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(Double(bounds.height) - (height + 12)) < 1)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        host.show(label)
        host.settle()
        let node = try #require(label.layer.displayNode(at: 0))
        let fills = node.commands.compactMap { command -> DisplayList.Color? in
            guard case .fill(_, .color(let color), _) = command else { return nil }
            return color
        }
        #expect(fills.map(\.blue) == [0])
        // A line end at the end adds a line below the table.
        let ended = NSMutableAttributedString(attributedString: content)
        ended.append(text([("\n", [])]))
        label.attributedText = ended
        let taller = label.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(abs(Double(taller.height) - (2 * height + 12)) < 1)
    }
}
