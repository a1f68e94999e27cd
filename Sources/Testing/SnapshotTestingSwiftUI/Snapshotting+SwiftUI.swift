import CollageTesting
import Foundation
import PortableSwiftUI
import SnapshotTesting

extension Snapshotting where Value: View, Format == UIImage {
    /// Keeps an image of a SwiftUI view in the size that fits.
    public static var image: Snapshotting { image() }

    /// Keeps an image of a SwiftUI view.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Views are always drawn in a key window here. The default is `false`.
    ///   - precision: The share of the pixels that must be the same, from 0 to 1. The default is 1.
    ///   - perceptualPrecision: How near a pixel must be to count as the same, from 0 to 1. The default is 1; see
    ///     `Diffing.image(precision:perceptualPrecision:scale:)`.
    ///   - layout: The size of the view. The default is ``SwiftUISnapshotLayout/sizeThatFits``.
    ///   - traits: The traits that differ from those of the device.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { view in
            let view = MainActorView(view: view)
            let controller = Screen.onMain { UIHostingController(rootView: view.view) }
            return switch layout {
            case .device(let config):
                Screen.image(of: .controller(controller), on: config, size: nil, traits: traits)
            case .fixed(let width, let height):
                Screen.image(
                    of: .controller(controller), on: ViewImageConfig(), size: CGSize(width: width, height: height),
                    traits: traits)
            case .sizeThatFits:
                Screen.image(
                    of: .fittingController(controller) { controller.fittingSize(with: traits) },
                    on: ViewImageConfig(), size: nil, traits: traits)
            }
        }
    }
}

extension UIHostingController {
    /// Returns the size that the content takes with a text size, before a screen shows it.
    fileprivate func fittingSize(with traits: UITraitCollection) -> CGSize {
        // A superview without a window brings the traits, and doesn't make the content appear.
        let container = UIView()
        if traits.preferredContentSizeCategory != .unspecified {
            container.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
        }
        container.addSubview(view)
        defer { view.removeFromSuperview() }
        return sizeThatFits(in: .zero)
    }
}

/// A view that is used on the main actor alone, on which tests of screens run. The compiler doesn't know that of the views of
/// a type parameter.
private struct MainActorView<Content: View>: @unchecked Sendable {
    let view: Content
}
