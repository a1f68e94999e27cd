import LayoutGeometry

/// The drawing of a symbol: glyphs, shapes, and lines on top of one another, in a unit square.
package struct SymbolDrawing: Sendable, Hashable {
    package enum Shape: Sendable, Hashable {
        /// A glyph of the icon font, whose em square is the rectangle.
        case icon(Character, in: Rect)
        /// Letters of the system font, centered in a rectangle whose height is the font's size.
        case text(String, in: Rect)
        case fill(Path)
        case stroke(Path, width: Double)
    }

    package struct Step: Sendable, Hashable {
        package enum Effect: Sendable, Hashable {
            /// Draws the shape over the steps before it.
            case draw
            /// Erases the shape from the steps before it.
            case erase
            /// Erases the shape in a symbol with one color, and draws it in a symbol whose layers have colors.
            case cutOut
        }

        package var shape: Shape
        package var effect: Effect
        /// The layer whose color the step has. The most prominent layer is 0.
        package var layer: Int

        package init(_ shape: Shape, _ effect: Effect = .draw, layer: Int = 0) {
            self.shape = shape
            self.effect = effect
            self.layer = layer
        }
    }

    package var steps: [Step]

    /// The weight as in CSS, with 400 for regular. Lighter weights are drawn as regular, because the icon font has one
    /// weight.
    package var weight: Int

    /// The colors of the layers, from the most prominent one. More layers than colors have the last color. If it's empty,
    /// the symbol is drawn in the color of its image.
    package var colors: [Color] = []

    package init(_ steps: [Step], weight: Int) {
        self.steps = steps
        self.weight = weight
    }

    /// Creates a drawing of an icon font's glyph that fills the box.
    package init(icon: Character, weight: Int) {
        self.init([Step(.icon(icon, in: .unit))], weight: weight)
    }

    /// Whether any step erases, so that the symbol must be composed before drawing.
    package var hasErasing: Bool { steps.contains(where: erases) }

    /// Whether several colors make a difference.
    package var hasSeveralLayers: Bool { steps.contains { $0.layer > 0 } }

    /// Returns whether a step erases the steps before it.
    package func erases(_ step: Step) -> Bool {
        step.effect == .erase || step.effect == .cutOut && colors.isEmpty
    }

    /// The steps of a symbol whose layers have colors, divided where the color changes or a step erases.
    package var coloredParts: [(steps: ArraySlice<Step>, color: Color, erases: Bool)] {
        guard let last = colors.last else { return [] }
        var parts: [(steps: ArraySlice<Step>, color: Color, erases: Bool)] = []
        for index in steps.indices {
            let step = steps[index]
            let color = colors.indices.contains(step.layer) ? colors[step.layer] : last
            if let part = parts.last, part.erases == erases(step), part.erases || part.color == color {
                parts[parts.count - 1].steps = steps[part.steps.startIndex...index]
            } else {
                parts.append((steps[index...index], color, erases(step)))
            }
        }
        return parts
    }

    /// The width that the weight adds to each line, and around each glyph.
    package var addedLineWidth: Double { Double(min(max(weight, 400), 900) - 400) / 100 * 0.006 }

    /// The distance of the baseline from the middle of a rectangle in which capital letters of the system's face are
    /// centered, as a fraction of the font's size. Their height is 0.727 of it.
    package static let textBaseline = 0.727 / 2

    /// The distance of the icon font's baseline from the top of its em square, as a fraction of its height.
    package static let iconBaseline = 7.0 / 8

    /// The weight of letters in symbols, which matches the lines around them.
    package var textWeight: Int { min(max(weight, 400) + 200, 900) }
}

extension Rect {
    /// Returns the rectangle of a unit square in another box.
    package func placed(in box: Rect) -> Rect {
        Rect(
            x: box.minX + minX * box.size.width, y: box.minY + minY * box.size.height,
            width: size.width * box.size.width, height: size.height * box.size.height)
    }

    fileprivate static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

    /// The largest centered square.
    package var middleSquare: Rect {
        let side = Swift.min(size.width, size.height)
        return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

extension Path {
    /// Returns the path of a unit square in another box.
    package func placed(in box: Rect) -> Path {
        applying(AffineTransform(a: box.size.width, b: 0, c: 0, d: box.size.height, tx: box.minX, ty: box.minY))
    }
}
