/// The shadow of a list cell that's being moved. Afterward, the cell has the app's shadow again.
@MainActor
struct ReorderingShadow {
    private var opacity: TemporaryChange<Float>
    private var radius: TemporaryChange<CGFloat>
    private var offset: TemporaryChange<CGSize>

    init(of view: UIView) {
        opacity = TemporaryChange(of: \.layer.shadowOpacity, in: view)
        radius = TemporaryChange(of: \.layer.shadowRadius, in: view)
        offset = TemporaryChange(of: \.layer.shadowOffset, in: view)
        opacity.change { _ in 0.25 }
        radius.change { _ in 8 }
        offset.change { _ in CGSize(width: 0, height: 2) }
    }

    mutating func end() {
        opacity.end()
        radius.end()
        offset.end()
    }
}
