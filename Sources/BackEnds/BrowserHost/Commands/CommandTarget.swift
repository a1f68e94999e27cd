import DisplayList
import Foundation
import LayoutGeometry

/// The target of a command: a point, an accessible element, or an item of a collection view.
package enum CommandTarget: Sendable, Hashable {
    case point(Point)
    /// The element with the given identifier and label, one of which can be omitted. If several match, `index` selects
    /// one in reading order, by default the first. `at` is the relative position in the element, from 0, 0 at the top
    /// left to 1, 1; `nil` is the center.
    case element(identifier: String?, label: String?, index: Int? = nil, at: Point? = nil)
    /// The first element whose label or value contains text, ignoring case and diacritics.
    case text(String)
    /// The cell of the item with the given description in the data source.
    case item(String)
    /// A distance from the start of a drag. It's valid only as the end of a drag.
    case distance(Size)

    /// Reads `[x, y]`, `{"item": …}`, `{"by": [dx, dy]}`, or an object with `identifier`, `label`, or both, and
    /// optionally `index` and `at`.
    init(_ word: Any) throws(PageMessage.Failure) {
        if let place = word as? [Any], place.count == 2 {
            self = .point(try PageMessage.point(place[0], place[1]))
            return
        }
        guard let object = word as? [String: Any] else { throw Self.failure }
        let names = Set(object.keys)
        if let item = object["item"] as? String {
            guard names.count == 1 else { throw PageMessage.Failure(what: "item can't be combined with other names") }
            self = .item(item)
        } else if let text = object["text"] as? String {
            guard names.count == 1 else { throw PageMessage.Failure(what: "text can't be combined with other names") }
            self = .text(text)
        } else if names == ["by"], let distance = object["by"] as? [Any], distance.count == 2 {
            let end = try PageMessage.point(distance[0], distance[1], names: ("dx", "dy"))
            self = .distance(Size(width: end.x, height: end.y))
        } else if !names.isDisjoint(with: ["identifier", "label"]),
            names.isSubset(of: ["identifier", "label", "index", "at"])
        {
            self = .element(
                identifier: try Self.text(object["identifier"]), label: try Self.text(object["label"]),
                index: try object["index"].map { word throws(PageMessage.Failure) in
                    Int(try PageMessage.number(word, "index", in: 0...10_000))
                },
                at: try Self.place(object["at"]))
        } else {
            throw Self.failure
        }
    }

    /// Reads a target that may appear later: anything but a point or a distance.
    init(named word: Any) throws(PageMessage.Failure) {
        try self.init(word)
        switch self {
        case .point, .distance: throw PageMessage.Failure(what: "waiting requires an identifier, label, text, or item")
        case .element, .text, .item: break
        }
    }

    private static let failure = PageMessage.Failure(
        what: "a target must be [x, y], or an object with an identifier, label, text, or item")

    private static func text(_ word: Any?) throws(PageMessage.Failure) -> String? {
        guard let word else { return nil }
        guard let text = word as? String else {
            throw PageMessage.Failure(what: "identifier and label must be strings")
        }
        return text
    }

    private static func place(_ word: Any?) throws(PageMessage.Failure) -> Point? {
        guard let word else { return nil }
        guard let sides = word as? [Any], sides.count == 2 else {
            throw PageMessage.Failure(what: "at must be an array of x and y, each from 0 to 1")
        }
        return Point(
            x: try PageMessage.number(sides[0], "the x of at", in: 0...1),
            y: try PageMessage.number(sides[1], "the y of at", in: 0...1))
    }

    /// Returns the location of the target in points of the screen, or `nil` if the target isn't on the screen.
    @MainActor
    func location(on stage: any CommandStage) -> Point? {
        switch self {
        case .point(let point): return point
        case .element(_, _, _, let place):
            guard let frame = element(in: stage.accessibleElements())?.frame else { return nil }
            return Point(
                x: frame.minX + frame.size.width * (place?.x ?? 0.5),
                y: frame.minY + frame.size.height * (place?.y ?? 0.5))
        case .text:
            return element(in: stage.accessibleElements()).map { Point(x: $0.frame.midX, y: $0.frame.midY) }
        case .item(let name):
            let cell = stage.inspectedElements().first { $0.kind == .cell && $0.identifier == name }
            return cell.map { Point(x: $0.frame.midX, y: $0.frame.midY) }
        case .distance: return nil
        }
    }

    /// Returns the element that the target identifies, or `nil` if there's no such element.
    func element(in elements: [AccessibleElement]) -> AccessibleElement? {
        if case .text(let text) = self { return elements.first { $0.contains(text) } }
        guard case .element(let identifier, let label, let index, _) = self else { return nil }
        let found = elements.filter {
            (identifier == nil || $0.identifier == identifier) && (label == nil || $0.label == label)
        }
        return found.indices.contains(index ?? 0) ? found[index ?? 0] : nil
    }

    var description: String {
        switch self {
        case .point(let point): "[\(point.x), \(point.y)]"
        case .element(let identifier, let label, _, _):
            [identifier.map { "the identifier \"\($0)\"" }, label.map { "the label \"\($0)\"" }].compactMap(\.self)
                .joined(separator: " and ")
        case .text(let text): "the text \"\(text)\""
        case .item(let name): "the item \"\(name)\""
        case .distance: "a distance for a name"
        }
    }
}

extension AccessibleElement {
    /// Returns whether the label or the value contains text, ignoring case and diacritics.
    fileprivate func contains(_ text: String) -> Bool {
        [label, value ?? ""].contains {
            $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}
