import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The tint of progress views and activity indicators.
@MainActor struct ProgressTintTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private func isEqual(_ color: UIColor?, _ expected: UIColor) -> Bool {
        let traits = host.window.traitCollection
        return color?.resolvedColor(with: traits).cgColor == expected.resolvedColor(with: traits).cgColor
    }

    @Test func `a bar has the tint of its environment or of its style`() throws {
        show(ProgressView(value: 0.5).tint(.green))
        #expect(isEqual(host.first(UIProgressView.self)?.tintColor, .systemGreen))
        show(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)))
        #expect(isEqual(host.first(UIProgressView.self)?.tintColor, .systemRed))
        show(ProgressView(value: 0.5))
        #expect(isEqual(host.first(UIProgressView.self)?.tintColor, .systemBlue))
    }

    @Test func `an activity indicator has the tint of its environment or of its style`() throws {
        show(ProgressView().tint(.white))
        #expect(isEqual(host.first(UIActivityIndicatorView.self)?.color, .white))
        show(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .purple)))
        #expect(isEqual(host.first(UIActivityIndicatorView.self)?.color, .systemPurple))
        show(ProgressView())
        #expect(isEqual(host.first(UIActivityIndicatorView.self)?.color, UIActivityIndicatorView(style: .medium).color))
    }
}
