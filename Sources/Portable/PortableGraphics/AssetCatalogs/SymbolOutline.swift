import DisplayList
import Foundation
import LayoutGeometry

/// A custom symbol in the SVG template that Apple's SF Symbols app exports: outlines for each weight and scale, with
/// guides for the baseline and for the left and right margins.
struct SymbolOutline: Hashable, Sendable {
    /// One outline. The font size is 100 units, the baseline is at y = 0, and y increases downward.
    struct Form: Hashable, Sendable {
        let weight: Int
        let scale: Scale
        let path: Path
        /// The bounding box: from margin to margin horizontally, and from the outline's top to its bottom vertically.
        let box: Rect
    }

    enum Scale: String, CaseIterable, Sendable {
        case small = "S"
        case medium = "M"
        case large = "L"
    }

    /// An identifier that distinguishes the symbol from others with the same name.
    let identity: UInt64
    private let forms: [Form]

    /// - Throws: An error if the file isn't an SVG file or contains none of the outlines.
    init(svg: Data, file: String) throws(InterfaceError) {
        let root = try InterfaceParser.parse(svg, file: file)
        var elements: [String: InterfaceElement] = [:]
        func collect(_ element: InterfaceElement) {
            if let id = element["id"], elements[id] == nil { elements[id] = element }
            for child in element.children { collect(child) }
        }
        collect(root)
        var forms: [Form] = []
        for (name, weight) in SymbolOutline.weights {
            for scale in Scale.allCases {
                let id = "\(name)-\(scale.rawValue)"
                guard let group = elements[id], let path = group.outline, let bounds = path.controlBounds else {
                    continue
                }
                func x(_ side: String) -> Double? {
                    let line = elements["\(side)-margin-\(id)"]
                    return line.flatMap { $0["x1"] ?? $0["x"] }.flatMap(Double.init)
                }
                let baseline = elements["Baseline-\(scale.rawValue)"]?["y1"].flatMap(Double.init) ?? bounds.maxY
                let (left, right) = (x("left") ?? bounds.minX, x("right") ?? bounds.maxX)
                let move = LayoutGeometry.AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -left, ty: -baseline)
                forms.append(
                    Form(
                        weight: weight, scale: scale, path: path.applying(move),
                        box: Rect(
                            x: 0, y: bounds.minY - baseline, width: right - left, height: bounds.size.height)))
            }
        }
        guard !forms.isEmpty else {
            throw InterfaceError(
                file: file, problem: "there is no outline with the id Regular-M, Regular-S or that of another weight",
                remedy: "Draw the symbol in a template that was exported from SF Symbols")
        }
        self.forms = forms
        var hash = ContentHash()
        hash.combine(Array(svg))
        identity = hash.value
    }

    /// Returns the outline for a weight and a scale, or the closest one.
    func form(weight: Int, scale: Scale) -> Form {
        func distance(_ form: Form) -> Int {
            abs(form.weight - weight) * 10 + (form.scale == scale ? 0 : form.scale == .medium ? 1 : 2)
        }
        return forms.min { distance($0) < distance($1) } ?? forms[0]
    }

    private static let weights: [(String, Int)] = [
        ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("Semibold", 600),
        ("Bold", 700), ("Heavy", 800), ("Black", 900),
    ]
}

extension SymbolOutline.Form {
    /// Returns a drawing of the outline in the largest centered square of its box. A stroke adds the missing weight.
    func drawing(weight: Int) -> SymbolDrawing {
        let side = Swift.min(box.size.width, box.size.height)
        let place = LayoutGeometry.AffineTransform(
            a: 1 / side, b: 0, c: 0, d: 1 / side, tx: 0.5 - box.midX / side, ty: 0.5 - box.midY / side)
        let outline = path.applying(place)
        let lack = weight - self.weight
        guard lack > 0, weight > 400 else { return SymbolDrawing([.init(.fill(outline))], weight: 400) }
        return SymbolDrawing([.init(.fill(outline)), .init(.stroke(outline, width: 0))], weight: 400 + lack)
    }
}

extension InterfaceElement {
    /// The combined paths of an SVG element, or `nil` if it has no readable path.
    fileprivate var outline: Path? {
        var path = Path()
        collect(into: &path, .identity)
        return path.elements.isEmpty ? nil : path
    }

    private func collect(into path: inout Path, _ outer: CGAffineTransform) {
        let transform = self["transform"].flatMap(SVGPath.transform).map { $0.concatenating(outer) } ?? outer
        if name == "path", let data = self["d"], let own = SVGPath.path(data) {
            path.elements += own.applying(transform.engineTransform).elements
        }
        for child in children { child.collect(into: &path, transform) }
    }
}

extension Path {
    /// The bounding box of all points, including control points, or `nil` for an empty path.
    fileprivate var controlBounds: Rect? {
        let points = elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let point, let control): [point, control]
            case .curve(let point, let first, let second): [point, first, second]
            case .close: []
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(), right > left,
            bottom > top
        else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
