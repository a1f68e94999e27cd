import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Screens as tutorials write them: they are shown, used, and come to rest without a complaint.
@MainActor @Suite struct BorrowedScreenTests {
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
        Screen("photos") { PhotoGrid() },
        Screen("tags") { TagScreen(end: Date(timeIntervalSinceReferenceDate: 0)) },
    ]

    @Test(arguments: screens) func `a screen comes to rest in every appearance`(screen: Screen) {
        for host in [
            TestHost(style: .dark), TestHost(layoutDirection: .rightToLeft),
            TestHost(contentSizeCategory: .accessibilityExtraExtraExtraLarge),
        ] {
            host.show(UIHostingController(rootView: screen.view()))
            host.settle()
            #expect(host.unsettled.isEmpty)
        }
    }

    @Test func `tips are shared out, and the bar has what the state says`() throws {
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

    @Test func `a task is checked, and the bar below comes when all are`() throws {
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
}
