import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

/// A key that is lifted under a pointer, as apps write it.
@MainActor private final class Key: UIView, UIPointerInteractionDelegate {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let view = interaction.view else { return nil }
        return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: .roundedRect(region.rect))
    }
}

@MainActor struct PointerInteractionTests {
    @Test func `a delegate is called with the view of the interaction`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let key = Key(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        window.addSubview(key)
        let interaction = UIPointerInteraction(delegate: key)
        let region = UIPointerRegion(rect: key.bounds)
        #expect(key.pointerInteraction(interaction, styleFor: region) == nil)
        key.addInteraction(interaction)
        let style = try #require(key.pointerInteraction(interaction, styleFor: region))
        #expect(style.effect?.preview.view === key)
        let request = UIPointerRegionRequest(location: .zero)
        #expect(key.pointerInteraction(interaction, regionFor: request, defaultRegion: region) === region)
        key.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }

    @Test func `an interaction doesn't keep its delegate`() {
        var key: Key? = Key()
        let interaction = UIPointerInteraction(delegate: key)
        key = nil
        #expect(interaction.delegate == nil)
    }

    /// Records the calls, with a region in the left half.
    private final class Halves: UIView, UIPointerInteractionDelegate {
        var calls: [String] = []
        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            calls.append("region \(request.location.x)")
            return UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100))
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            calls.append("style \(region.rect.width)")
            return UIPointerStyle(effect: .highlight(UITargetedPreview(view: self)))
        }
    }

    @Test func `the style of a region is requested when the pointer enters it, and its view is highlighted`() {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let controller = UIViewController(), view = Halves(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.show(controller)
        controller.view.addSubview(view)
        let interaction = UIPointerInteraction(delegate: view)
        view.addInteraction(interaction)
        host.hover(at: CGPoint(x: 20, y: 20))
        host.hover(at: CGPoint(x: 30, y: 20))
        #expect(view.calls == ["region 20.0", "style 50.0", "region 30.0"])
        #expect(view.layer.sublayers?.count == 1)
        host.hover(at: CGPoint(x: 80, y: 20))
        #expect(view.layer.sublayers?.isEmpty ?? true)
        host.hover(at: CGPoint(x: 20, y: 20))
        interaction.invalidate()
        host.hover(at: CGPoint(x: 21, y: 20))
        #expect(view.calls.filter { $0.hasPrefix("style") }.count == 3)
        interaction.isEnabled = false
        host.hover(at: CGPoint(x: 22, y: 20))
        #expect(view.calls.last?.hasPrefix("style") == true && view.layer.sublayers?.isEmpty ?? true)
    }
}
