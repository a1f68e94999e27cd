import DisplayList
import LayoutGeometry

/// The layout of text in containers, which grows as lines are needed.
final class TextKitLayout {
    /// A change of the text.
    struct Change {
        /// The text before the change.
        var old: AttributedText
        var mask: NSTextStorage.EditActions
        /// The changed range of the new text.
        var range: Range<Int>
        var delta: Int
    }

    /// The text as of the last processed change.
    private(set) var text = AttributedText()
    var containers: [NSTextContainer] = []
    var client = Client()
    private var progress = Progress()
    /// How many times the layout became invalid.
    private(set) var invalidationCount = 0

    /// The closures of the layout manager and of the text view that shows the text. They must not keep strong references
    /// to these.
    struct Client {
        /// The text layout manager that has the layout.
        weak var textLayoutManager: NSTextLayoutManager?
        /// A closure that returns the spacing after a line.
        var lineSpacing: TextGeometryBuilder.LineSpacing?
        /// A closure that returns the format of the text. It returns `nil` after the view was released.
        var format: (() -> TextFormat?)?
        /// A closure that is called after the text changed.
        var didChange: ((Change) -> Void)?
        /// A closure that is called after the layout became invalid.
        var didInvalidate: (() -> Void)?
    }

    private struct Progress {
        var builder: TextGeometryBuilder?
        /// The lines that are laid out, if they were requested since the last step of the builder.
        var geometry: TextGeometry?
        /// The layout before the last change, if only the text has changed since.
        var previous: TextGeometry?
        var generation = 0
    }

    /// A number that changes with each new layout.
    var generation: Int { progress.generation }

    // MARK: Changes

    func setText(_ text: AttributedText) {
        self.text = text
        invalidate(keepsParagraphs: false)
    }

    func updateText(_ range: Range<Int>, changeInLength delta: Int, from storage: NSTextStorage) {
        text.update(range, changeInLength: delta, from: storage)
        invalidate(keepsParagraphs: true)
    }

    /// Removes the layout.
    ///
    /// - Parameter keepsParagraphs: A Boolean value that indicates whether the format is the same, so that the layout of
    ///   unchanged paragraphs is used again.
    func invalidate(keepsParagraphs: Bool) {
        invalidationCount += 1
        let last = progress.builder == nil ? progress.previous : geometry
        progress = Progress(previous: keepsParagraphs ? last : nil, generation: generation + 1)
    }

    // MARK: Layout

    /// The lines that are laid out.
    var geometry: TextGeometry {
        if let geometry = progress.geometry { return geometry }
        let geometry = TextGeometry(currentBuilder())
        progress.geometry = geometry
        return geometry
    }

    /// A Boolean value that indicates whether nothing more can be laid out.
    var isFinished: Bool { currentBuilder().isFinished }

    /// The index of the container that is being filled.
    var filledContainer: Int { currentBuilder().filledContainer }

    private func currentBuilder() -> TextGeometryBuilder {
        if let builder = progress.builder { return builder }
        var new = makeBuilder(for: containers.map { LineContainer($0) })
        new.reuse(progress.previous)
        progress = Progress(builder: new, generation: generation + 1)
        return new
    }

    private func makeBuilder(for containers: [LineContainer]) -> TextGeometryBuilder {
        var format = client.format?() ?? Self.standardFormat
        client.textLayoutManager?.configure(&format)
        var builder = TextGeometryBuilder(text, format: format, containers: containers)
        builder.lineSpacing = client.lineSpacing
        builder.rules = client.textLayoutManager?.paragraphRules
        return builder
    }

    /// The format of text outside of text views.
    private static var standardFormat: TextFormat {
        let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        return TextFormat(defaults: TextDefaults(font: font, color: .black), traits: .current)
    }

    /// Lays out paragraphs while a condition is true.
    func layOut(while isNeeded: (TextGeometryBuilder) -> Bool) {
        var current = currentBuilder()
        guard !current.isFinished, isNeeded(current) else { return }
        // The builder must be unique while it changes, or its arrays would be copied.
        progress = Progress(generation: generation + 1)
        repeat { current.step() } while !current.isFinished && isNeeded(current)
        progress.builder = current
    }

    /// The layout of the whole text.
    var wholeGeometry: TextGeometry {
        layOut { _ in true }
        return geometry
    }

    /// Returns the size of the lines in a container with a width, without changing the layout.
    func size(lineWidth: CGFloat) -> CGSize {
        let container = containers.first
        let measured = container.map { LineContainer($0, lineWidth: lineWidth) } ?? LineContainer(width: lineWidth)
        var builder = makeBuilder(for: [measured])
        builder.build()
        return TextGeometry(builder).size
    }
}
