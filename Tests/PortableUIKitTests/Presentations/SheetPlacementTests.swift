import CollageTesting
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

@MainActor struct SheetPlacementTests {
    private func frame(_ placement: UISheetPresentationController.Placement, isRightToLeft: Bool = false) -> CGRect {
        let traits = UITraitCollection { traits in
            traits.horizontalSizeClass = .regular
            traits.verticalSizeClass = .regular
            traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        let geometry = SheetGeometry(
            bounds: CGRect(x: 0, y: 0, width: 1194, height: 834), safeArea: .zero, traits: traits, isForm: true,
            attachesInCompactHeight: false, preferredSize: .zero, followsPreferredWidth: false,
            metrics: .metrics(for: traits), placement: placement)
        return geometry.frame(ofHeight: 834)
    }

    @Test func `a sheet on a large screen is at its preferred edge`() {
        #expect(frame(.automatic) == CGRect(x: 327, y: 107, width: 540, height: 620))
        #expect(frame(.center).minX == 327)
        #expect(frame(.leading).minX == 20)
        #expect(frame(.trailing).maxX == 1174)
        #expect(frame(.leading, isRightToLeft: true).maxX == 1174)
    }

    @Test func `sheets have a placement`() {
        let sheet = UIViewController().sheetPresentationController
        sheet?.preferredPlacement = .trailing
        sheet?.prefersPageSizing = false
        #expect(sheet?.preferredPlacement == .trailing && sheet?.prefersPageSizing == false)
    }
}
