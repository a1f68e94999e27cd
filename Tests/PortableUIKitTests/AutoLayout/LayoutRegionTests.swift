import CollageTesting
import Testing

@MainActor struct LayoutRegionTests {
    @Test func `regions have the insets and the guides of margins, safe area, and readable content`() {
        let host = TestHost(size: CGSize(width: 390, height: 844))
        let view = UIView()
        host.show(view)
        #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
        #expect(view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)) == view.layoutMargins)
        #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
        #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        let insets = view.directionalEdgeInsets(for: .margins())
        #expect(insets.leading == view.layoutMargins.left && insets.trailing == view.layoutMargins.right)
        view.semanticContentAttribute = .forceRightToLeft
        let mirrored = view.directionalEdgeInsets(for: .margins())
        #expect(mirrored.leading == view.layoutMargins.right)
    }

    @Test func `a background extension view places its content in the safe area`() {
        let host = TestHost(size: CGSize(width: 390, height: 844))
        let view = UIBackgroundExtensionView()
        let content = UIView()
        view.contentView = content
        host.show(view)
        #expect(content.frame == view.bounds.inset(by: view.safeAreaInsets))
        view.automaticallyPlacesContentView = false
        content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.contentView = nil
        #expect(content.superview == nil)
    }
}
