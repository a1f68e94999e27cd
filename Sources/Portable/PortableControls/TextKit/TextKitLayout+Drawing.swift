import DisplayList
import LayoutGeometry

extension TextKitLayout {
    /// Returns the commands that draw the text of the lines that contain a range, without background colors.
    ///
    /// - Parameter origin: The origin of the container.
    func commands(for range: NSRange, at origin: CGPoint) -> [DisplayCommand] {
        parts(of: range, at: origin).flatMap { part, place in
            var part = part
            part.decorations = []
            for line in part.lines.indices {
                for run in part.lines[line].runs.indices { part.lines[line].runs[run].backgroundColor = nil }
            }
            return part.commands(at: place)
        }
    }

    /// Returns the commands that draw the background colors of the lines that contain a range, and the blocks of
    /// paragraphs that begin in it.
    func backgroundCommands(for range: NSRange, at origin: CGPoint) -> [DisplayCommand] {
        parts(of: range, at: origin).flatMap { part, place in
            part.decorationCommands(at: place)
                + part.lines.flatMap { line in
                    line.runs.compactMap { run in
                        run.backgroundColor.map { color in
                            let rect = Rect(
                                x: place.x + run.x, y: place.y + line.baseline - line.ascent, width: run.width,
                                height: line.ascent + line.descent)
                            return .fill(Path(rect), .color(color))
                        }
                    }
                }
        }
    }

    /// Returns the lines that contain a range, by paragraph, with the positions of the paragraphs.
    private func parts(of range: NSRange, at origin: CGPoint) -> [(TextLayout, Point)] {
        let geometry = geometry
        var parts: [(TextLayout, Point)] = []
        var index = 0
        for paragraph in geometry.paragraphs {
            let own = index..<(index + paragraph.layout.lines.count)
            index = own.upperBound
            guard !own.isEmpty, geometry.lines[own.lowerBound].range.lowerBound < NSMaxRange(range),
                geometry.lines[own.upperBound - 1].next > range.location
            else { continue }
            var part = paragraph.layout
            part.lines = zip(paragraph.layout.lines, geometry.lines[own]).filter { line, place in
                let isInRange = place.range.lowerBound < NSMaxRange(range) && place.next > range.location
                return isInRange && !line.runs.isEmpty
            }.map(\.0)
            // Lines can be drawn one by one, and the blocks are behind all of them.
            if geometry.lines[own.lowerBound].range.lowerBound < range.location { part.decorations = [] }
            guard !part.lines.isEmpty || !part.decorations.isEmpty else { continue }
            let padding = containers[paragraph.container].lineFragmentPadding
            parts.append((part, CGPoint(x: origin.x + padding, y: origin.y + paragraph.top).point))
        }
        return parts
    }

    /// Returns the attachments of a line, with their x coordinates.
    func attachments(of line: TextGeometry.Line) -> [(x: CGFloat, size: CGSize)] {
        let index = geometry.lines.partitioningIndex { $0.range.lowerBound >= line.range.lowerBound }
        let lines = geometry.paragraphs.flatMap(\.layout.lines)
        guard index < lines.count else { return [] }
        return lines[index].runs.compactMap { run in
            run.attachment.map { (CGFloat(run.x), CGSize(width: $0.rect.size.width, height: $0.rect.size.height)) }
        }
    }
}
