import CollageTesting
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Safe areas that views extend, the keyboard's part of them, and frames relative to the container.
@MainActor struct SafeAreaPaddingTests {
    @Test func `content is inset by the padding, and views that ignore the safe area extend into it`() {
        #expect(LaidOut(Color.red.safeAreaPadding(10)).frames == ["10 10 80 80"])
        #expect(LaidOut(Color.red.safeAreaPadding(.horizontal)).frames == ["16 0 68 100"])
        #expect(LaidOut(Color.red.safeAreaPadding(.top, 20).safeAreaPadding(.top, 5)).frames == ["0 25 100 75"])
        #expect(LaidOut(Color.red.ignoresSafeArea().safeAreaPadding(10)).frames == ["0 0 100 100"])
        #expect(
            LaidOut(Color.red.ignoresSafeArea(edges: .top).safeAreaPadding(10)).frames == ["10 0 80 90"])
        // The padding is added to the safe area of the device.
        let covered = Insets(top: 20, leading: 0, bottom: 0, trailing: 0)
        #expect(LaidOut(Color.red.safeAreaPadding(10), safeArea: covered).frames == ["10 30 80 60"])
        #expect(
            LaidOut(Color.red.ignoresSafeArea().safeAreaPadding(10), safeArea: covered).frames == ["0 0 100 100"])
    }

    @Test func `sides follow the layout direction`() {
        let view = Color.red.ignoresSafeArea(edges: .leading).safeAreaPadding(
            EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
        #expect(LaidOut(view).frames == ["0 0 80 100"])
        #expect(LaidOut(view, environment: { $0.layoutDirection = .rightToLeft }).frames == ["20 0 80 100"])
    }

    @Test func `a scroll view keeps its size, and has the padding around its content`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        host.show(
            UIHostingController(
                rootView: ScrollView { Color.red.frame(height: 900) }.safeAreaPadding(.all, 20)))
        host.settle()
        let scrollView = try #require(host.first(UIScrollView.self))
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(scrollView.contentSize == CGSize(width: 300, height: 940))
    }

    @Test func `the keyboard covers views that don't ignore it`() throws {
        struct Screen: View {
            let ignoresKeyboard: Bool
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $text)
                    Color.red.accessibilityElement().accessibilityLabel("fill")
                }
                .ignoresSafeArea(ignoresKeyboard ? .keyboard : [], edges: .bottom)
            }
        }
        let host = TestHost()
        host.change(showsKeyboard: true)
        for ignoresKeyboard in [false, true] {
            host.show(UIHostingController(rootView: Screen(ignoresKeyboard: ignoresKeyboard)))
            host.settle()
            let before = try host.element(.label("fill")).frame
            host.tap(try #require(host.first(UITextField.self)))
            host.settle()
            let after = try host.element(.label("fill")).frame
            #expect((after.maxY == before.maxY) == ignoresKeyboard, "\(before), \(after)")
            host.first(UITextField.self)?.resignFirstResponder()
            host.settle()
            #expect(try host.element(.label("fill")).frame == before)
        }
    }

    @Test func `a frame follows the container from the first frame on, at any position`() {
        let halves = Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 0).frame(height: 10)
        #expect(LaidOut(halves.fixedSize()).frames == ["25 45 50 10"])
        #expect(LaidOut(HStack(spacing: 0) { halves }).frames == ["25 45 50 10"])
        let screen = LaidOut(halves.fixedSize())
        screen.graph.layout(in: Size(width: 60, height: 100))
        #expect(screen.frames == ["15 45 30 10"])
    }
}
