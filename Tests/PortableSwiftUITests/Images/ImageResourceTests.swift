import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Views of the images and colors of asset catalogs, and windows for values.
@MainActor struct ImageResourceTests {
    private let resource = ImageResource(name: "lake", bundle: .main)

    @Test func `labels and controls have the title of an image of a catalog`() {
        let host = TestHost()
        host.show(
            UIHostingController(
                rootView: VStack {
                    Label("Label", image: resource)
                    Button("Button", image: resource) {}
                    Toggle("Toggle", image: resource, isOn: .constant(true))
                    Menu("Menu", image: resource) { Text("Entry") }
                    Picker("Picker", image: resource, selection: .constant(1)) { Text("One").tag(1) }
                }))
        let labels = host.elements.map(\.label)
        for name in ["Label", "Button", "Toggle", "Menu"] { #expect(labels.contains { $0.contains(name) }) }
    }

    @Test func `a resource has an image or a color`() {
        #expect(Image(resource) == Image("lake"))
        let color = UIColor(resource: ColorResource(name: "sea", bundle: .main))
        #expect(Color(ColorResource(name: "sea", bundle: .main)) == Color(uiColor: color))
    }

    @Test func `a color resource takes precedence over a UIKit color with the same name`() {
        #expect(Color(.harbor) == Color(ColorResource.harbor))
    }

    private struct Window: Scene {
        var body: some Scene {
            WindowGroup("Number", for: Int.self) { _ in EmptyView() }
            WindowGroup(id: "numbers", for: Int.self) { number in
                Button("Number \(number.wrappedValue)") { number.wrappedValue += 1 }
            } defaultValue: {
                7
            }
        }
    }

    @Test func `a window for values starts with its default value`() throws {
        let host = TestHost()
        let content = WindowGroup(for: Int.self) { number in
            Button("Number \(number.wrappedValue)") { number.wrappedValue += 1 }
        } defaultValue: {
            7
        }
        let view = try #require(WindowGroup._content(content))
        host.show(UIHostingController(rootView: view))
        try host.element(.label("Number 7")).tap()
        #expect(host.elements.map(\.label) == ["Number 8"])
        _ = Window()
    }
}

extension ColorResource {
    fileprivate static let harbor = ColorResource(name: "harbor", bundle: .main)
}

extension UIColor {
    fileprivate static var harbor: UIColor { .brown }
}
