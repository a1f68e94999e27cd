import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Labels in bars.
@MainActor struct ToolbarLabelTests {
    private let host = TestHost()

    private func show(@ToolbarContentBuilder _ items: @escaping () -> some ToolbarContent) {
        let screen = Text("content").toolbar(content: items)
        host.show(UIHostingController(rootView: NavigationStack { screen }))
        host.settle()
    }

    @Test(arguments: [ToolbarItemPlacement.automatic, .cancellationAction, .bottomBar])
    func `a label shows its icon, and its accessibility label is the title`(placement: ToolbarItemPlacement) throws {
        show {
            ToolbarItem(placement: placement) {
                Button {
                } label: {
                    Label("Archive", systemImage: "archivebox")
                }
            }
        }
        #expect(try host.element(.role(.button) && .label("Archive")).frame.width < 60)
    }

    @Test func `a menu in a toolbar also shows its icon`() throws {
        show {
            ToolbarItem {
                Menu {
                    Button("Archive") {}
                } label: {
                    Label("More", systemImage: "ellipsis.circle")
                }
            }
        }
        #expect(try host.element(.label("More")).frame.width < 60)
    }

    @Test func `the app's label style takes precedence`() throws {
        show {
            ToolbarItem {
                Button {
                } label: {
                    Label("Archive", systemImage: "archivebox").labelStyle(.titleAndIcon)
                }
            }
        }
        #expect(try host.element(.label("Archive")).frame.width > 60)
    }

    @Test func `a label in the place of the title shows its text`() throws {
        show { ToolbarItem(placement: .principal) { Label("Archive of all things", systemImage: "archivebox") } }
        #expect(try host.element(.label("Archive of all things")).frame.width > 100)
    }
}
