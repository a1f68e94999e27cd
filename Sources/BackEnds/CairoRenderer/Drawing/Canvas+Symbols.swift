import CCairoPango
import DisplayList
import LayoutGeometry

extension Canvas {
    /// Draws a symbol in the largest square in the middle of `rect`.
    func draw(_ symbol: SymbolDrawing, in rect: Rect, color: Color) {
        let box = rect.middleSquare
        if renderer.symbols == .blocks {
            drawBlock(inMiddleOf: rect, color: symbol.colors.first ?? color)
            return
        }
        guard symbol.colors.isEmpty else { return drawLayers(of: symbol, in: box) }
        guard symbol.hasErasing else {
            for step in symbol.steps { draw(step, of: symbol, in: box, color: color) }
            return
        }
        composed(in: box, alpha: color.alpha) { canvas in
            for step in symbol.steps {
                canvas.setOperator(erases: symbol.erases(step))
                canvas.draw(step, of: symbol, in: box, color: color.opaque)
            }
        }
    }

    /// Draws a symbol whose layers have colors. A translucent layer is composed, so that its steps don't show through one
    /// another.
    private func drawLayers(of symbol: SymbolDrawing, in box: Rect) {
        composed(in: box, alpha: 1) { canvas in
            for part in symbol.coloredParts {
                guard !part.erases, part.color.alpha < 1 else {
                    canvas.setOperator(erases: part.erases)
                    for step in part.steps { canvas.draw(step, of: symbol, in: box, color: part.color.opaque) }
                    continue
                }
                canvas.setOperator(erases: false)
                canvas.composed(in: box, alpha: part.color.alpha) { layer in
                    for step in part.steps { layer.draw(step, of: symbol, in: box, color: part.color.opaque) }
                }
            }
        }
    }

    /// Draws into an empty group, and then the group with an alpha, in addition to the canvas's own.
    private func composed(in box: Rect, alpha: Double, _ body: (Canvas) -> Void) {
        saved { canvas in
            _ = canvas.add(Path(box))
            cairo_clip(canvas.context)
            cairo_push_group(canvas.context)
            var opaque = canvas
            opaque.alpha = 1
            body(opaque)
            cairo_pop_group_to_source(canvas.context)
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
            cairo_paint_with_alpha(canvas.context, alpha * canvas.alpha)
        }
    }

    private func setOperator(erases: Bool) {
        cairo_set_operator(context, erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
    }

    private func draw(_ step: SymbolDrawing.Step, of symbol: SymbolDrawing, in box: Rect, color: Color) {
        let added = symbol.addedLineWidth
        switch step.shape {
        case .icon(let character, let place):
            let place = place.placed(in: box)
            draw(
                String(character), FontDescription(family: .symbols, size: place.size.height), at: place.midX,
                baseline: place.minY + place.size.height * SymbolDrawing.iconBaseline,
                outline: added * place.size.height, color)
        case .text(let text, let place):
            let place = place.placed(in: box)
            draw(
                text, FontDescription(size: place.size.height, weight: symbol.textWeight), at: place.midX,
                baseline: place.midY + place.size.height * SymbolDrawing.textBaseline, outline: 0, color)
        case .fill(let path):
            guard add(path.placed(in: box)) else { return }
            setSource(color)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        case .stroke(let path, let width):
            guard add(path.placed(in: box)) else { return }
            setSource(color)
            stroke(width: (width + added) * box.size.width)
        }
    }

    /// Fills the glyphs of text that is centered at `x`, with an outline around them.
    private func draw(
        _ text: String, _ font: FontDescription, at x: Double, baseline: Double, outline: Double, _ color: Color
    ) {
        let shaped = TextShaper.shape(text, font: font)
        guard shaped.segments.contains(where: { !$0.glyphs.isEmpty }) else {
            let side = font.size
            drawPlaceholder(
                in: Rect(x: x - side / 2, y: baseline - side * SymbolDrawing.iconBaseline, width: side, height: side))
            return
        }
        setSource(color)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        for segment in shaped.segments where !segment.glyphs.isEmpty {
            let glyphs = segment.glyphs.map {
                cairo_glyph_t(index: $0.index, x: $0.x + x - shaped.width / 2, y: $0.y + baseline)
            }
            renderer.record(segment.face)
            cairo_set_scaled_font(context, segment.font)
            cairo_new_path(context)
            cairo_glyph_path(context, glyphs, Int32(glyphs.count))
            guard outline > 0 else {
                cairo_fill(context)
                continue
            }
            cairo_fill_preserve(context)
            stroke(width: outline)
        }
    }

    private func stroke(width: Double) {
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_dash(context, nil, 0, 0)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }
}
