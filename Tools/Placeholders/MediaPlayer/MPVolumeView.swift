import UIKit

/// A view with a slider for the volume, which has no effect.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true

    private let slider = UISlider()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        slider.value = 0.5
        addSubview(slider)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = bounds
    }
}
