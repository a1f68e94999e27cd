import BrowserHost
import DisplayList
import LayoutGeometry

/// Applies the operations of a page's script to values instead of elements.
struct PageModel: Equatable {
    struct Layer: Equatable {
        var style: [LayerStyle.Property: String] = [:]
        var origin = Point.zero
        var drawing: [SVGElement] = []
        var children: [UInt64] = []
    }

    enum Failure: Error {
        case unexpected(UInt64)
    }

    private(set) var layers: [UInt64: Layer] = [:]

    mutating func apply(_ patch: Patch) throws {
        if patch.screen != nil { layers = [:] }
        for operation in patch.operations {
            switch operation {
            case .create(let id):
                guard layers[id] == nil else { throw Failure.unexpected(id) }
                layers[id] = Layer()
            case .style(let id, let changes):
                for change in changes { try update(id) { $0.style[change.property] = change.value } }
            case .origin(let id, let origin): try update(id) { $0.origin = origin }
            case .draw(let id, let elements): try update(id) { $0.drawing = elements }
            case .insert(let id, let parent, let next):
                guard layers[id] != nil else { throw Failure.unexpected(id) }
                detach(id)
                guard let siblings = layers[parent]?.children else { throw Failure.unexpected(parent) }
                var place = siblings.endIndex
                if let next {
                    guard let found = siblings.firstIndex(of: next) else { throw Failure.unexpected(next) }
                    place = found
                }
                layers[parent]?.children.insert(id, at: place)
            case .remove(let id):
                guard layers[id] != nil else { throw Failure.unexpected(id) }
                detach(id)
                discard(id)
            }
        }
    }

    private mutating func update(_ id: UInt64, _ body: (inout Layer) -> Void) throws {
        guard layers[id] != nil else { throw Failure.unexpected(id) }
        body(&layers[id]!)
    }

    private mutating func detach(_ id: UInt64) {
        for (parent, layer) in layers where layer.children.contains(id) {
            layers[parent]?.children.removeAll { $0 == id }
        }
    }

    private mutating func discard(_ id: UInt64) {
        for child in layers[id]?.children ?? [] { discard(child) }
        layers[id] = nil
    }
}
