/// The changes that hide a presented view before and after its presentation. Its opacity and its transform are the app's.
@MainActor
struct PresentedViewHiding {
    private var alpha: TemporaryChange<CGFloat>?
    private var transform: TemporaryChange<CGAffineTransform>?

    /// Makes a view transparent.
    mutating func makeTransparent(_ view: UIView) {
        if alpha == nil { alpha = TemporaryChange(of: \.alpha, in: view) }
        alpha?.change { _ in 0 }
    }

    /// Adds a transform to a view's own.
    mutating func transform(_ view: UIView, by other: CGAffineTransform) {
        if transform == nil { transform = TemporaryChange(of: \.transform, in: view) }
        transform?.change { $0.concatenating(other) }
    }

    /// Shows the view.
    mutating func end() {
        alpha?.end()
        transform?.end()
        self = PresentedViewHiding()
    }
}
