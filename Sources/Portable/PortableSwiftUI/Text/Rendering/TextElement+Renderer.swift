import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension TextElement {
    /// The layout of the drawn lines, for text renderers and preferences.
    var renderedLayout: Text.Layout {
        guard let content else { return Text.Layout(lines: [], isTruncated: false) }
        let (text, width, lineCount) = drawnText(content)
        let placed = Services.current.typesetter.withLock {
            $0.place(text, width: width, maximumLineCount: lineCount)
        }
        return TextLayoutBuilder(placed, of: text, attributes: content.attributes).layout()
    }

    /// Returns the size that a renderer chooses for a proposal.
    func size(_ proposal: ProposedSize, of renderer: any TextRenderer) -> Size {
        let proxy = TextProxy { proposal in MainActor.assumeIsolated { self.textSize(proposal) } }
        return renderer.sizeThatFits(proposal: ProposedViewSize(proposal), text: proxy).engineSize
    }

    /// Returns the node with the drawing of a renderer.
    func makeDisplayNode(
        _ context: DrawingContext, of renderer: any TextRenderer, _ environment: EnvironmentValues
    ) -> DisplayNode {
        let recorder = GraphicsRecorder(id: id, size: context.size) { _ in nil }
        var graphics = GraphicsContext(recorder: recorder, environment: environment)
        renderer.draw(layout: renderedLayout, in: &graphics)
        return DisplayNode(
            id: id, name: "Text", bounds: Rect(origin: .zero, size: context.size), commands: recorder.plainCommands,
            children: recorder.nodes)
    }

    /// The layout with its position, for ancestors.
    var anchoredLayout: Text.LayoutKey.AnchoredLayout {
        Text.LayoutKey.AnchoredLayout(
            origin: Anchor<CGPoint>.Source.point(.zero).anchor(of: self), layout: renderedLayout)
    }
}
