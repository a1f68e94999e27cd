import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI
@testable import PortableUIKitCore

@MainActor struct AccessibilityNotificationTests {
    @Test func `announcements of literals, strings, and attributed strings are passed to the host`() {
        let host = TestHost()
        let count = 2
        let name = "Ann"
        let announced = host.run {
            AccessibilityNotification.Announcement("\(count) results").post()
            AccessibilityNotification.Announcement(name).post()
            AccessibilityNotification.Announcement(AttributedString("styled")).post()
            AccessibilityNotification.PageScrolled("Page 2").post()
            AccessibilityNotification.LayoutChanged().post()
            AccessibilityNotification.ScreenChanged().post()
            return DeviceContext.current.consumeAnnouncements()
        }
        #expect(announced == ["2 results", "Ann", "styled", "Page 2"])
    }
}
