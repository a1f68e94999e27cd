import DisplayList
import LayoutGeometry

extension SVGDrawing {
    /// Returns the elements of laid-out lines. Backgrounds come first, so that no line's background covers the glyphs
    /// of another. The browser only shapes each run, in the face that it was measured with.
    mutating func text(_ layout: TextLayout, at origin: Point, alpha: Double) -> [SVGElement] {
        guard alpha > 0, origin.x.isFinite, origin.y.isFinite else { return [] }
        var result: [SVGElement] = []
        for line in layout.lines {
            for run in line.runs {
                guard let color = run.backgroundColor else { continue }
                let box = Rect(
                    x: origin.x + run.x, y: origin.y + line.baseline - line.ascent, width: run.width,
                    height: line.ascent + line.descent)
                result += rectangle(box, color, alpha: alpha)
            }
        }
        for line in layout.lines {
            for run in line.runs {
                result += self.run(run, baseline: origin.y + line.baseline, x: origin.x + run.x, alpha: alpha)
            }
        }
        return result
    }

    private mutating func run(_ run: TextRun, baseline: Double, x: Double, alpha: Double) -> [SVGElement] {
        let y = baseline - run.baselineOffset
        guard x.isFinite, y.isFinite else { return [] }
        if let attachment = run.attachment {
            return image(
                attachment.image, in: attachment.rect.offset(x: x, y: y), tint: attachment.tint, capInsets: nil,
                alpha: alpha)
        }
        var result: [SVGElement] = []
        if let color = run.underlineColor {
            result += rule(at: y + run.font.size * 0.11, color: color, run: run, x: x, alpha: alpha)
        }
        if !run.text.isEmpty, run.color.alpha > 0, run.font.size > 0 {
            result.append(glyphs(of: run, x: x, y: y, alpha: alpha))
        }
        if let color = run.strikethroughColor {
            result += rule(at: y - run.font.size * 0.29, color: color, run: run, x: x, alpha: alpha)
        }
        return result
    }

    private func glyphs(of run: TextRun, x: Double, y: Double, alpha: Double) -> SVGElement {
        let font = run.font
        let spans = TrackedSpan.spans(of: run)
        let isUniform = spans.count == 1
        return SVGElement(
            "text",
            [
                "x": CSS.number(x), "y": CSS.number(y), "font-family": font.cssFamily(for: run.text),
                "font-size": CSS.number(font.size), "font-weight": font.weight == 400 ? nil : "\(font.weight)",
                "font-style": font.isItalic ? "italic" : nil,
                "font-variant-numeric": font.hasMonospacedDigits ? "tabular-nums" : nil,
                "letter-spacing": isUniform ? spans[0].letterSpacing : nil,
                // The left end is the end of such a line.
                "direction": run.isRightToLeft ? "rtl" : nil, "text-anchor": run.isRightToLeft ? "end" : nil,
                "fill": CSS.color(run.color.multiplyingAlpha(by: alpha)),
            ], children: isUniform ? [] : spans.map(\.element), text: isUniform ? run.text : nil)
    }

    /// Returns a line along the text, aligned to whole pixels and with the thickness that images have.
    private func rule(at center: Double, color: Color, run: TextRun, x: Double, alpha: Double) -> [SVGElement] {
        let pixel = 1 / scale
        let thickness = max((run.font.size / 17 / pixel).rounded(), 1) * pixel
        let top = ((center - thickness / 2) / pixel).rounded() * pixel
        return rectangle(Rect(x: x, y: top, width: run.width, height: thickness), color, alpha: alpha)
    }

    func rectangle(_ rect: Rect, _ color: Color, alpha: Double) -> [SVGElement] {
        guard color.alpha * alpha > 0, rect.size.width > 0, rect.size.height > 0 else { return [] }
        return [
            SVGElement(
                "rect",
                [
                    "x": CSS.number(rect.minX), "y": CSS.number(rect.minY), "width": CSS.number(rect.size.width),
                    "height": CSS.number(rect.size.height), "fill": CSS.color(color.multiplyingAlpha(by: alpha)),
                ])
        ]
    }
}
