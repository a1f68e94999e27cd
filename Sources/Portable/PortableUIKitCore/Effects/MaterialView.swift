import DisplayList
import LayoutGeometry

/// A view that blurs its background and tints it with the color of a material. If Reduce Transparency is on, it shows
/// only the color.
///
/// Glass also has a light edge. In front of other glass, its background isn't blurred a second time. On a device with a
/// system before iOS 26, a blur replaces glass.
package final class MaterialView: UIView {
    /// The material, or `nil` to show nothing.
    package var effect: UIBlurEffect? {
        didSet {
            if effect !== oldValue { update() }
        }
    }

    /// Creates a view with a size of zero that ignores touches.
    package init(_ effect: UIBlurEffect? = nil) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        self.effect = effect
        update()
    }

    /// Creates a view that shows regular glass.
    package static func glass() -> MaterialView { MaterialView(GlassMaterial()) }

    /// Gives the material the shadow of glass. The view casts it, because it would otherwise be visible through it.
    package func castShadow() {
        MaterialCardView.Shadow.glass.apply(to: layer)
    }

    required init?(coder: NSCoder) { nil }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    private func update() {
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled, shown = shownEffect
        layer.backdrop = isOpaque || isOnGlass ? nil : shown?.backdrop
        let tint = glass?.hasTint == true ? effect?.tint : shown?.tint
        backgroundColor = isOpaque ? tint?.withAlphaComponent(1) : tint
        setNeedsDisplay()
    }

    /// Updates the materials in a view to the current accessibility settings, and to the glass behind them.
    package static func updateAll(in view: UIView) {
        (view as? MaterialView)?.update()
        (view as? BarEdgeFadeView)?.update()
        for subview in view.subviews { updateAll(in: subview) }
    }

    // MARK: Glass

    private var glass: GlassMaterial? { effect as? GlassMaterial }

    /// The effect that is drawn.
    private var shownEffect: UIBlurEffect? {
        guard let glass, owningDevice.screen.environment.system < .iOS26 else { return effect }
        owningDevice.screen.reportMissingGlass()
        return glass.fallback
    }

    /// A Boolean value that indicates whether this is glass in a view that has glass as its background.
    private var isOnGlass: Bool {
        guard glass != nil else { return false }
        var view = superview?.superview
        while let current = view {
            let material = (current.subviews.first as? MaterialView).flatMap { $0.glass == nil ? nil : $0 }
            if let material, material.layer.backdrop != nil { return true }
            view = current.superview
        }
        return false
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if glass != nil { setNeedsDisplay() }
    }

    package override func makeDisplayCommands() -> [DisplayCommand] {
        guard let edge = (shownEffect as? GlassMaterial)?.edge else { return [] }
        let width = 1 / max(traitCollection.displayScale, 1)
        let line = bounds.insetBy(dx: width / 2, dy: width / 2)
        guard line.width > width, line.height > width else { return [] }
        let colors = [edge.top, edge.bottom].map { $0.color(with: traitCollection) }
        let shape = Gradient.Shape.axial(
            start: Point(x: 0, y: Double(line.minY)), end: Point(x: 0, y: Double(line.maxY)))
        let gradient = Gradient(
            shape: shape, stops: colors.enumerated().map { .init(location: Double($0), color: $1) })
        return [
            .stroke(Path(line.rect, corners: effectiveCorners), .gradient(gradient), StrokeStyle(width: Double(width)))
        ]
    }
}
