import CairoRenderer
import DisplayList
import LayoutGeometry
import Testing

/// How nodes blend with the nodes behind them.
struct BlendModeTests {
    private let size = Size(width: 40, height: 40)

    private func pixel(
        _ mode: DisplayNode.BlendMode, _ front: Color, over back: Color, opacity: Double = 1, mask: [DisplayNode] = []
    ) throws -> Pixel {
        let behind = DisplayNode(id: 1, bounds: Rect(origin: .zero, size: size), backgroundColor: back)
        let mixing = DisplayNode(
            id: 2, bounds: Rect(origin: .zero, size: size), opacity: opacity, blendMode: mode, backgroundColor: front,
            mask: mask)
        // In a separate node: a blend mode applies through the nodes around it.
        let around = DisplayNode(id: 3, bounds: Rect(origin: .zero, size: size), children: [mixing])
        let root = DisplayNode(id: 0, bounds: Rect(origin: .zero, size: size), children: [behind, around])
        return try CairoRenderer().pixels(DisplayFrame(size: size, scale: 1, root: root))[20, 20]
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let gray = Color(red: 0.5, green: 0.5, blue: 0.5)

    @Test func `colors mix`() throws {
        #expect(try pixel(.multiply, red, over: gray) == Pixel(128, 0, 0))
        #expect(try pixel(.screen, red, over: gray) == Pixel(255, 128, 128))
        #expect(try pixel(.difference, red, over: .white) == Pixel(0, 255, 255))
        #expect(try pixel(.plusLighter, gray, over: red) == Pixel(255, 128, 128))
        #expect(try pixel(.destinationOver, red, over: gray) == Pixel(128, 128, 128))
        #expect(try pixel(.destinationOut, red, over: gray).alpha == 0)
    }

    @Test func `a translucent node is blended less`() throws {
        let mixed = try pixel(.multiply, red, over: .white, opacity: 0.5)
        #expect(mixed.red == 255 && abs(Int(mixed.green) - 128) <= 1)
    }

    @Test func `a masked node is blended where its mask is`() throws {
        let nothing = DisplayNode(id: 9, bounds: Rect(x: 0, y: 0, width: 5, height: 5), backgroundColor: .white)
        #expect(try pixel(.multiply, red, over: gray, mask: [nothing]) == pixel(.destinationOver, red, over: gray))
    }

    @Test(arguments: DisplayNode.BlendMode.allCases)
    func `a mode of nodes has the raw value of the drawing mode with its name`(mode: DisplayNode.BlendMode) {
        #expect("\(mode.commandMode)" == "\(mode)")
    }

    @Test(arguments: DisplayNode.BlendMode.allCases) func `every blend mode draws`(mode: DisplayNode.BlendMode) throws {
        _ = try pixel(mode, red, over: gray)
    }
}
