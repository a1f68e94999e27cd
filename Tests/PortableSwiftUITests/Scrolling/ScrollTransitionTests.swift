import CollageTesting
import DisplayList
import Testing

@testable import PortableSwiftUI

/// The appearance of views while they enter and leave a scroll view.
@MainActor struct ScrollTransitionTests {
    private let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)

    private struct Column: View {
        let configuration: ScrollTransitionConfiguration

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { _ in
                        Color.red.frame(height: 100)
                            .scrollTransition(configuration) { content, phase in
                                content.opacity(1 - abs(phase.value) / 2)
                            }
                    }
                }
            }
        }
    }

    private var opacities: [Double] {
        guard let graph = host.first(HostingView.self)?.graph else { return [] }
        var found: [Double] = []
        func collect(_ node: DisplayNode) {
            if node.opacity < 1 { found.append((node.opacity * 1000).rounded() / 1000) }
            node.children.forEach(collect)
        }
        func visit(_ element: Element) {
            if let scroll = element as? ScrollElement { scroll.makeContentNodes().forEach(collect) }
            element.children.forEach(visit)
        }
        visit(graph.rootElement)
        return found
    }

    private func scroll(to y: CGFloat) {
        host.first(UIScrollView.self)?.contentOffset.y = y
        host.settle()
    }

    @Test func `a view changes with its visible fraction`() {
        host.show(UIHostingController(rootView: Column(configuration: .interactive)))
        host.settle()
        // Visible rows are in the identity phase, and all others in the phase before they appear.
        #expect(opacities.count == 5 && opacities.allSatisfy { $0 == 0.5 })
        scroll(to: 50)
        let partly = opacities
        #expect(partly.count == 6, "the first and the sixth are seen in part: \(partly)")
        #expect(partly.contains { $0 > 0.5 })
        scroll(to: 0)
        #expect(opacities.count == 5 && opacities.allSatisfy { $0 == 0.5 })
    }

    @Test func `a transition with the identity configuration has no effect`() {
        host.show(UIHostingController(rootView: Column(configuration: .identity)))
        host.settle()
        #expect(opacities.isEmpty)
    }
}
