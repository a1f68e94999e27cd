import CollageTesting
import Foundation
import PortableUIKit
import Testing

@MainActor struct UIPasteboardTests {
    @Test func `text is copied and pasted, and each change is counted and announced`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let pasteboard = UIPasteboard.general
        #expect(!pasteboard.hasStrings && pasteboard.string == nil && pasteboard.numberOfItems == 0)
        nonisolated(unsafe) var added: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
        ) { added.append($0.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []) }
        defer { NotificationCenter.default.removeObserver(token) }
        pasteboard.string = "Tea"
        #expect(pasteboard.string == "Tea" && pasteboard.hasStrings && pasteboard.changeCount == 1)
        pasteboard.strings = ["Tea", "Milk"]
        #expect(pasteboard.strings == ["Tea", "Milk"] && pasteboard.string == "Tea" && pasteboard.changeCount == 2)
        pasteboard.string = nil
        #expect(pasteboard.items.isEmpty && !pasteboard.hasStrings && pasteboard.changeCount == 3)
        #expect(added == [["public.utf8-plain-text"], [], []])
    }

    @Test func `URLs, colors, and images are unchanged`() throws {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.url = URL(string: "https://example.com/a")
        #expect(
            pasteboard.url?.absoluteString == "https://example.com/a" && pasteboard.hasURLs && !pasteboard.hasStrings)
        pasteboard.color = .systemRed
        #expect(pasteboard.color == .systemRed && pasteboard.hasColors && !pasteboard.hasURLs)
        let image = try #require(UIImage(systemName: "star"))
        pasteboard.image = image
        #expect(pasteboard.image === image && pasteboard.hasImages)
    }

    @Test func `an item can have several forms; data and values are found by their types`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.items = [
            ["public.utf8-plain-text": "Tea", "com.example.tea": Data([1, 2])], [UIPasteboard.typeAutomatic: "Milk"],
        ]
        #expect(pasteboard.types == ["com.example.tea", "public.utf8-plain-text"])
        #expect(pasteboard.data(forPasteboardType: "com.example.tea") == Data([1, 2]))
        #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("Tea".utf8))
        #expect(pasteboard.strings == ["Tea", "Milk"])
        #expect(pasteboard.itemSet(withPasteboardTypes: ["com.example.tea"]) == IndexSet(integer: 0))
        #expect(pasteboard.types(forItemSet: IndexSet(integer: 7)) == nil)
        #expect(pasteboard.contains(pasteboardTypes: UIPasteboard.typeListString, inItemSet: nil))
        pasteboard.addItems([["public.plain-text": Data("Sugar".utf8)]])
        #expect(pasteboard.strings == ["Tea", "Milk", "Sugar"])
    }

    @Test func `items can expire at a date`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.setItems(
            [["public.utf8-plain-text": "Tea"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(pasteboard.string == nil && pasteboard.changeCount == 1)
        pasteboard.setItems(
            [["public.utf8-plain-text": "Tea"]], options: [.expirationDate: Date(timeIntervalSinceNow: 3600)])
        #expect(pasteboard.string == "Tea")
    }

    @Test func `pasteboards are found by their names until they are removed; the general one stays`() throws {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let name = UIPasteboard.Name("com.example.shelf")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let shelf = try #require(UIPasteboard(name: name, create: true))
        shelf.string = "Cup"
        #expect(UIPasteboard(name: name, create: false)?.string == "Cup")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        UIPasteboard.general.string = "Pot"
        UIPasteboard.remove(withName: .general)
        #expect(UIPasteboard(name: .general, create: false)?.string == "Pot")
    }

    @Test
    func `each device has its own pasteboard, which shares text with the host's clipboard`() {
        let first = TestHost(), second = TestHost()
        first.settle()
        UIPasteboard.general.string = "Mine"
        #expect(first.session.device.pasteboards.consumeNewText() == "Mine")
        #expect(first.session.device.pasteboards.consumeNewText() == nil)
        first.session.receive(.clipboard("Theirs"))
        #expect(UIPasteboard.general.string == "Theirs")
        #expect(first.session.device.pasteboards.consumeNewText() == nil)
        let count = UIPasteboard.general.changeCount
        first.session.receive(.clipboard("Theirs"))
        #expect(UIPasteboard.general.changeCount == count)
        second.settle()
        #expect(UIPasteboard.general.string == nil)
    }
}
