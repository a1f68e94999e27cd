import CollageTesting
import Foundation
import Testing

@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct PasteConfigurationTests {
    /// A view that accepts texts.
    private final class Target: UIView {
        var pasted: [String] = []

        override var canBecomeFirstResponder: Bool { true }

        override func paste(itemProviders: [NSItemProvider]) {
            for provider in itemProviders {
                provider.loadObject(ofClass: NSString.self) { text, _ in
                    let text = (text as? NSString).map { String(describing: $0) }
                    MainActor.assumeIsolated { self.pasted.append(text ?? "none") }
                }
            }
        }
    }

    private let host = TestHost()
    private let target = Target(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        host.show(target)
        host.window.makeKeyAndVisible()
    }

    @Test func `the pasteboard provides its items as objects and data`() throws {
        try host.run {
            let pasteboard = UIPasteboard.withUniqueName()
            pasteboard.setObjects([NSString("a"), NSString("b")])
            #expect(pasteboard.strings == ["a", "b"] && !pasteboard.isPersistent)
            let copy = UIPasteboard.withUniqueName()
            copy.itemProviders = pasteboard.itemProviders
            #expect(copy.strings == ["a", "b"])
            pasteboard.url = URL(string: "https://example.com")
            let provider = try #require(pasteboard.itemProviders.first)
            #expect(provider.canLoadObject(ofClass: NSURL.self) && !provider.canLoadObject(ofClass: UIImage.self))
            #expect(UIPasteboard.general.isPersistent)
        }
    }

    @Test func `a responder with a configuration pastes items of its types`() {
        host.run {
            _ = target.becomeFirstResponder()
            UIPasteboard.general.string = "text"
            #expect(!target.canPerformAction(StandardEditAction.paste, withSender: nil))
            target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
            #expect(target.canPerformAction(StandardEditAction.paste, withSender: nil))
        }
        host.press(.keyboardV, modifiers: .command)
        #expect(target.pasted == ["text"])
        host.run {
            target.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
            #expect(!target.canPerformAction(StandardEditAction.paste, withSender: nil))
        }
    }

    @Test func `types are added once, and copies are independent`() throws {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["a"])
        configuration.addAcceptableTypeIdentifiers(["a", "b"])
        configuration.addTypeIdentifiers(forAccepting: NSString.self)
        #expect(configuration.acceptableTypeIdentifiers == ["a", "b", "public.utf8-plain-text"])
        let copy = try #require(configuration.copy() as? UIPasteConfiguration)
        copy.acceptableTypeIdentifiers = []
        #expect(configuration.acceptableTypeIdentifiers.count == 3)
    }

    @Test(.tags()) func `pasting without a configuration raises an exception`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIView().paste(nil) }
        }
    }
}
