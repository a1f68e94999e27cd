import Foundation
import Testing

@testable import PortableQuartz

/// Declarations that Foundation and Dispatch have on Apple's platforms only.
struct FoundationAdditionTests {
    @Test func `errors and attributed strings can be created without arguments`() {
        #expect(NSError().code == 0)
        #expect(NSError().domain.isEmpty)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }

    @Test func `objects are arguments of format strings`() throws {
        let error = NSError(domain: "Shop", code: 4)
        let url = try #require(URL(string: "https://example.com")), identifier = UUID()
        #expect(String(format: "%@ after %d of %@", error, 2, NSNumber(value: 1.5)) == "\(error) after 2 of 1.5")
        #expect(String(format: "%@, %@", url as CVarArg, identifier as CVarArg) == "\(url), \(identifier)")
        #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as CVarArg).hasPrefix("1970-01-01"))
        #expect(String(format: "%@", ["key": "value"]).contains("key = value;"))
        #expect(String(format: "%@ and %@", NSString("text"), "text") == "text and text")
        #expect(String(format: "%2$@ %1$@", arguments: [error, [1, 2]]).hasSuffix(") \(error)"))
        let texts = (0..<100).map { NSString(format: "%@ %@", NSNumber(value: $0), NSDate.distantPast as NSDate) }
        #expect(texts[99].hasPrefix("99 0001-01-0"))
    }

    @Test func `the folder of an app group exists, and there's no iCloud account`() throws {
        let manager = FileManager.default
        let folder = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.tests.collage"))
        defer { try? manager.removeItem(at: folder) }
        #expect(manager.fileExists(atPath: folder.path))
        #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
        #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(manager.ubiquityIdentityToken == nil && !manager.isUbiquitousItem(at: folder))
        #expect(throws: CocoaError.self) { try manager.startDownloadingUbiquitousItem(at: folder) }
    }

    @Test func `a source for memory pressure can be canceled`() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler {}
        source.resume()
        #expect(source.mask == .all && source.data.isEmpty && !source.isCancelled)
        source.cancel()
        #expect(source.isCancelled)
    }

    @Test func `the absolute time begins in 2001`() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    }

    @Test func `the class of an object of a protocol type can be queried`() {
        let object: any NSObjectProtocol = NSMutableData()
        #expect(object.isKind(of: NSData.self) && !object.isKind(of: NSString.self))
        #expect(!object.isMember(of: NSData.self))
    }

    @Test func `resources of a bundle are URLs if a closure accepts only URLs`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "a.words"))
        let bundle = try #require(Bundle(path: folder.path))
        var names: [String] = []
        func add(_ url: URL) { names.append(url.lastPathComponent) }
        bundle.urls(forResourcesWithExtension: "words", subdirectory: nil)?.forEach(add)
        #expect(names == ["a.words"])
    }

    @Test func `a format has arguments in a list and a locale`() {
        let german = withVaList([1.5, 3]) {
            NSString(format: "%.2f %d", locale: Locale(identifier: "de_DE"), arguments: $0) as String
        }
        #expect(german == "1,50 3")
        #expect(withVaList([2.5]) { NSString(format: "%.1f", locale: nil as Locale?, arguments: $0) } == "2.5")
    }
}
