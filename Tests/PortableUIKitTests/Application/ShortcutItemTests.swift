import CollageTesting
import Testing

@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct ShortcutItemTests {
    @Test func `a mutable action can be changed, and copies are independent`() throws {
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        copy.localizedTitle = "Newer"
        copy.localizedSubtitle = "2"
        copy.icon = UIApplicationShortcutIcon(type: .compose)
        #expect(item.localizedTitle == "New" && copy.type == "new")
        let fixed = try #require(copy.copy() as? UIApplicationShortcutItem)
        #expect(!(fixed is UIMutableApplicationShortcutItem))
        #expect(fixed.localizedTitle == "Newer" && fixed.localizedSubtitle == "2" && fixed.icon === copy.icon)
    }

    @Test func `each type of icon is a symbol`() {
        for number in 0...28 {
            let type = UIApplicationShortcutIcon.IconType(rawValue: number)
            let name = type.flatMap { UIApplicationShortcutIcon(type: $0).imageName }
            #expect(name.flatMap { UIImage(systemName: $0) } != nil, "\(number): \(name ?? "none")")
        }
    }

    @Test func `no other application opens a URL`() {
        let host = TestHost()
        host.show(UIViewController())
        host.run {
            var results: [Bool] = []
            let scene = host.window.windowScene
            scene?.open(URL(string: "https://example.com")!, options: nil) { results.append($0) }
            #expect(results == (scene == nil ? [] : [false]))
        }
    }

    @Test func `language keys have the codes of the USB standard`() {
        #expect(UIKeyboardHIDUsage.keyboardHangul.rawValue == 0x90 && UIKeyboardHIDUsage.keyboardExSel.rawValue == 0xA4)
        #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73 && UIKeyboardHIDUsage(rawValue: 0x85) == .keypadComma)
    }
}
