import DisplayList
@_spi(Collage) import PortableQuartz

/// The elements that the system draws over every app: the status bar, the black area of the camera, and the home
/// indicator.
@MainActor
package final class DeviceOverlay {
    private unowned let device: DeviceContext
    private lazy var view = DeviceOverlayView(frame: .zero)

    init(device: DeviceContext) {
        self.device = device
    }

    /// Returns the display node at a time of the clock, or `nil` if the host draws its own overlay or none.
    package func node(at time: Double) -> DisplayNode? {
        let environment = device.screen.environment
        guard environment.showsSystemOverlay else { return nil }
        let appearance = device.statusBar
        view.frame = device.screen.bounds
        view.show(
            StatusBarGeometry(environment), isLight: appearance.style == .lightContent,
            isStatusBarHidden: appearance.isHidden,
            homeIndicatorStyle: appearance.hidesHomeIndicator
                ? nil : appearance.contentStyle == .lightContent ? .dark : .light,
            animation: appearance.consumeAnimation())
        view.layoutIfNeeded()
        return view.layer.displayNode(at: time)
    }
}
