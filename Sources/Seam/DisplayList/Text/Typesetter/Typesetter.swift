import LayoutGeometry

/// Breaks styled text into lines and positions them.
///
/// Shaping is the slow part (50 µs for a measurement with Pango), so each text is shaped once per font, and its lines
/// are broken using the advances. A layout is cached for the same text and width. Not safe for concurrent use.
package final class Typesetter {
    private let measurer: any TextMeasurer
    private var shapes = GenerationCache<ShapeKey, ShapedText>(capacity: 2048, costLimit: Typesetter.keptUTF8Count)
    private var layouts = GenerationCache<LayoutKey, TextLayout>(capacity: 2048, costLimit: Typesetter.keptUTF8Count)
    private var placedTexts = GenerationCache<LayoutKey, PlacedText>(
        capacity: 1024, costLimit: Typesetter.keptUTF8Count)

    /// The amount of text in each generation of a cache, in UTF-8 bytes. The cached data takes several dozen times as
    /// much memory. Without a limit, typing in a megabyte of text would fill the memory, because each character
    /// creates a new text.
    private static let keptUTF8Count = 1 << 20

    /// The amount of cached text, in UTF-8 bytes.
    package var cachedUTF8Count: Int { shapes.cost + layouts.cost + placedTexts.cost }

    /// The numbers of strings that were laid out and shaped, excluding cached results. Tests verify that nothing is
    /// laid out twice.
    package private(set) var layoutCount = 0
    package private(set) var shapeCount = 0
    /// The amount of shaped text, in UTF-8 bytes.
    package private(set) var shapedUTF8Count = 0

    package init(measurer: any TextMeasurer) {
        self.measurer = measurer
    }

    private struct ShapeKey: Hashable {
        let text: ScalarwiseText
        let font: FontDescription
    }

    private struct LayoutKey: Hashable {
        let text: StyledText
        let width: Double
        let maximumLineCount: Int

        init(text: StyledText, width: Double, maximumLineCount: Int) {
            self.text = text
            self.width = width.isNaN ? .infinity : max(width, 0)
            self.maximumLineCount = max(maximumLineCount, 0)
        }
    }

    /// Returns the lines of `text` in a box of `width` points.
    ///
    /// - Parameters:
    ///   - width: The width; infinite for lines that end only at line ends in the text. NaN counts as infinite.
    ///   - maximumLineCount: The maximum number of lines; 0 means no limit.
    /// - Complexity: O(*n*) in the length of the visible paragraphs for the first layout; O(*n*) in the length of the
    ///   text for a lookup.
    package func layout(_ text: StyledText, width: Double, maximumLineCount: Int = 0) -> TextLayout {
        if text.hasBlocks { return place(text, width: width, maximumLineCount: maximumLineCount).layout }
        let key = LayoutKey(text: text, width: width, maximumLineCount: maximumLineCount)
        if let layout = layouts.value(for: key) { return layout }
        var (builder, lines) = prepare(key)
        let layout = builder.build(lines)
        layouts.insert(layout, for: key, cost: text.text.utf8.count)
        return layout
    }

    /// Returns the lines of `text` in a box of `width` points, with the positions of its characters.
    ///
    /// - Parameter maximumLineCount: The maximum number of lines; 0 means no limit.
    /// - Complexity: The same as ``layout(_:width:maximumLineCount:)``.
    package func place(_ text: StyledText, width: Double, maximumLineCount: Int = 0) -> PlacedText {
        let key = LayoutKey(text: text, width: width, maximumLineCount: maximumLineCount)
        if let placed = placedTexts.value(for: key) { return placed }
        let placed: PlacedText
        if text.hasBlocks {
            let layout = BlockLayout(tree: BlockTree(text)) { self.place($0, width: $1) }
            placed = layout.placedText(
                width: key.width, maximumLineCount: key.maximumLineCount, drawing: measurer.drawing)
        } else {
            var (builder, lines) = prepare(key)
            placed = builder.buildPlaced(lines)
        }
        placedTexts.insert(placed, for: key, cost: text.text.utf8.count)
        return placed
    }

    /// Returns a paragraph that is ready to be broken into lines of different widths.
    package func shaped(_ paragraph: StyledText, width: Double) -> ShapedParagraph {
        layoutCount += 1
        return ShapedParagraph(
            text: ClusteredText(paragraph, shape: shape), width: width, drawing: measurer.drawing)
    }

    private func prepare(_ key: LayoutKey) -> (LineBuilder, [LineBreaker.Line]) {
        layoutCount += 1
        let clusters = ClusteredText(key.text.start(ofLines: key.maximumLineCount), shape: shape)
        let breaker = LineBreaker(text: clusters, width: key.width, maximumLineCount: key.maximumLineCount)
        let builder = LineBuilder(text: clusters, width: key.width, drawing: measurer.drawing, shape: shape)
        return (builder, breaker.lines())
    }

    private func shape(_ text: String, _ font: FontDescription) -> ShapedText {
        let key = ShapeKey(text: ScalarwiseText(text), font: font)
        if let shape = shapes.value(for: key) { return shape }
        shapeCount += 1
        shapedUTF8Count += text.utf8.count
        let shape = measurer.shape(text, font: font)
        shapes.insert(shape, for: key, cost: text.utf8.count)
        return shape
    }
}
