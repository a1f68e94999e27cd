import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Files, which can't be selected here, and backgrounds of containers.
@MainActor @Suite struct FileImporterTests {
    private final class Log {
        var cancellations = 0
        var isPresented = false
    }

    private struct Screen: View {
        let log: Log
        @State private var isPresented = false

        var body: some View {
            let _ = log.isPresented = isPresented
            Button("Open") { isPresented = true }
                .fileImporter(
                    isPresented: $isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: true,
                    onCompletion: { _ in }, onCancellation: { log.cancellations += 1 }
                )
                .dialogIcon(nil)
                .accessibilityCustomContent(AccessibilityCustomContentKey("Size"), "Large", importance: .high)
                .sectionActions { Text("never") }
        }
    }

    @Test func `a file importer is cancelled, with a message`() throws {
        let host = TestHost(), log = Log()
        let messages = try Diagnostics.capture {
            host.show(UIHostingController(rootView: Screen(log: log)))
            for _ in 0..<2 { try host.element(.label("Open")).tap() }
        }
        #expect(log.cancellations == 2 && !log.isPresented)
        #expect(messages.count == 2)
        #expect(host.elements.map(\.label) == ["Open"])
    }

    @Test func `the background of a screen covers the safe area`() {
        let host = TestHost(size: CGSize(width: 100, height: 100), safeAreaInsets: .zero)
        host.show(
            UIHostingController(
                rootView: VStack {
                    Color.clear.frame(width: 10, height: 10)
                        .containerBackground(Color.red, for: .navigation)
                        .containerBackground(for: .widget) { Color.blue.frame(width: 90, height: 90) }
                }))
        #expect(host.elements.isEmpty)
    }
}
