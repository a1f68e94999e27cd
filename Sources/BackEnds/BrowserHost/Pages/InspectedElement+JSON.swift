import DisplayList
import LayoutGeometry

extension InspectedElement {
    /// The maximum length of a name that is sent to a page, in characters.
    private static let longestName = 200

    /// Writes an object with `kind`, `depth`, `frame`, and the other known values.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("kind")
            switch kind {
            case .collectionView: writer.string("collection view")
            case .section: writer.string("section")
            case .group(let items):
                writer.string("group")
                writer.key("items")
                writer.array {
                    $0.integer(UInt64(items.lowerBound))
                    $0.integer(UInt64(items.upperBound))
                }
            case .cell: writer.string("cell")
            case .supplementary(let kind):
                writer.string("supplementary")
                writer.key("name")
                writer.string(String(kind.prefix(Self.longestName)))
            case .decoration(let kind):
                writer.string("decoration")
                writer.key("name")
                writer.string(String(kind.prefix(Self.longestName)))
            case .view: writer.string("view")
            }
            writer.key("depth")
            writer.integer(UInt64(depth))
            for (name, layer) in [("layer", layer), ("scroller", scroller)] {
                guard let layer else { continue }
                writer.key(name)
                writer.integer(layer)
            }
            for (name, number) in [("section", section), ("item", item)] {
                guard let number else { continue }
                writer.key(name)
                writer.integer(UInt64(number))
            }
            for (name, text) in [
                ("class", className), ("identifier", identifier), ("reuse", reuseIdentifier), ("text", text),
            ] {
                guard let text else { continue }
                writer.key(name)
                writer.string(String(text.prefix(Self.longestName)))
            }
            writer.key("frame")
            writer.array { $0.sides(of: frame) }
            if let insets {
                writer.key("insets")
                writer.array {
                    $0.sides(of: insets.outer)
                    $0.sides(of: insets.inner)
                }
            }
        }
    }
}

extension JSONWriter {
    /// Writes the origin and the size of a rectangle as four numbers.
    mutating func sides(of rect: Rect) {
        for length in [rect.minX, rect.minY, rect.size.width, rect.size.height] { number(length) }
    }
}
