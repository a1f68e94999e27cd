import CCairoPango
import DisplayList
import LayoutGeometry

/// Drawing that is composited in another way than over the existing content.
extension Canvas {
    /// Draws a fill, a stroke, a text, or an image with a blend mode. The area outside its shape doesn't change.
    func draw(_ command: DisplayCommand, _ mode: DisplayCommand.BlendMode) {
        guard let operation = mode.boundedOperator else {
            return drawClipped(command, mode)
        }
        composite(operation) { $0.draw([command]) }
    }

    /// Draws with a mode that replaces the existing content also where the shape is transparent. Fills and images are
    /// clips for that. Other shapes are drawn with operators that have the same result for opaque colors.
    private func drawClipped(_ command: DisplayCommand, _ mode: DisplayCommand.BlendMode) {
        switch command {
        case .fill(let path, let paint, let evenOdd):
            guard let box = path.controlPointBounds else { return }
            saved { canvas in
                canvas.clip(path, evenOdd: evenOdd)
                canvas.composite(mode.unboundedOperator) { $0.fill(Path(box), paint, evenOdd: false) }
            }
        case .image(_, let rect, _, _):
            saved { canvas in
                canvas.clip(Path(rect), evenOdd: false)
                canvas.composite(mode.unboundedOperator) { $0.draw([command]) }
            }
        default:
            for operation in mode.operatorsForOpaqueShapes { composite(operation) { $0.draw([command]) } }
        }
    }

    private func composite(_ operation: cairo_operator_t, _ draw: (inout Canvas) -> Void) {
        cairo_push_group(context)
        saved { draw(&$0) }
        cairo_pop_group_to_source(context)
        saved { canvas in
            cairo_set_operator(canvas.context, operation)
            cairo_paint(canvas.context)
        }
    }
}

extension DisplayNode.BlendMode {
    /// The operator of the mode. All modes of nodes have a bounded one.
    var cairoOperator: cairo_operator_t { commandMode.boundedOperator ?? CAIRO_OPERATOR_OVER }
}

extension DisplayCommand.BlendMode {
    /// The operator of a mode with which transparent parts of the source have no effect, or `nil` for other modes.
    ///
    /// Cairo has no operator for `plusDarker`.
    fileprivate var boundedOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: nil
        }
    }

    /// The operator inside a clip, for a mode without a bounded operator.
    fileprivate var unboundedOperator: cairo_operator_t {
        switch self {
        case .clear: CAIRO_OPERATOR_CLEAR
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        default: CAIRO_OPERATOR_SOURCE
        }
    }

    /// The operators that have the same result as a mode without a bounded operator, for shapes of opaque colors.
    fileprivate var operatorsForOpaqueShapes: [cairo_operator_t] {
        switch self {
        case .clear: [CAIRO_OPERATOR_DEST_OUT]
        case .copy: [CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_ADD]
        case .sourceIn: [CAIRO_OPERATOR_ATOP]
        case .sourceOut: [CAIRO_OPERATOR_XOR]
        case .destinationAtop: [CAIRO_OPERATOR_DEST_OVER]
        default: []
        }
    }
}
