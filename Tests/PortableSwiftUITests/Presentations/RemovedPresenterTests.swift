import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Presentations of views that are removed with their container.
@MainActor struct RemovedPresenterTests {
    enum Container: CaseIterable {
        case none, stack, tabs, popoverOfTab
    }

    @MainActor private final class Log {
        var dismissed = 0
        var isSignedIn: Binding<Bool>?
    }

    private struct Screen: View {
        let container: Container
        let log: Log
        @State private var isSignedIn = true

        var body: some View {
            let _ = log.isSignedIn = $isSignedIn
            if isSignedIn {
                switch container {
                case .none: account
                case .stack: NavigationStack { account }
                case .tabs: TabView { Tab("Account", systemImage: "person") { account } }
                case .popoverOfTab:
                    TabView {
                        Tab("Account", systemImage: "person") { Text("Account") }
                            .popover(isPresented: .constant(true)) { Text("Details") }
                    }
                }
            } else {
                Text("Signed Out")
            }
        }

        private var account: some View {
            Text("Account").sheet(isPresented: .constant(true)) {
                log.dismissed += 1
            } content: {
                Text("Details")
            }
        }
    }

    @Test(arguments: Container.allCases)
    func `a presentation is dismissed with the view that requests it`(container: Container) {
        let host = TestHost(size: CGSize(width: 390, height: 844)), log = Log()
        host.show(UIHostingController(rootView: Screen(container: container, log: log)))
        host.settle()
        #expect(!host.elements(.label("Details")).isEmpty)
        host.run { log.isSignedIn?.wrappedValue = false }
        host.settle()
        #expect(host.elements.map(\.label) == ["Signed Out"])
        #expect(host.window.rootViewController?.presentedViewController == nil)
        #expect(log.dismissed == (container == .popoverOfTab ? 0 : 1))
    }

    @Test func `a presentation is dismissed if its view is removed while it appears`() {
        let host = TestHost(size: CGSize(width: 390, height: 844)), log = Log()
        host.show(UIHostingController(rootView: Screen(container: .stack, log: log)))
        host.advance(by: 0.05)
        host.run { log.isSignedIn?.wrappedValue = false }
        host.settle()
        #expect(host.elements.map(\.label) == ["Signed Out"])
    }
}
