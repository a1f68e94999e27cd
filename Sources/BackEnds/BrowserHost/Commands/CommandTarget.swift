import DisplayList
import LayoutGeometry

/// Where a command is done: at a point, or on what is there to be read or stands in a collection view.
package enum CommandTarget: Sendable, Hashable {
    case point(Point)
    /// The first element in the order of reading with this identifier and label, of which one may be missing.
    case element(identifier: String?, label: String?)
    /// The cell of the item that the data source calls so.
    case item(String)

    /// Reads `[x, y]`, `{"identifier": …}`, `{"label": …}`, both, or `{"item": …}`.
    init(_ word: Any) throws(PageMessage.Failure) {
        if let place = word as? [Any], place.count == 2 {
            self = .point(try PageMessage.point(place[0], place[1]))
            return
        }
        guard let names = word as? [String: String], !names.isEmpty,
            Set(names.keys).isSubset(of: ["identifier", "label", "item"])
        else { throw PageMessage.Failure(what: "no place: [x, y], or an object with identifier, label or item") }
        if let item = names["item"] {
            guard names.count == 1 else { throw PageMessage.Failure(what: "an item needs no other name") }
            self = .item(item)
        } else {
            self = .element(identifier: names["identifier"], label: names["label"])
        }
    }

    /// The middle of what is meant, in points of the screen; nil if nothing there is called so.
    @MainActor
    func location(on stage: any CommandStage) -> Point? {
        switch self {
        case .point(let point): point
        case .element(let identifier, let label):
            stage.accessibleElements().first {
                (identifier == nil || $0.identifier == identifier) && (label == nil || $0.label == label)
            }.map { Self.middle(of: $0.frame) }
        case .item(let name):
            stage.inspectedElements().first { $0.kind == .cell && $0.identifier == name }
                .map { Self.middle(of: $0.frame) }
        }
    }

    private static func middle(of frame: Rect) -> Point { Point(x: frame.midX, y: frame.midY) }

    var description: String {
        switch self {
        case .point(let point): "[\(point.x), \(point.y)]"
        case .element(let identifier, let label):
            [identifier.map { "the identifier \"\($0)\"" }, label.map { "the label \"\($0)\"" }].compactMap(\.self)
                .joined(separator: " and ")
        case .item(let name): "the item \"\(name)\""
        }
    }
}
