import CollageTesting
import PortableUIKit
import Testing

@MainActor @Suite(.device) struct TextFormattingCoordinatorTests {
    private final class Delegate: NSObject, UITextFormattingCoordinatorDelegate {
        var runs: [[NSAttributedString.Key: Any]] = []

        func updateTextAttributes(
            conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
        ) {
            runs = runs.map(conversionHandler)
        }
    }

    @Test func `a chosen font replaces the font of each run, which keeps its size and other attributes`() throws {
        let host = TestHost()
        let scene = try #require(host.window.windowScene)
        let coordinator = UITextFormattingCoordinator(for: scene), delegate = Delegate()
        coordinator.delegate = delegate
        delegate.runs = [
            [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red],
            [.font: UIFont.systemFont(ofSize: 9)], [:],
        ]
        coordinator.setSelectedAttributes(delegate.runs[0], isMultiple: true)
        let picker = UIFontPickerViewController()
        coordinator.fontPickerViewControllerDidPickFont(picker)
        #expect((delegate.runs[0][.font] as? UIFont)?.familyName != "Georgia")
        picker.selectedFontDescriptor = UIFontDescriptor(name: "Georgia", size: 12)
        coordinator.fontPickerViewControllerDidPickFont(picker)
        let fonts = delegate.runs.compactMap { $0[.font] as? UIFont }
        #expect(fonts.allSatisfy { $0.familyName == "Georgia" } && fonts.map(\.pointSize) == [20, 9, 20])
        #expect(delegate.runs[0][.foregroundColor] as? UIColor == .red)
        #expect(!UITextFormattingCoordinator.isFontPanelVisible)
    }

    @Test func `a coordinator doesn't retain its delegate`() throws {
        let host = TestHost()
        let coordinator = UITextFormattingCoordinator(windowScene: try #require(host.window.windowScene))
        do { coordinator.delegate = Delegate() }
        #expect(coordinator.delegate == nil)
    }
}
