import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

struct SVGDrawingTests {
    private let box = Path(Rect(x: 0, y: 0, width: 10, height: 10))

    /// The SVG elements of a layer with these commands.
    private func drawing(_ commands: [DisplayCommand], configure: (inout DisplayNode) -> Void = { _ in })
        -> [SVGElement]
    {
        var node = DisplayNode(id: 1, bounds: Rect(x: 0, y: 0, width: 10, height: 10), commands: commands)
        configure(&node)
        var differ = PageDiffer()
        let patch = differ.patch(to: DisplayFrame(size: Size(width: 10, height: 10), scale: 2, root: node))
        for case .draw(1, let elements) in patch.operations { return elements }
        return []
    }

    private func style(_ configure: (inout DisplayNode) -> Void) -> [LayerStyle.Property: String] {
        var node = DisplayNode(id: 1, bounds: Rect(x: 0, y: 0, width: 10, height: 10))
        configure(&node)
        var differ = PageDiffer()
        let patch = differ.patch(to: DisplayFrame(size: Size(width: 10, height: 10), scale: 2, root: node))
        for case .style(1, let changes) in patch.operations {
            return Dictionary(uniqueKeysWithValues: changes.map { ($0.property, $0.value ?? "") })
        }
        return [:]
    }

    @Test func `a shape is a path`() {
        let path = drawing([.fill(box, .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5)), evenOdd: true)])
        #expect(path.count == 1)
        #expect(path.first?.name == "path")
        #expect(path.first?["d"] == "M0 0L10 0L10 10L0 10Z")
        #expect(path.first?["fill"] == "rgba(255,0,0,0.5)")
        #expect(path.first?["fill-rule"] == "evenodd")
    }

    @Test func `layers of a symbol have their colors, and erased shapes are masks`() {
        var symbol = SymbolDrawing(
            [
                .init(.fill(box), layer: 1), .init(.stroke(box, width: 1), layer: 1),
                .init(.stroke(box, width: 2), .erase),
                .init(.fill(box), .cutOut),
            ], weight: 400)
        symbol.colors = [.white, Color(red: 1, green: 0, blue: 0, alpha: 0.5)]
        let image = DisplayImage(id: 1, content: .symbol(symbol), pixelWidth: 10, pixelHeight: 10)
        let elements = drawing([.image(image, rect: Rect(x: 0, y: 0, width: 10, height: 10))])
        #expect(elements.map(\.name) == ["mask", "g", "path"])
        #expect(elements[0].children.map { $0["fill"] } == ["#fff", "none"])
        #expect(elements[1]["mask"] == "url(#\(elements[0]["id"] ?? ""))")
        let layer = elements[1].children.first
        #expect(
            layer?["opacity"] == "0.5" && layer?.children.count == 2 && layer?.children.first?["fill"] == "rgb(255,0,0)"
        )
        #expect(elements[2]["fill"] == "rgb(255,255,255)")
    }

    @Test func `clips and maps apply to the following commands until the restore`() {
        let elements = drawing([
            .save, .clip(box), .transform(AffineTransform(translationX: 3, y: 0)), .fill(box, .color(.black)), .restore,
            .fill(box, .color(.white)),
        ])
        #expect(elements.map(\.name) == ["clipPath", "g", "path"])
        #expect(elements[1]["clip-path"] == "url(#\(elements[0]["id"] ?? ""))")
        #expect(elements[1].children.first?["transform"] == "matrix(1,0,0,1,3,0)")
        #expect(elements[1].children.first?.children.map(\.name) == ["path"])
    }

    @Test func `the alpha counts until the restore`() {
        let elements = drawing([
            .save, .alpha(0.5), .alpha(0.5), .fill(box, .color(.black)), .restore, .fill(box, .color(.black)),
        ])
        #expect(elements.map { $0["fill"] } == ["rgba(0,0,0,0.25)", "rgb(0,0,0)"])
    }

    @Test func `images aren't interpolated until the restore`() {
        let image = DisplayImage(id: 7, content: .pixels([0, 0, 0, 255]), pixelWidth: 1, pixelHeight: 1)
        let command = DisplayCommand.image(image, rect: Rect(x: 0, y: 0, width: 5, height: 5))
        let elements = drawing([.save, .interpolation(isSmooth: false), command, .restore, command])
        #expect(elements.map(\.name) == ["g", "image"])
        #expect(elements.first?["style"] == "image-rendering: pixelated")
    }

    @Test func `shadows and antialiasing apply to the following elements until the restore`() {
        let shadow = DisplayNode.Shadow(
            color: Color(red: 0, green: 0, blue: 0), radius: 2, offset: Size(width: 1, height: 3))
        let elements = drawing([
            .save, .shadow(shadow), .fill(box, .color(.black)), .restore, .antialiasing(isOn: false),
            .fill(box, .color(.black)),
        ])
        #expect(elements.map(\.name) == ["g", "g"])
        #expect(elements.first?["style"] == "filter: drop-shadow(1px 3px 2px rgb(0,0,0))")
        #expect(elements.last?["style"] == "shape-rendering: crispEdges")
        #expect(elements.first?.children.map(\.name) == ["path"])
    }

    @Test func `continuous corners are superellipses where the browser supports them`() throws {
        let style = style { node in
            node.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
            node.corners = CornerRadii(all: 10)
            node.corners.isContinuous = true
        }
        #expect(style[.radius] == "calc(10px * max(1, 1.529 * var(--continuous)))")
        let shape = try #require(style[.cornerShape])
        #expect(shape.hasPrefix("superellipse(1.7"))
        let round = self.style { node in
            node.corners = CornerRadii(all: 5)
            node.corners.isContinuous = true
        }
        #expect(round[.radius] == "5px" && round[.cornerShape] == nil)
    }

    @Test func `unbalanced saves and restores are ignored`() {
        #expect(drawing([.restore, .restore, .fill(box, .color(.black)), .save, .save]).count == 1)
    }

    @Test func `transforms that flatten everything draw nothing`() {
        let flat = AffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(drawing([.transform(flat), .fill(box, .color(.black))]).isEmpty)
    }

    @Test func `gradients are defined before they're used`() {
        let stops = [Gradient.Stop(location: 1, color: .clear), Gradient.Stop(location: 0, color: .white)]
        let gradient = Gradient(shape: .axial(start: .zero, end: Point(x: 10, y: 0)), stops: stops)
        let elements = drawing([.fill(box, .gradient(gradient))])
        #expect(elements.map(\.name) == ["linearGradient", "path"])
        #expect(elements[0].children.map { $0["offset"] } == ["0", "1"])
        #expect(elements[0].children.map { $0["stop-opacity"] } == ["1", "0"])
        #expect(elements[1]["fill"] == "url(#\(elements[0]["id"] ?? ""))")
    }

    @Test func `a radial gradient is drawn as an image`() {
        let gradient = Gradient(
            shape: .conic(center: Point(x: 5, y: 5), angle: 0), stops: [Gradient.Stop(location: 0, color: .white)])
        let elements = drawing([.fill(box, .gradient(gradient))])
        #expect(elements.map(\.name) == ["image"])
        #expect(elements.first?["href"]?.hasPrefix("/picture/") == true)
    }

    @Test func `text is on its baseline in its font face`() {
        let run = TextRun(
            text: "Ab", font: FontDescription(size: 17, weight: 600), color: .black, x: 2, width: 20, letterSpacing: 1,
            underlineColor: .black)
        let line = TextLine(runs: [run], baseline: 16, ascent: 16, descent: 4, x: 0, width: 20)
        let layout = TextLayout(lines: [line], size: Size(width: 20, height: 20))
        let elements = drawing([.text(layout, origin: Point(x: 1, y: 0.5))])
        #expect(elements.map(\.name) == ["rect", "text"])
        let text = elements[1]
        #expect(text.text == "Ab")
        #expect(text["x"] == "3")
        #expect(text["y"] == "16.5")
        #expect(text["font-weight"] == "600")
        #expect(text["letter-spacing"] == "0.976")
        #expect(text["font-family"]?.hasPrefix("\"Collage System\",") == true)
    }

    private func textElement(_ text: String, _ font: FontDescription) -> SVGElement? {
        let run = TextRun(text: text, font: font, color: .black, x: 0, width: 20)
        let line = TextLine(runs: [run], baseline: 16, ascent: 16, descent: 4, x: 0, width: 20)
        return drawing([.text(TextLayout(lines: [line], size: .zero), origin: .zero)]).first
    }

    @Test func `characters with different tracking have separate spans`() throws {
        let text = try #require(textElement("No. 12 永", FontDescription(size: 17)))
        #expect(text.text == nil)
        #expect(text.children.map(\.text) == ["No. ", "12", " ", "永"])
        #expect(text.children.map { $0["letter-spacing"] } == ["-0.177", "-0.041", "-0.177", "0"])
    }

    @Test func `text in an app's font has no tracking`() throws {
        let text = try #require(textElement("No. 12", FontDescription(family: .named("Inter"), size: 17)))
        #expect(text.text == "No. 12")
        #expect(text["letter-spacing"] == nil)
        #expect(text["font-family"]?.hasPrefix("\"Inter\",") == true)
    }

    @Test(arguments: [("Tea", false), ("שלום", true), ("سلام", true), ("ไทย", true), ("чай", false)])
    func `text in scripts with separate fonts specifies these fonts`(text: String, isNamed: Bool) {
        let run = TextRun(text: text, font: FontDescription(size: 17), color: .black, x: 0, width: 20)
        let line = TextLine(runs: [run], baseline: 16, ascent: 16, descent: 4, x: 0, width: 20)
        let elements = drawing([.text(TextLayout(lines: [line], size: .zero), origin: .zero)])
        #expect(elements.first?["font-family"]?.contains("Noto Sans Hebrew") == isNamed)
    }

    @Test func `a right-to-left line ends at its left`() {
        let run = TextRun(
            text: "שלום", font: FontDescription(size: 17), color: .black, x: 5, width: 40, isRightToLeft: true)
        let line = TextLine(runs: [run], baseline: 16, ascent: 16, descent: 4, x: 0, width: 40)
        let elements = drawing([.text(TextLayout(lines: [line], size: .zero), origin: .zero)])
        #expect(elements.first?["x"] == "5")
        #expect(elements.first?["direction"] == "rtl")
        #expect(elements.first?["text-anchor"] == "end")
    }

    @Test func `a tinted image keeps its shape`() {
        let image = DisplayImage(id: 1, content: .encoded([]), pixelWidth: 4, pixelHeight: 4)
        let elements = drawing([.image(image, rect: Rect(x: 0, y: 0, width: 4, height: 4), tint: .black)])
        #expect(elements.map(\.name) == ["filter", "g"])
        #expect(elements[1].children.map(\.name) == ["image"])
    }

    @Test func `cap insets divide an image into nine parts`() {
        let image = DisplayImage(id: 1, content: .encoded([]), pixelWidth: 9, pixelHeight: 9)
        let caps = Insets(top: 3, leading: 3, bottom: 3, trailing: 3)
        let elements = drawing([.image(image, rect: Rect(x: 0, y: 0, width: 90, height: 90), capInsets: caps)])
        #expect(elements.count == 9)
        #expect(elements[4]["width"] == "84")
        #expect(elements[4]["viewBox"] == "3 3 3 3")
    }

    @Test func `numbers that aren't finite are clamped`() {
        let path = Path([.move(Point(x: .nan, y: .infinity)), .line(Point(x: 1e300, y: 0.0004))])
        #expect(drawing([.fill(path, .color(.black))]).first?["d"] == "M0 0L1000000000 0")
    }

    // MARK: Boxes

    @Test func `a plain box specifies only its size`() {
        #expect(style { _ in } == [.width: "10px", .height: "10px"])
    }

    @Test func `the box has the layer's appearance`() {
        let style = style { node in
            node.opacity = 0.25
            node.backgroundColor = .white
            node.corners = CornerRadii(topLeft: 4, topRight: 4)
            node.border = DisplayNode.Border(width: 0.5, color: .black)
            node.clipsToBounds = true
            node.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
        }
        #expect(style[.opacity] == "0.25")
        #expect(style[.background] == "rgb(255,255,255)")
        #expect(style[.radius] == "4px 4px 0px 0px")
        #expect(style[.border] == "0.5px solid rgb(0,0,0)")
        #expect(style[.overflow] == "clip")
        #expect(style[.transform] == "matrix(0,1,-1,0,5,6)")
    }

    @Test func `the box has the layer's scroll offset`() {
        let style = style { node in
            node.bounds.origin = Point(x: 0, y: 100)
            node.transform = AffineTransform(translationX: 7, y: -80)
        }
        #expect(style[.transform] == "translate(7px,20px)")
    }

    @Test func `the box or its content casts the shadow`() {
        let shadow = DisplayNode.Shadow(color: .black, radius: 3, offset: Size(width: 1, height: 2))
        let box = style {
            $0.shadow = shadow; $0.backgroundColor = .white
        }
        #expect(box[.shadow] == "1px 2px 6px rgb(0,0,0)")
        let content = style { $0.shadow = shadow }
        #expect(content[.filter] == "drop-shadow(1px 2px 3px rgb(0,0,0))")
    }

    @Test func `a shadow with an outline is drawn below the background`() {
        var shadow = DisplayNode.Shadow(color: .black, radius: 3, offset: Size(width: 1, height: 2))
        shadow.path = box
        let elements = drawing([]) {
            $0.shadow = shadow; $0.backgroundColor = .white
        }
        #expect(elements.map(\.name) == ["filter", "g", "path"])
        #expect(
            style {
                $0.shadow = shadow; $0.backgroundColor = .white
            }[.background] == nil)
    }

    @Test func `a mask is an image of the layer's size`() {
        let mask = DisplayNode(id: 9, bounds: Rect(x: 0, y: 0, width: 5, height: 5), backgroundColor: .black)
        #expect(style { $0.mask = [mask] }[.mask]?.hasPrefix("url(/picture/") == true)
    }
}
