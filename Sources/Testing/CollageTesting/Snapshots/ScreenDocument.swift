import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// A description of the screen for programs. `Documentation/Testing.md` describes its keys. It's the same in each run.
struct ScreenDocument: Encodable {
    /// The size in points, with the number of pixels per point.
    struct Screen: Encodable {
        var size: [Double]
        var scale: Double
    }

    /// A collection view, or a part of one.
    struct Part: Encodable {
        var kind: String
        var `class`: String?
        var section: Int?
        var item: Int?
        var identifier: String?
        var reuseIdentifier: String?
        var frame: [Double]
        var parts: [Part]?
    }

    /// A view with its subviews.
    struct View: Encodable {
        var `class`: String
        var identifier: String?
        var text: String?
        var frame: [Double]
        var alpha: Double?
        var constraints: [String]?
        var views: [View]?
    }

    /// An accessibility element.
    struct Element: Encodable {
        var role: String
        var label: String
        var value: String?
        var hint: String?
        var identifier: String?
        var frame: [Double]
        var isEnabled: Bool
        var isSelected: Bool
        var actions: [String]?
    }

    private var screen: Screen
    private var collections: [Part]
    private var views: View
    private var accessibility: [Element]

    @MainActor
    init(_ shown: VisibleArea, on host: TestHost) {
        screen = Screen(
            size: [shown.frame.size.width.short, shown.frame.size.height.short], scale: shown.frame.scale.short)
        views = Self.view(shown.view)
        accessibility = host.elements(in: shown.view).map { element in
            Element(
                role: element.role.rawValue, label: element.label, value: element.value, hint: element.hint,
                identifier: element.identifier, frame: element.frame.numbers, isEnabled: element.isEnabled,
                isSelected: element.isSelected, actions: element.actions.isEmpty ? nil : element.actions)
        }
        var elements = host.session.inspectedElements(.collections)
        if !(shown.view is UIWindow) {
            let layers = Self.layers(of: shown.view)
            elements = elements.filter { layers.contains($0.layer ?? $0.scroller ?? 0) }
        }
        collections = Self.parts(elements)
    }

    /// The document encoded as a file.
    var data: Data {
        get throws {
            let encoder = JSONEncoder.sorted
            encoder.outputFormatting.insert(.prettyPrinted)
            // Writes each frame on one line, instead of one number per line.
            let text = String(decoding: try encoder.encode(self), as: UTF8.self).replacing(
                #/\[\n +(-?[0-9.e-]+(?:,\n +-?[0-9.e-]+)*)\n +\]/#
            ) { match in "[\(match.output.1.replacing(#/,\n +/#, with: ", "))]" }
            return Data((text + "\n").utf8)
        }
    }

    // MARK: Views

    @MainActor
    private static func view(_ view: UIView) -> View {
        let text =
            (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
            ?? (view as? UIButton)?.currentTitle
        let constraints = view.constraints.filter(\.isActive).map(\.inspectionText)
        let views = view.subviews.filter { !$0.isHidden }.map { Self.view($0) }
        return View(
            class: "\(type(of: view))", identifier: view.accessibilityIdentifier, text: text,
            frame: view.convertToScreen(view.bounds).numbers, alpha: view.alpha == 1 ? nil : Double(view.alpha).short,
            constraints: constraints.isEmpty ? nil : constraints, views: views.isEmpty ? nil : views)
    }

    @MainActor
    private static func layers(of view: UIView) -> Set<UInt64> {
        view.subviews.reduce(into: [view.layer.identity]) { $0.formUnion(layers(of: $1)) }
    }

    // MARK: Collections

    /// Returns the tree of elements that are listed in depth-first order.
    private static func parts(_ elements: [InspectedElement]) -> [Part] {
        var rest = elements[...]
        return branches(&rest, depth: 0)
    }

    private static func branches(_ rest: inout ArraySlice<InspectedElement>, depth: Int) -> [Part] {
        var parts: [Part] = []
        while let element = rest.first, element.depth >= depth {
            rest.removeFirst()
            let inner = branches(&rest, depth: element.depth + 1)
            parts.append(
                Part(
                    kind: name(of: element.kind), class: element.className, section: element.section,
                    item: element.item, identifier: element.identifier,
                    reuseIdentifier: element.reuseIdentifier.flatMap(Self.lasting),
                    frame: element.frame.numbers, parts: inner.isEmpty ? nil : inner))
        }
        return parts
    }

    /// Returns a reuse identifier that's the same in the next run, or `nil` for the identifier of a registration, which
    /// contains a counter.
    private static func lasting(_ identifier: String) -> String? {
        identifier.contains(#/-registration-[0-9]+$/#) ? nil : identifier
    }

    private static func name(of kind: InspectedElement.Kind) -> String {
        switch kind {
        case .collectionView: "collectionView"
        case .section: "section"
        case .group: "group"
        case .cell: "cell"
        case .supplementary(let kind): "supplementary \(kind)"
        case .decoration(let kind): "decoration \(kind)"
        case .view: "view"
        }
    }
}

extension Double {
    /// The value with at most three decimal places. A value that isn't finite becomes 0, because JSON can't represent
    /// it.
    fileprivate var short: Double { isFinite ? (self * 1000).rounded() / 1000 : 0 }
}

extension CGRect {
    /// The x-coordinate, y-coordinate, width, and height.
    fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0).short } }
}

extension Rect {
    /// The x-coordinate, y-coordinate, width, and height.
    fileprivate var numbers: [Double] { [minX, minY, size.width, size.height].map(\.short) }
}
