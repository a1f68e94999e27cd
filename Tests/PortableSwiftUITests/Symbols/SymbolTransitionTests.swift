import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Symbol effects by their names, and the sources of zoom transitions. Implicit members are found only if the effect's type is
/// part of the declaration, so these tests mostly check that sources compile.
@MainActor struct SymbolTransitionTests {
    @Test func `effects are found by their names`() {
        let transitions: [PortableSwiftUI.ContentTransition] = [
            .symbolEffect, .symbolEffect(.replace), .symbolEffect(.replace.downUp.byLayer),
            .symbolEffect(.replace.magic(fallback: .replace.downUp)), .symbolEffect(.automatic),
        ]
        #expect(transitions.allSatisfy { $0 == .opacity })
    }

    private struct Source: View {
        @Namespace private var space

        var body: some View {
            NavigationStack {
                Text("Screen").matchedTransitionSource(id: 1, in: space) { $0.clipShape(.rect(cornerRadius: 8)) }
                    .toolbar {
                        ToolbarItem { Button("Add") {} }.matchedTransitionSource(id: "add", in: space)
                    }
            }
        }
    }

    @Test func `the source of a transition in a toolbar is its item`() throws {
        let host = TestHost()
        host.show(UIHostingController(rootView: Source()))
        host.settle()
        #expect(try host.element(.label("Add")).frame.width > 0)
        #expect(try host.element(.label("Screen")).frame.width > 0)
    }
}
