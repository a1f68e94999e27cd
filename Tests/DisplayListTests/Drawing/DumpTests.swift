import DisplayList
import LayoutGeometry
import Testing

struct DumpTests {
    private let font = FontDescription(size: 17, weight: 600)

    @Test func `a frame prints as a tree`() {
        let run = TextRun(text: "Hi \"you\"", font: font, color: .black, x: 0, width: 60.456)
        let line = TextLine(runs: [run], baseline: 16, ascent: 16, descent: 4, x: 0, width: 60.456)
        let text = TextLayout(lines: [line], size: Size(width: 60.456, height: 20.287), isTruncated: true)
        let label = DisplayNode(
            id: 3, name: "UILabel", bounds: Rect(x: 0, y: 0, width: 60.5, height: 20.5),
            transform: AffineTransform(translationX: 16, y: 8), opacity: 0.5, commands: [.text(text, origin: .zero)])
        let cell = DisplayNode(
            id: 2, name: "Cell", bounds: Rect(x: 0, y: 100, width: 200, height: 44), backgroundColor: .white,
            corners: CornerRadii(all: 10), border: .init(width: 0.5, color: Color(red: 1, green: 0, blue: 0)),
            shadow: .init(
                color: .black.multiplyingAlpha(by: 0.25), radius: 4, offset: Size(width: 0, height: -2)),
            clipsToBounds: true,
            commands: [
                .save, .clip(Path(Rect(x: 0, y: 0, width: 10, height: 10))), .alpha(0.5), .restore,
                .stroke(
                    Path([.move(.zero), .line(Point(x: 10, y: 0))]), .color(.black), StrokeStyle(width: 2, cap: .round)),
            ], children: [label])
        let frame = DisplayFrame(size: Size(width: 390, height: 844), scale: 3, root: cell)
        #expect(
            frame.dump == """
                screen 390x844 @3x
                Cell (0,100 200x44) origin 0,100 background #ffffff corners 10 border 0.5 #ff0000 \
                shadow #000000/0.25 blur 4 by 0,-2 clips
                  save
                    clip rect (0,0 10x10)
                    alpha 0.5
                  restore
                  stroke 2 round path M0,0 L10,0 #000000
                  UILabel (16,8 60.5x20.5) opacity 0.5
                    text (0,0 60.46x20.29) truncated
                      line 0,16 width 60.46 {"Hi \\"you\\"" system 17/600 #000000}

                """)
    }

    @Test func `identifiers aren't printed`() {
        let node = DisplayNode(id: 1, bounds: .zero)
        var other = node
        other.id = 99
        #expect(node.dump == other.dump)
    }

    @Test func `masks transforms and images are printed`() {
        let image = DisplayImage(id: 1, content: .encoded([]), pixelWidth: 30, pixelHeight: 20, scale: 2)
        let gradient = Gradient(
            shape: .axial(start: .zero, end: Point(x: 0, y: 10)),
            stops: [.init(location: 0, color: .black), .init(location: 1, color: .clear)])
        let box = Rect(x: 0, y: 0, width: 10, height: 10)
        let node = DisplayNode(
            id: 1, bounds: box, transform: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: -0.001),
            commands: [
                .image(image, rect: box, tint: .black, capInsets: Insets(top: 1, leading: 2)),
                .fill(Path(box), .gradient(gradient), evenOdd: true),
            ], mask: [DisplayNode(id: 2, name: "CALayer", bounds: box)])
        #expect(
            node.dump == """
                node bounds (0,0 10x10) transform [0 1 -1 0 5 0]
                  mask
                    CALayer (0,0 10x10)
                  image 30x20@2x (0,0 10x10) tint #000000 caps 1,2,0,0
                  fill even-odd rect (0,0 10x10) axial 0,0 to 0,10 [#000000@0 #000000/0@1]

                """)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1.005, "1"), (1.5, "1.5"), (-0.004, "0"), (-0.01, "-0.01"), (33.333333, "33.33"),
        (1e300, "1e+300"), (.nan, "nan"), (.infinity, "inf"),
    ])
    func `numbers have at most two decimals`(value: Double, text: String) {
        let node = DisplayNode(id: 0, bounds: .zero, opacity: value)
        #expect(node.dump.contains("opacity \(text)"))
    }
}
