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

@MainActor @Suite("Pointers over views") struct PointerInteractionTests {
    @Test func `a delegate is asked about the view that the interaction is in`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let key = Key(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        window.addSubview(key)
        let interaction = UIPointerInteraction(delegate: key)
        let region = UIPointerRegion(rect: key.bounds)
        #expect(key.pointerInteraction(interaction, styleFor: region) == nil)
        key.addInteraction(interaction)
        let style = try #require(key.pointerInteraction(interaction, styleFor: region))
        #expect(style.effect?.preview.view === key)
        let request = UIPointerRegionRequest()
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
}
