@_spi(Collage) import PortableUIKitCore

/// The background image of a search field, or the glass that it replaces.
final class SearchFieldBackgroundView: UIImageView {
    private var glass: MaterialView?

    /// A Boolean value that indicates whether the field is a capsule of glass. The default is `false`.
    var showsGlass: Bool {
        get { !(glass?.isHidden ?? true) }
        set {
            guard newValue != showsGlass else { return }
            if newValue, glass == nil {
                let view = MaterialView.glass()
                view.cornerConfiguration = .capsule()
                view.castShadow()
                addSubview(view)
                glass = view
                setNeedsLayout()
            }
            glass?.isHidden = !newValue
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass?.frame = bounds
    }
}
