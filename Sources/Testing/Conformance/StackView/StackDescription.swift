import CollageTesting
import Foundation
import LayoutCases

/// The recorded content of a stack view.
struct StackDescription {
    enum Arranged {
        case leaf(CGSize)
        case stack(leaves: [CGSize], spacing: Double)
    }

    var arranged: [Arranged]
    var margins: UIEdgeInsets?

    /// An error for a description that can't be decoded.
    struct Unreadable: Error, CustomStringConvertible {
        var description: String
    }

    /// Reads "four leaf views, intrinsic 40x20, 60x30, 10x50, 25x25", "as plain, isLayoutMarginsRelativeArrangement
    /// with layoutMargins top 3 left 5 bottom 7 right 11" and "leaf 40x20, inner stack, leaf 10x50; inner: …, spacing
    /// 2, leaves 15x10 and 30x12".
    init(inWords text: String) throws {
        let parts = text.components(separatedBy: "; inner:")
        var inner: Arranged?
        if parts.count == 2 {
            inner = .stack(leaves: Self.sizes(in: parts[1]), spacing: Self.number(after: "spacing", in: parts[1]) ?? 0)
        }
        arranged = parts[0].components(separatedBy: ",").flatMap { part -> [Arranged] in
            if part.contains("inner stack"), let inner { return [inner] }
            return Self.sizes(in: part).map(Arranged.leaf)
        }
        if arranged.isEmpty, text.hasPrefix("as plain") {
            arranged = [(40, 20), (60, 30), (10, 50), (25, 25)].map { .leaf(CGSize(width: $0.0, height: $0.1)) }
        }
        if text.contains("layoutMargins") {
            func side(_ name: String) -> Double { Self.number(after: name, in: text) ?? 0 }
            margins = UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
        }
        guard !arranged.isEmpty else { throw Unreadable(description: "can't read the arranged views: \(text)") }
    }

    /// Returns all sizes in the format 40x20.
    private static func sizes(in text: String) -> [CGSize] {
        text.split { !($0.isNumber || $0 == "x" || $0 == ".") }.compactMap { word in
            let numbers = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
            return CGSize(width: width, height: height)
        }
    }

    private static func number(after word: String, in text: String) -> Double? {
        let words = text.split { $0 == " " || $0 == "," }
        guard let index = words.firstIndex(where: { $0 == word }), index + 1 < words.count else { return nil }
        return Double(words[index + 1])
    }
}

/// A described stack view with the names of its views.
@MainActor
struct StackTree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let stack = UIStackView()
    private var views: [String: UIView] = [:]

    init(_ description: StackDescription, axis: NSLayoutConstraint.Axis, spacing: Double) {
        stack.axis = axis
        stack.spacing = spacing
        views["stack"] = stack
        if let margins = description.margins {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.insetsLayoutMarginsFromSafeArea = false
            stack.layoutMargins = margins
        }
        for (index, arranged) in description.arranged.enumerated() {
            switch arranged {
            case .leaf(let size):
                add(LeafView(size), to: stack, named: "v\(index)")
            case .stack(let leaves, let spacing):
                let inner = UIStackView()
                inner.axis = axis == .horizontal ? .vertical : .horizontal
                inner.alignment = .center
                inner.spacing = spacing
                add(inner, to: stack, named: "inner")
                for (leaf, name) in zip(leaves, ["a", "b", "c", "d"]) {
                    add(LeafView(leaf), to: inner, named: "inner.\(name)")
                }
            }
        }
    }

    private mutating func add(_ view: UIView, to stack: UIStackView, named name: String) {
        stack.addArrangedSubview(view)
        views[name] = view
    }

    /// Returns the frame of a view in the coordinates of the root view.
    func frame(of name: String) -> CGRect? {
        guard let view = views[name] else { return nil }
        return view.superview?.convert(view.frame, to: root)
    }
}

/// A view with an intrinsic size that resists stretching less than compression.
private final class LeafView: UIView {
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultHigh, for: axis)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
