import CollageTesting
import struct CollageTesting.Device
import PortableUIKit

/// A phone of 402 by 874 points at three pixels per point, with which the figures were recorded on iOS 18.5 and 26.2.
@MainActor
func recordedPhone(_ system: Device.System) -> TestHost {
    TestHost(Device.iPhone16Pro.running(system), text: .fonts)
}

extension Device.System {
    /// Returns the figure that was recorded on this system.
    func recorded<Figure>(_ iOS18: Figure, _ iOS26: Figure) -> Figure { self == .iOS18 ? iOS18 : iOS26 }
}

/// Returns a Boolean value that indicates whether a length is the recorded one, which is known to a pixel.
func isRecorded(_ found: CGFloat, _ recorded: CGFloat) -> Bool { abs(found - recorded) < 0.34 }

extension UIView {
    /// The views in this one, at any depth.
    var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
