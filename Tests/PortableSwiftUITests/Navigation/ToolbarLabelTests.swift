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
    func `a label is its icon and is read out as its title`(placement: ToolbarItemPlacement) throws {
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

    @Test func `a menu is its icon too`() throws {
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

    @Test func `a style of the app counts`() throws {
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

    @Test func `the title of a screen is whole`() throws {
        show { ToolbarItem(placement: .principal) { Label("Archive of all things", systemImage: "archivebox") } }
        #expect(try host.element(.label("Archive of all things")).frame.width > 100)
    }
}
