import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The adaptation of popovers and sheets to compact size classes.
@MainActor struct CompactAdaptationTests {
    private struct Screen: View {
        var horizontal = PresentationAdaptation.automatic
        var vertical = PresentationAdaptation.automatic

        var body: some View {
            Text("Screen").popover(isPresented: .constant(true)) {
                Text("Popover").presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
            }
        }
    }

    private func presentation(of screen: Screen, on host: TestHost = TestHost()) -> UIPresentationController? {
        host.show(UIHostingController(rootView: screen))
        host.settle()
        return host.window.rootViewController?.presentedViewController?.presentationController
    }

    @Test func `a popover on a phone is a sheet unless it requests another style`() {
        #expect(presentation(of: Screen()) is UISheetPresentationController)
        #expect(presentation(of: Screen(horizontal: .popover)) is UIPopoverPresentationController)
        #expect(presentation(of: Screen(horizontal: .none)) is UIPopoverPresentationController)
        let cover = presentation(of: Screen(horizontal: .fullScreenCover))
        #expect(cover?.presentedViewController.view.frame.height == 844)
    }

    @Test func `the vertical style applies if the height is compact`() {
        let host = TestHost(size: CGSize(width: 844, height: 390))
        #expect(
            presentation(of: Screen(horizontal: .sheet, vertical: .popover), on: host)
                is UIPopoverPresentationController)
    }
}
