import LayoutGeometry

/// The shadow of text. Lengths are in points.
package struct TextShadow: Sendable, Hashable {
    package var offset: Point
    package var blurRadius: Double
    package var color: Color

    package init(offset: Point, blurRadius: Double, color: Color) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }

    /// The copies of the text that are drawn as the shadow. A blurred shadow is several translucent copies.
    fileprivate var copies: [(offset: Point, color: Color)] {
        guard blurRadius > 0 else { return [(offset, color)] }
        let distance = blurRadius / 2
        let soft = color.multiplyingAlpha(by: 0.2)
        let directions: [(Double, Double)] = [
            (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7),
        ]
        return directions.map { x, y in (offset + Point(x: x * distance, y: y * distance), soft) }
    }
}

extension TextLayout {
    /// The commands that draw the text with its shadows.
    package func commands(at origin: Point) -> [DisplayCommand] {
        let shadows = lines.flatMap { $0.runs.compactMap(\.shadow) }
        let distinct = shadows.enumerated().filter { shadows.firstIndex(of: $1) == $0 }.map(\.element)
        let commands = distinct.flatMap { shadow in
            shadow.copies.map { copy in
                DisplayCommand.text(keeping(shadow, in: copy.color), origin: origin + copy.offset)
            }
        }
        return decorationCommands(at: origin) + commands + [.text(self, origin: origin)]
    }

    /// The commands that draw the backgrounds and borders of blocks.
    package func decorationCommands(at origin: Point) -> [DisplayCommand] {
        decorations.map { decoration in
            .fill(
                Path(Rect(origin: decoration.rect.origin + origin, size: decoration.rect.size)),
                .color(decoration.color))
        }
    }

    /// Returns the layout with only the runs that have a shadow, in the given color.
    private func keeping(_ shadow: TextShadow, in color: Color) -> TextLayout {
        var layout = self
        for line in layout.lines.indices {
            layout.lines[line].runs.removeAll { $0.shadow != shadow || $0.attachment != nil }
            for run in layout.lines[line].runs.indices {
                layout.lines[line].runs[run].shadow = nil
                layout.lines[line].runs[run].color = color
                layout.lines[line].runs[run].backgroundColor = nil
                if layout.lines[line].runs[run].underlineColor != nil {
                    layout.lines[line].runs[run].underlineColor = color
                }
                if layout.lines[line].runs[run].strikethroughColor != nil {
                    layout.lines[line].runs[run].strikethroughColor = color
                }
            }
        }
        return layout
    }
}
