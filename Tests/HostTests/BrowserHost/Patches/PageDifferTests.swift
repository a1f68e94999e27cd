import BrowserHost
import DisplayList
import LayoutGeometry
import RandomNumbers
import Testing

struct PageDifferTests {
    private func node(_ id: UInt64, x: Double = 0, _ children: [DisplayNode] = []) -> DisplayNode {
        DisplayNode(
            id: id, bounds: Rect(x: 0, y: 0, width: 10, height: 10),
            transform: AffineTransform(translationX: x, y: 0), children: children)
    }

    private func frame(_ root: DisplayNode, scale: Double = 2) -> DisplayFrame {
        DisplayFrame(size: Size(width: 100, height: 100), scale: scale, root: root)
    }

    /// The patch from one screen to another.
    private func operations(from old: DisplayNode, to new: DisplayNode) -> [Patch.Operation] {
        var differ = PageDiffer()
        _ = differ.patch(to: frame(old))
        return differ.patch(to: frame(new)).operations
    }

    @Test func `the first patch creates all elements`() {
        var differ = PageDiffer()
        let patch = differ.patch(to: frame(node(0, [node(1), node(2)])))
        #expect(patch.screen == Size(width: 100, height: 100))
        let created = patch.operations.compactMap { if case .create(let id) = $0 { id } else { nil } }
        #expect(Set(created) == [0, 1, 2])
        #expect(patch.operations.suffix(2) == [.insert(1, into: 0, before: nil), .insert(2, into: 0, before: nil)])
    }

    @Test func `a patch is empty if nothing changed`() {
        let screen = node(0, [node(1, x: 4), node(2)])
        #expect(operations(from: screen, to: screen).isEmpty)
        #expect(operations(from: screen, to: node(0, [node(1, x: 4), node(2)])).isEmpty)
    }

    @Test func `a blend mode is a style`() {
        var mixing = node(1)
        mixing.blendMode = .colorDodge
        let operations = operations(from: node(0, [node(1)]), to: node(0, [mixing]))
        #expect(operations == [.style(1, [LayerStyle.Change(property: .blend, value: "color-dodge")])])
        mixing.blendMode = .destinationOut
        #expect(self.operations(from: node(0, [node(1)]), to: node(0, [mixing])).isEmpty)
    }

    @Test func `a patch contains only changes`() {
        let operations = operations(from: node(0, [node(1), node(2)]), to: node(0, [node(1), node(2, x: 7)]))
        #expect(operations == [.style(2, [.init(property: .transform, value: "translate(7px,0px)")])])
    }

    @Test func `scrolling moves the origin and nothing else`() {
        var scrolled = node(1, [node(2)])
        scrolled.bounds.origin = Point(x: 0, y: 25.5)
        scrolled.transform = AffineTransform(translationX: 0, y: -25.5)
        let operations = operations(from: node(0, [node(1, [node(2)])]), to: node(0, [scrolled]))
        #expect(operations == [.origin(1, Point(x: 0, y: 25.5))])
    }

    @Test func `a backdrop is a CSS filter`() {
        var glass = node(2)
        glass.backdrop = .init(radius: 20, saturation: 1.8)
        let operations = operations(from: node(0, [node(1), node(2)]), to: node(0, [node(1), glass]))
        #expect(operations == [.style(2, [.init(property: .backdrop, value: "blur(20px) saturate(1.8)")])])
        var covered = glass
        covered.backgroundColor = .white
        #expect(
            self.operations(from: node(0, [glass]), to: node(0, [covered])) == [
                .style(
                    2,
                    [
                        .init(property: .backdrop, value: nil), .init(property: .background, value: "rgb(255,255,255)"),
                    ])
            ])
    }

    @Test func `a blur is a CSS filter, and color changes are an SVG filter`() {
        var blurred = node(2)
        blurred.filter = .blur(radius: 3, isOpaque: false)
        #expect(
            operations(from: node(0, [node(2)]), to: node(0, [blurred])) == [
                .style(2, [.init(property: .filter, value: "blur(3px)")])
            ])
        var colored = node(2)
        colored.filter = .colors(.brightness(0.5))
        let operations = operations(from: node(0, [node(2)]), to: node(0, [colored]))
        #expect(operations.contains(.style(2, [.init(property: .filter, value: "url(#f2)")])))
        let drawn = operations.flatMap { operation -> [SVGElement] in
            if case .draw(2, let elements) = operation { elements } else { [] }
        }
        #expect(drawn.first?["id"] == "f2")
        #expect(drawn.first?.children.first?["values"] == "1 0 0 0 0.5 0 1 0 0 0.5 0 0 1 0 0.5 0 0 0 1 0")
        var unchanged = node(2)
        unchanged.filter = .colors(.identity)
        #expect(self.operations(from: node(0, [node(2)]), to: node(0, [unchanged])).isEmpty)
    }

    @Test func `a shadow that is visible through the background is drawn`() {
        func drawsShadow(under alpha: Double, _ change: (inout DisplayNode) -> Void = { _ in }) -> Bool {
            var card = node(2)
            card.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: alpha)
            card.shadow = .init(color: .black, radius: 4, offset: Size(width: 0, height: 0))
            change(&card)
            return operations(from: node(0, [node(2)]), to: node(0, [card])).contains {
                if case .draw(2, let elements) = $0 { elements.contains { $0.name == "filter" } } else { false }
            }
        }
        #expect(drawsShadow(under: 0.5))
        #expect(!drawsShadow(under: 1), "CSS draws it")
        #expect(!drawsShadow(under: 0.5) { $0.backdrop = .init(radius: 10) }, "the blur covers it")
    }

    @Test func `only the moved layer is moved among its siblings`() {
        let old = node(0, [node(1), node(2), node(3), node(4)])
        let new = node(0, [node(4), node(1), node(2), node(3)])
        #expect(operations(from: old, to: new) == [.insert(4, into: 0, before: 1)])
    }

    @Test func `a layer that moves to another parent isn't created again`() {
        let old = node(0, [node(1, [node(3, [node(5)])]), node(2)])
        let new = node(0, [node(1), node(2, [node(3, x: 2, [node(5)])])])
        let operations = operations(from: old, to: new)
        #expect(
            operations == [
                .style(3, [.init(property: .transform, value: "translate(2px,0px)")]), .insert(3, into: 2, before: nil),
            ])
    }

    @Test func `a removed subtree is removed once`() {
        let old = node(0, [node(1, [node(2), node(3)]), node(4)])
        #expect(operations(from: old, to: node(0, [node(4)])) == [.remove(1)])
    }

    @Test func `a change of scale or size sends all contents again`() {
        var differ = PageDiffer()
        _ = differ.patch(to: frame(node(0)))
        #expect(differ.patch(to: frame(node(0), scale: 3)).screen != nil)
        #expect(differ.patch(to: frame(node(0), scale: 3)).isEmpty)
        differ.reset()
        #expect(differ.patch(to: frame(node(0), scale: 3)).screen != nil)
    }

    @Test func `after any other screen, a screen is displayed as it was at first`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        var differ = PageDiffer()
        var page = PageModel()
        for _ in 0..<400 {
            let screen = frame(RandomScreen.make(using: &random))
            try page.apply(differ.patch(to: screen))
            var fresh = PageModel()
            var first = PageDiffer()
            try fresh.apply(first.patch(to: screen))
            try #require(page == fresh, "seed \(seed)")
        }
    }

    @Test func `displayed images can be requested`() {
        var differ = PageDiffer()
        let image = DisplayImage(id: 0xABC, content: .encoded([1]), pixelWidth: 4, pixelHeight: 4)
        var picture = node(1)
        picture.commands = [.image(image, rect: Rect(x: 0, y: 0, width: 4, height: 4))]
        _ = differ.patch(to: frame(node(0)))
        #expect(differ.images.contents.isEmpty)
        _ = differ.patch(to: frame(node(0, [picture])))
        #expect(differ.images.contents["/image/abc"] == .image(image))
    }

    @Test func `images that aren't shown anymore are eventually removed`() {
        var differ = PageDiffer()
        for number in 0..<2000 {
            let image = DisplayImage(id: UInt64(number), content: .encoded([]), pixelWidth: 1, pixelHeight: 1)
            var picture = node(1)
            picture.commands = [.image(image, rect: Rect(x: 0, y: 0, width: 1, height: 1))]
            _ = differ.patch(to: frame(node(0, [picture])))
        }
        #expect(differ.images.contents.count < 600)
        #expect(differ.images.contents["/image/" + String(1999, radix: 16)] != nil)
    }

    @Test func `a patch is one JSON object`() {
        let style = Patch.Operation.style(
            7, [.init(property: .opacity, value: "0.5"), .init(property: .border, value: nil)])
        let patch = Patch(
            screen: Size(width: 390, height: 844.5),
            operations: [
                .create(7), style, .origin(7, Point(x: -1, y: 0)), .insert(7, into: 0, before: nil), .remove(3),
            ])
        #expect(
            String(decoding: patch.message(number: 5, textInput: TextInputState(), seconds: 0.0125), as: UTF8.self)
                == #"{"n":5,"screen":[390,844.5],"text":{"keyboard":"text","returnKey":"enter"},"ms":12.5,"ops":[["c",7],["s",7,{"opacity":"0.5","border":""}],"#
                + #"["o",7,-1,0],["i",7,0,null],["r",3]]}"#)
    }

    @Test func `text is quoted as in JSON`() {
        let font = FontDescription(family: .named("Inter"), size: 10)
        let text = TextRun(text: "\"\\\n\u{1}é</script>", font: font, color: .black, x: 0, width: 10)
        let line = TextLine(runs: [text], baseline: 8, ascent: 8, descent: 2, x: 0, width: 10)
        var label = node(1)
        label.commands = [.text(TextLayout(lines: [line], size: Size(width: 10, height: 10)), origin: .zero)]
        var differ = PageDiffer()
        let message = differ.patch(to: frame(node(0, [label]))).message(number: 1, textInput: nil, seconds: 0)
        #expect(String(decoding: message, as: UTF8.self).contains(#""\"\\\u000a\u0001é</script>""#))
    }
}
