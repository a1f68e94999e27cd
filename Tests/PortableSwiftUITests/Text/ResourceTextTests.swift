import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

extension LocalizedStringResource {
    fileprivate static var done: LocalizedStringResource { "Done" }
    fileprivate static func rows(_ count: Int) -> LocalizedStringResource { "\(count) rows" }
}

/// Views with localized resources, such as the symbols of string catalogs.
@MainActor struct ResourceTextTests {
    private let host = TestHost()

    @Test func `texts, buttons, labels, and sections have resources`() throws {
        host.show(
            UIHostingController(
                rootView: NavigationStack {
                    List {
                        Section(.rows(2)) {
                            Text(.done)
                            Label(.rows(3), systemImage: "star")
                            Toggle(.rows(4), isOn: .constant(true))
                        }
                    }
                    .navigationTitle(.rows(5))
                    .toolbar { Button(.rows(6)) {} }
                }))
        // The header has the capitals of iOS 18.
        for label in ["2 ROWS", "Done", "3 rows", "4 rows", "5 rows", "6 rows"] {
            #expect(throws: Never.self, "\(label)") { try host.element(.label(label)) }
        }
    }

    @Test func `a literal is a key, and Markdown in a resource is a style`() {
        #expect(Text("Done") == Text(LocalizedStringKey("Done")))
        #expect(Text(.done) == Text(verbatim: "Done"))
        let bold: LocalizedStringResource = "**a** b"
        #expect(AttributedString(localized: bold).runs.count == 2)
    }

    @Test func `nouns agree with the numbers before them`() {
        func text(_ key: LocalizedStringKey) -> String { Text(key).string(in: EnvironmentValues()) }
        let (one, many) = (1, 3)
        #expect(text("^[\(one) item](inflect: true)") == "1 item")
        #expect(text("You have ^[\(many) box](inflect: true).") == "You have 3 boxes.")
        #expect(text("^[\(many) person](inflect: true) and ^[\(0) city](inflect: true)") == "3 people and 0 cities")
        let resource: LocalizedStringResource = "^[\(many) day](inflect: true)"
        #expect(String(AttributedString(localized: resource).characters) == "3 days")
    }

    @Test func `SwiftUI's attributes take precedence over UIKit's with the same name`() {
        var text = AttributedString("a")
        text.underlineStyle = .single
        text.strikethroughStyle = .single
        #expect(text.runs.first?.swiftUI.underlineStyle == Text.LineStyle.single)
    }
}
