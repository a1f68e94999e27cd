import CollageTesting
import Foundation
import PortableSwiftUI
import SnapshotTesting

extension Snapshotting where Value: View, Format == UIImage {
    /// A strategy for images of a SwiftUI view in its ideal size.
    public static var image: Snapshotting { image() }

    /// A strategy for images of a SwiftUI view.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: It has no effect, because the hierarchy is always in a key window. The default is
    ///     `false`.
    ///   - precision: The share of pixels that must be equal, from 0 to 1. The default is 1.
    ///   - perceptualPrecision: The required similarity of equal pixels, from 0 to 1. The default is 1. See
    ///     `Diffing.image(precision:perceptualPrecision:scale:)`.
    ///   - layout: The size of the view. The default is ``SwiftUISnapshotLayout/sizeThatFits``.
    ///   - traits: The traits that override the traits of the device.
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
    /// Returns the size of the content with a text size, before it's on a screen.
    fileprivate func fittingSize(with traits: UITraitCollection) -> CGSize {
        // A superview without a window provides the traits without making the content appear.
        let container = UIView()
        if traits.preferredContentSizeCategory != .unspecified {
            container.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
        }
        container.addSubview(view)
        defer { view.removeFromSuperview() }
        return sizeThatFits(in: .zero)
    }
}

/// A view that's used only on the main actor, where tests of screens run. The compiler can't infer this for a generic
/// view.
private struct MainActorView<Content: View>: @unchecked Sendable {
    let view: Content
}
