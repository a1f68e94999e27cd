import CCairoPango
import DisplayList
import LayoutGeometry

extension Canvas {
    /// Draws laid-out lines. Backgrounds come first, so that no line's background covers the glyphs of another.
    func draw(_ layout: TextLayout, at origin: Point) {
        guard alpha > 0, origin.x.isFinite, origin.y.isFinite else { return }
        let visible = clipExtent
        for line in layout.lines {
            for run in line.runs {
                guard let color = run.backgroundColor else { continue }
                let box = Rect(
                    x: origin.x + run.x, y: origin.y + line.baseline - line.ascent, width: run.width,
                    height: line.ascent + line.descent)
                fill(Path(box), .color(color), evenOdd: false)
            }
        }
        for line in layout.lines {
            let height = line.ascent + line.descent
            let top = origin.y + line.baseline - line.ascent
            guard top - height <= visible.maxY, top + 2 * height >= visible.minY else { continue }
            for run in line.runs {
                draw(run, layout.drawing, baseline: origin.y + line.baseline, x: origin.x + run.x)
            }
        }
    }

    private func draw(_ run: TextRun, _ drawing: TextDrawing, baseline: Double, x: Double) {
        let y = snappedToPixel(y: baseline - run.baselineOffset)
        guard x.isFinite, y.isFinite else { return }
        if let attachment = run.attachment {
            let rect = attachment.rect.offset(x: x, y: baseline - run.baselineOffset)
            draw(attachment.image, in: rect, tint: attachment.tint, capInsets: nil)
            return
        }
        if let color = run.underlineColor {
            drawRule(below: y, by: run.font.size * 0.11, color: color, run: run, x: x)
        }
        if drawing == .blocks {
            drawBlocks(of: run, x: x, y: y, over: run.strikethroughColor == nil ? nil : strikethrough(of: run))
        } else if !run.text.isEmpty, run.color.alpha > 0 {
            let shaped = TextShaper.shape(run.text, font: run.font, isRightToLeft: run.isRightToLeft)
            setSource(run.color)
            drawGlyphs(of: shaped, x: x, y: y, letterSpacing: run.letterSpacing.isFinite ? run.letterSpacing : 0)
            for glyph in shaped.missing {
                let left = x + glyph.x + Double(glyph.clusterOrdinal) * run.letterSpacing
                drawMissingGlyph(x: left, y: y, width: glyph.width, size: run.font.size, color: run.color)
            }
        }
        if let color = run.strikethroughColor {
            drawRule(below: y, by: -run.font.size * Self.strikethroughHeight, color: color, run: run, x: x)
        }
    }

    /// The height of a strikethrough above the baseline, relative to the font's size.
    private static let strikethroughHeight = 0.29

    /// Returns the range above the baseline that stays empty for a strikethrough.
    private func strikethrough(of run: TextRun) -> ClosedRange<Double> {
        let (middle, reach) = (run.font.size * Self.strikethroughHeight, run.font.size * 0.1)
        return middle - reach...middle + reach
    }

    private func drawGlyphs(of shaped: ShapedRun, x: Double, y: Double, letterSpacing: Double) {
        for segment in shaped.segments where !segment.glyphs.isEmpty {
            var glyphs = segment.glyphs
            for index in glyphs.indices {
                glyphs[index].x += x + Double(segment.clusterOrdinals[index]) * letterSpacing
                glyphs[index].y += y
            }
            renderer.record(segment.face)
            cairo_set_scaled_font(context, segment.font)
            switch target {
            case .raster where !segment.isColored:
                // Cairo aligns cached glyphs to whole pixels, which makes letter spacing uneven. Outlines are filled at
                // their exact position.
                cairo_new_path(context)
                cairo_glyph_path(context, glyphs, Int32(glyphs.count))
                cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
                cairo_fill(context)
            case .raster:
                cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
            case .vector:
                cairo_show_text_glyphs(
                    context, segment.utf8, Int32(segment.utf8.count), glyphs, Int32(glyphs.count), segment.clusters,
                    Int32(segment.clusters.count),
                    segment.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
            }
        }
    }

    /// Draws an empty box with the height of an uppercase letter.
    private func drawMissingGlyph(x: Double, y: Double, width: Double, size: Double, color: Color) {
        let line = size / 16
        let box = Rect(x: x + line, y: y - size * 0.73, width: max(width - 2 * line, line), height: size * 0.73)
        fill(Path(border: line, of: box, corners: .zero), .color(color), evenOdd: true)
    }

    /// Draws a line along the text, aligned to whole pixels if the text isn't rotated.
    private func drawRule(below baseline: Double, by distance: Double, color: Color, run: TextRun, x: Double) {
        let pixel = 1 / max(pixelsPerPoint.y, 0.01)
        let thickness = max((run.font.size / 17 / pixel).rounded(), 1) * pixel
        let top = snappedToPixel(y: baseline + distance - thickness / 2)
        fill(Path(Rect(x: x, y: top, width: run.width, height: thickness)), .color(color), evenOdd: false)
    }

    /// Returns the nearest y coordinate between two rows of pixels, or the same one if the axes are rotated.
    private func snappedToPixel(y: Double) -> Double { snappedToPixel(Point(x: 0, y: y)).y }

    /// Returns the nearest corner of a pixel, or the same point if the axes are rotated.
    func snappedToPixel(_ point: Point) -> Point {
        guard target == .raster else { return point }
        let map = deviceTransform
        guard map.b == 0, map.c == 0, map.a != 0, map.d != 0 else { return point }
        return Point(
            x: ((point.x * map.a + map.tx).rounded() - map.tx) / map.a,
            y: ((point.y * map.d + map.ty).rounded() - map.ty) / map.d)
    }
}
