import CollageTesting
import Foundation
import Testing

/// Activity sheets and their activities.
@MainActor final class ActivityTests {
    let host = TestHost()
    let root = UIViewController()

    /// Counts its calls, and finishes when a test calls `activityDidFinish`.
    private class Upload: UIActivity {
        var prepared: [Any] = []
        var performCount = 0
        override class var activityCategory: UIActivity.Category { .share }
        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("com.example.upload") }
        override var activityTitle: String? { "Upload" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
        override func perform() { performCount += 1 }
    }

    private func list(of sheet: UIActivityViewController) throws -> UITableViewController {
        let navigation = try #require(sheet.children.first as? UINavigationController)
        return try #require(navigation.topViewController as? UITableViewController)
    }

    private func show(_ sheet: UIActivityViewController) {
        host.show(root)
        root.present(sheet, animated: false)
        host.settle()
    }

    private func choose(_ row: Int, in sheet: UIActivityViewController) throws {
        let list = try list(of: sheet)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        host.settle()
    }

    @Test func `a provider creates its item for the chosen activity`() throws {
        final class Provider: UIActivityItemProvider, @unchecked Sendable {
            override var item: Any { "For \(activityType?.rawValue ?? "nobody")" }
        }
        let provider = Provider(placeholderItem: "Placeholder")
        #expect(provider.placeholderItem as? String == "Placeholder" && provider.activityType == nil)
        let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
        show(sheet)
        try choose(0, in: sheet)
        #expect(UIPasteboard.general.string == "For \(UIActivity.ActivityType.copyToPasteboard.rawValue)")
        let plain = UIActivityItemProvider(placeholderItem: 5)
        #expect(plain.item as? Int == 5)
        plain.cancel()
        #expect(plain.activityViewController(sheet, itemForActivityType: nil) == nil)
    }

    @Test func `Copy puts the text on the pasteboard, closes the sheet, and notifies the app`() throws {
        let sheet = UIActivityViewController(activityItems: ["Apple"], applicationActivities: nil)
        var ends: [(UIActivity.ActivityType?, Bool)] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in ends.append((type, completed)) }
        show(sheet)
        #expect(sheet.offeredActivities.map(\.activityTitle) == ["Copy"])
        try choose(0, in: sheet)
        #expect(UIPasteboard.general.string == "Apple")
        #expect(ends.count == 1)
        #expect(ends.first?.0 == .copyToPasteboard)
        #expect(ends.first?.1 == true)
        #expect(root.presentedViewController == nil)
    }

    @Test func `URLs and images are copied with their types`() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let first = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        show(first)
        try choose(0, in: first)
        #expect(UIPasteboard.general.url == url)
        let second = UIActivityViewController(activityItems: [UIColor.red], applicationActivities: nil)
        show(second)
        try choose(0, in: second)
        #expect(UIPasteboard.general.color == .red)
    }

    @Test func `excluded and unsuitable activities aren't offered, and the app's own activity is`() {
        let upload = Upload()
        let sheet = UIActivityViewController(activityItems: ["Apple"], applicationActivities: [upload])
        #expect(sheet.offeredActivities.count == 2)
        sheet.excludedActivityTypes = [.copyToPasteboard, .mail]
        #expect(sheet.offeredActivities == [upload])
        let other = UIActivityViewController(activityItems: [NSObject()], applicationActivities: [upload])
        #expect(other.offeredActivities.isEmpty)
    }

    @Test func `an activity of the app gets the items, and the sheet stays until it has ended`() throws {
        let upload = Upload()
        let sheet = UIActivityViewController(activityItems: ["Apple", 7], applicationActivities: [upload])
        var ends: [(UIActivity.ActivityType?, Bool)] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in ends.append((type, completed)) }
        show(sheet)
        // Activities that share come before activities that perform an action.
        try choose(0, in: sheet)
        #expect(upload.performCount == 1)
        #expect(upload.prepared.count == 2)
        #expect(ends.isEmpty)
        #expect(root.presentedViewController === sheet)
        upload.activityDidFinish(false)
        host.settle()
        #expect(ends.count == 1)
        #expect(ends.first?.0 == upload.activityType)
        #expect(ends.first?.1 == false)
        #expect(root.presentedViewController == nil)
    }

    @Test func `closing the sheet reports an incomplete activity to the app`() {
        let sheet = UIActivityViewController(activityItems: ["Apple"], applicationActivities: nil)
        var ends: [Bool] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            #expect(type == nil)
            ends.append(completed)
        }
        show(sheet)
        sheet.dismiss(animated: true)
        host.settle()
        #expect(ends == [false])
    }

    @Test func `sources provide an item for each activity`() throws {
        final class Source: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { activityType == .copyToPasteboard ? "copied" : nil }
        }
        let sheet = UIActivityViewController(activityItems: [Source()], applicationActivities: nil)
        show(sheet)
        try choose(0, in: sheet)
        #expect(UIPasteboard.general.string == "copied")
    }

    @Test func `a dismissed sheet and its handler are released`() {
        weak var sheet: UIActivityViewController?
        do {
            let made = UIActivityViewController(activityItems: ["Apple"], applicationActivities: [Upload()])
            made.completionWithItemsHandler = { [made] _, _, _, _ in _ = made }
            sheet = made
            show(made)
            made.dismiss(animated: false)
        }
        host.settle()
        #expect(sheet == nil)
    }
}
