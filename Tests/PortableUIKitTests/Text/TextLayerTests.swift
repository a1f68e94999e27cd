import CollageTesting
import DisplayList
import Testing

@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

@MainActor struct TextLayerTests {
    private func layer(_ string: Any?, width: CGFloat = 200) -> CATextLayer {
        let layer = CATextLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: width, height: 100)
        layer.fontSize = 20
        layer.string = string
        return layer
    }

    private func texts(_ layer: CATextLayer) -> [(layout: TextLayout, x: Double)] {
        var texts: [(layout: TextLayout, x: Double)] = []
        for case .text(let layout, let origin) in layer.makeDisplayCommands() { texts.append((layout, origin.x)) }
        return texts
    }

    @Test func `text is drawn at the top, in the layer's size and alignment`() throws {
        let layer = layer("Tea")
        layer.font = CGFont("Courier" as CFString)
        let text = try #require(texts(layer).first)
        let width = text.layout.size.width
        #expect(text.x == 0)
        layer.alignmentMode = .right
        let right = try #require(texts(layer).first)
        #expect(abs(right.x + width - 200) < 0.001)
        layer.alignmentMode = .center
        let middle = try #require(texts(layer).first)
        #expect(abs(middle.x + width / 2 - 100) < 0.001)
        layer.fontSize = 40
        let large = try #require(texts(layer).first)
        #expect(large.layout.size.width > width * 1.9)
    }

    @Test func `only wrapped text is broken into lines`() throws {
        let layer = layer("Some words of a long text", width: 80)
        let long = try #require(texts(layer).first)
        #expect(long.layout.lines.count == 1)
        layer.isWrapped = true
        let wrapped = try #require(texts(layer).first)
        #expect(wrapped.layout.lines.count > 1)
        layer.isWrapped = false
        layer.truncationMode = .end
        let cut = try #require(texts(layer).first)
        #expect(cut.layout.lines.count == 1)
    }

    @Test func `without text or a color, nothing is drawn`() {
        #expect(texts(layer(nil)).isEmpty)
        #expect(texts(layer("")).isEmpty)
        #expect(texts(layer(7)).isEmpty)
        let layer = layer("Tea")
        layer.foregroundColor = nil
        #expect(texts(layer).isEmpty)
        layer.string = NSAttributedString(string: "Tea")
        #expect(texts(layer).count == 1)
    }
}
