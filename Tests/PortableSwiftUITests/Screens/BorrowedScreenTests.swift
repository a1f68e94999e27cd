import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Screens as in tutorials: they are shown, used, and come to rest without a message.
@MainActor struct BorrowedScreenTests {
    struct Screen: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView

        init(_ name: String, _ view: @escaping @MainActor @Sendable () -> some View) {
            testDescription = name
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let screens = [
        Screen("tip calculator") { TipCalculator() }, Screen("login") { LoginScreen() },
        Screen("to do") { TodoScreen() }, Screen("rings") { ActivityRings() }, Screen("bars") { BarChart() },
        Screen("metaballs") { Metaballs() }, Screen("clock") { Clock() }, Screen("weather") { WeatherScreen() },
        Screen("profile") { ProfileCard() }, Screen("onboarding") { OnboardingScreen() },
        Screen("photos") { PhotoGrid() }, Screen("chat") { ChatScreen() }, Screen("settings") { SettingsSheetScreen() },
        Screen("tags") { TagScreen(end: Date(timeIntervalSinceReferenceDate: 0)) },
    ]

    @Test(arguments: screens) func `a screen settles in every appearance`(screen: Screen) {
        for host in [
            TestHost(style: .dark), TestHost(layoutDirection: .rightToLeft),
            TestHost(contentSizeCategory: .accessibilityExtraExtraExtraLarge),
        ] {
            host.show(UIHostingController(rootView: screen.view()))
            host.settle()
            #expect(host.unsettled.isEmpty)
        }
    }

    @Test func `a tip is calculated, and the bar matches the state`() throws {
        let host = TestHost()
        host.show(UIHostingController(rootView: TipCalculator()))
        host.settle()
        #expect(host.elements.contains { $0.label == "$48.00" })
        #expect(!host.elements.contains { $0.label == "Done" })
        let field = try #require(host.first(UITextField.self))
        host.tap(field)
        host.settle()
        field.text = ""
        host.type("200")
        try host.element(.label("Done")).tap()
        host.settle()
        #expect(host.elements.contains { $0.label == "$120.00" })
        #expect(!host.elements.contains { $0.label == "Done" })
    }

    @Test func `a task is checked, and the bar below appears when all are`() throws {
        let host = TestHost()
        host.show(UIHostingController(rootView: TodoScreen()))
        host.settle()
        try host.element(.label("circle, Call Ada")).tap()
        try host.element(.label("circle, Water the plants")).tap()
        host.settle()
        #expect(host.elements.contains { $0.label == "All done!" })
        try host.element(.label("Filter")).tap()
        host.settle()
        #expect(!host.elements.contains { $0.label.contains("Buy milk") })
    }

    @Test func `the field of a chat grows up to its limit, and shrinks to a line after the message is sent`() throws {
        let host = TestHost()
        host.show(UIHostingController(rootView: ChatScreen()))
        host.settle()
        let field = try #require(host.first(UITextView.self)), low = field.frame
        let messages = try Diagnostics.capture {
            host.tap(field)
            host.settle()
            #expect(field.isFirstResponder)
            host.type("One\nTwo\nThree")
            host.settle()
            #expect(field.frame.height > 2 * low.height && field.contentOffset == .zero)
            host.type("\n4\n5\n6\n7")
            host.settle()
            // Five lines. The last one is visible.
            #expect(abs(field.frame.height - 5 * low.height) <= 5)
            #expect(field.contentOffset.y > low.height)
            try host.element(.label("Send")).tap()
        }
        #expect(messages == [])
        #expect(field.frame.height == low.height && field.text == "" && field.contentOffset == .zero)
        #expect(host.elements.contains { $0.label == "One\nTwo\nThree\n4\n5\n6\n7" })
        #expect(host.unsettled.isEmpty)
    }

    @Test func `settings in a sheet are saved, or left as they were`() throws {
        let host = TestHost()
        host.show(UIHostingController(rootView: SettingsSheetScreen()))
        for (button, text) in [("Cancel", "Hello, Ada!"), ("Save", "Hello, Ada Lovelace!")] {
            let messages = try Diagnostics.capture {
                try host.element(.label("Settings")).tap()
                let fields = host.all(UITextField.self)
                host.tap(try #require(fields.first { $0.text == "Ada" }))
                host.settle()
                host.type(" Lovelace")
                host.settle()
                #expect(host.elements.contains { $0.label == "Version, 1.2" })
                #expect(host.elements.contains { $0.label == "Signed in as Ada" })
                try host.element(.label(button)).tap()
            }
            #expect(messages == [])
            #expect(host.elements.contains { $0.label == text })
        }
        #expect(host.unsettled.isEmpty)
    }
}
