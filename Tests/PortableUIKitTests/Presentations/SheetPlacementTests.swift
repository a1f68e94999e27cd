import CollageTesting
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

@MainActor struct SheetPlacementTests {
    private func frame(
        _ placement: UISheetPresentationController.Placement, isRightToLeft: Bool = false, source: CGPoint? = nil
    ) -> CGRect {
        let traits = UITraitCollection { traits in
            traits.horizontalSizeClass = .regular
            traits.verticalSizeClass = .regular
            traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        let geometry = SheetGeometry(
            bounds: CGRect(x: 0, y: 0, width: 1194, height: 834), safeArea: .zero, traits: traits, isForm: true,
            attachesInCompactHeight: false, preferredSize: .zero, followsPreferredWidth: false,
            metrics: .metrics(for: traits), placement: placement, source: source)
        return geometry.frame(ofHeight: 834)
    }

    @Test func `a sheet on a large screen is at its preferred edge`() {
        #expect(frame(.automatic) == CGRect(x: 327, y: 107, width: 540, height: 620))
        #expect(frame(.center).minX == 327)
        #expect(frame(.leading).minX == 20)
        #expect(frame(.trailing).maxX == 1174)
        #expect(frame(.leading, isRightToLeft: true).maxX == 1174)
    }

    @Test func `a sheet on a large screen is centered over its source, inside the margins`() {
        #expect(frame(.automatic, source: CGPoint(x: 500, y: 400)) == CGRect(x: 230, y: 90, width: 540, height: 620))
        #expect(frame(.automatic, source: CGPoint(x: 10, y: 10)).origin == CGPoint(x: 20, y: 20))
        #expect(frame(.center, source: CGPoint(x: 1190, y: 830)).maxX == 1174)
        #expect(frame(.trailing, source: CGPoint(x: 10, y: 10)).maxX == 1174)
    }

    @Test func `a sheet moves to its source view, which isn't kept`() throws {
        let host = TestHost(.iPadPro11)
        let controller = UIViewController(), form = UIViewController()
        host.show(controller)
        let source = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 100))
        controller.view.addSubview(source)
        form.modalPresentationStyle = .formSheet
        let sheet = try #require(form.sheetPresentationController)
        host.run { controller.present(form, animated: false) }
        host.settle()
        let centered = form.view.convert(form.view.bounds, to: nil)
        host.run { sheet.sourceView = source }
        host.settle()
        let moved = form.view.convert(form.view.bounds, to: nil)
        #expect(centered.midX == 417 && moved.midX == 450)
        sheet.sourceView = UIView()
        #expect(sheet.sourceView == nil)
    }

    @Test func `sheets have a placement`() {
        let sheet = UIViewController().sheetPresentationController
        sheet?.preferredPlacement = .trailing
        sheet?.prefersPageSizing = false
        #expect(sheet?.preferredPlacement == .trailing && sheet?.prefersPageSizing == false)
    }
}
