import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor @Suite(.imageHeaders)
struct SymbolSetTests {
    /// As exported by the SF Symbols app: a square in regular weight, a wider one in bold, and one for small scale.
    private static let template = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!--Generator: Apple Native CoreSVG 175.5-->
        <!DOCTYPE svg
        PUBLIC "-//W3C//DTD SVG 1.1//EN"
               "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
         <g id="Notes"><text id="template-version">Template v.3.0</text></g>
         <g id="Guides">
          <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
          <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
          <line id="left-margin-Regular-M" x1="1000" x2="1000" y1="1030" y2="1150"/>
          <line id="right-margin-Regular-M" x1="1100" x2="1100" y1="1030" y2="1150"/>
         </g>
         <g id="Symbols">
          <g id="Bold-M" transform="matrix(1 0 0 1 1500 1126)"><path d="M 0 10 h 120 v -100 h -120 z"/></g>
          <g id="Regular-M" transform="matrix(1 0 0 1 1010 1126)"><g><path class="a" d="M0 10H80V-70H0Z"/></g></g>
          <g id="Regular-S" transform="translate(10,696)"><path d="m0,0 l40,0 0,-40 -40,0z"/></g>
         </g>
        </svg>
        """

    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder()
        bundle = try #require(Bundle(path: folder.url.path))
    }

    private func write(_ svg: String) throws {
        try folder.write(svg, to: "Media.xcassets/own.star.symbolset/own.svg")
        try folder.write(
            #"{"symbols": [{"filename": "own.svg", "idiom": "universal"}]}"#,
            to: "Media.xcassets/own.star.symbolset/Contents.json")
    }

    private func symbol(_ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(UIImage(named: "own.star", in: bundle, with: configuration))
    }

    /// The bounding box of the outline in a unit square.
    private func drawing(_ image: UIImage) throws -> (steps: Int, xs: ClosedRange<Double>, ys: ClosedRange<Double>) {
        guard case .symbol(let drawing) = image.content.picture.content,
            case .fill(let path) = drawing.steps.first?.shape
        else { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no outline")) }
        let points = path.elements.compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        let (xs, ys) = (points.map(\.x).sorted(), points.map(\.y).sorted())
        return (drawing.steps.count, xs[0]...xs[xs.count - 1], ys[0]...ys[ys.count - 1])
    }

    @Test func `a symbol has the template's size for text of 100 points, between its margins`() throws {
        try write(SymbolSetTests.template)
        let image = try symbol(UIImage.SymbolConfiguration(pointSize: 100))
        #expect(image.isSymbolImage && image.size == CGSize(width: 100, height: 80))
        #expect(image.baselineOffsetFromBottom == 10)
        #expect(try symbol(UIImage.SymbolConfiguration(pointSize: 50)).size == CGSize(width: 50, height: 40))
        // The outline, which is 80 wide, is in the middle of the square, which is 80 high.
        let (steps, xs, ys) = try drawing(image)
        #expect(steps == 1 && abs(xs.lowerBound) < 1e-9 && abs(xs.upperBound - 1) < 1e-9)
        #expect(abs(ys.lowerBound) < 1e-9 && abs(ys.upperBound - 1) < 1e-9)
    }

    @Test func `weights and scales have separate outlines, or use the nearest one`() throws {
        try write(SymbolSetTests.template)
        func size(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale = .medium) throws -> CGSize {
            try symbol(UIImage.SymbolConfiguration(pointSize: 100, weight: weight, scale: scale)).size
        }
        #expect(try size(.bold) == CGSize(width: 120, height: 100))
        #expect(try size(.heavy) == CGSize(width: 120, height: 100))
        #expect(try size(.light) == CGSize(width: 100, height: 80))
        #expect(try size(.regular, .small) == CGSize(width: 40, height: 40))
        #expect(try size(.regular, .large) == CGSize(width: 128, height: 102.5))
        // An outline that is lighter than the requested weight is drawn with additional strokes.
        #expect(try drawing(symbol(UIImage.SymbolConfiguration(pointSize: 100, weight: .heavy))).steps == 2)
    }

    @Test func `a symbol set is drawn in the tint color, like other symbols`() throws {
        try write(SymbolSetTests.template)
        let commands = try symbol().displayCommands(
            in: CGRect(x: 0, y: 0, width: 20, height: 20), tint: .red, traits: .current)
        guard case .image(_, _, let tint, _) = commands.first else {
            Issue.record("no image")
            return
        }
        #expect(tint == UIColor.red.color(with: .current))
    }

    @Test(arguments: ["", "<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0L1 1\"/></svg>"])
    func `a file that isn't a template is reported in the log`(svg: String) throws {
        try write(svg)
        let log = Diagnostics.capture { #expect(UIImage(named: "own.star", in: bundle, with: nil) == nil) }
        #expect(log.count == 1 && log[0].contains("own.star.symbolset/own.svg"))
    }

    @Test(
        arguments: [
            (
                "M1 2L3,4-5-6",
                [Path.Element.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .line(Point(x: -5, y: -6))]
            ),
            (
                "m1 2 3 4z m1 1",
                [
                    .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 6)), .close, .move(Point(x: 2, y: 3)),
                ]
            ),
            (
                "M0 0C1 1 2 1 3 0s2-1 3 0",
                [
                    .move(.zero), .curve(Point(x: 3, y: 0), control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 1)),
                    .curve(Point(x: 6, y: 0), control1: Point(x: 4, y: -1), control2: Point(x: 5, y: -1)),
                ]
            ),
            (
                "M0 0Q1 1 2 0T4 0",
                [
                    .move(.zero), .quadCurve(Point(x: 2, y: 0), control: Point(x: 1, y: 1)),
                    .quadCurve(Point(x: 4, y: 0), control: Point(x: 3, y: -1)),
                ]
            ),
            (
                "M.5.5h1e1V-2",
                [
                    .move(Point(x: 0.5, y: 0.5)), .line(Point(x: 10.5, y: 0.5)), .line(Point(x: 10.5, y: -2)),
                ]
            ),
        ] as [(String, [Path.Element])])
    func `path data is read according to SVG`(data: String, elements: [Path.Element]) {
        #expect(SVGPath.path(data)?.elements == elements)
    }

    @Test func `arcs end at the specified point, on the specified side`() throws {
        // Half circles from left to right: above and below.
        for (flag, y) in [(1, -5.0), (0, 5)] {
            let path = try #require(SVGPath.path("M0 0A5 5 0 0\(flag)10 0"))
            let points = path.elements.compactMap { element -> Point? in
                if case .curve(let point, _, _) = element { point } else { nil }
            }
            let end = try #require(points.last)
            #expect(abs(end.x - 10) < 1e-9 && abs(end.y) < 1e-9)
            #expect(points.contains { abs($0.x - 5) < 1e-9 && abs($0.y - y) < 1e-9 })
        }
        for data in ["M", "L1", "M0 0X", "M0 0A1 1 0 2 0 1 1", "1 2"] { #expect(SVGPath.path(data) == nil) }
    }
}
