import CollageTesting
import Foundation
import Testing
@testable import PortableUIKit

@MainActor final class UIDocumentPickerTests {
    let host = TestHost()
    let root = UIViewController()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let owner = Owner()

    private final class Owner: NSObject, UIDocumentPickerDelegate {
        var picked: [[URL]] = []
        var cancelCount = 0

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            picked.append(urls)
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelCount += 1 }
    }

    private final class OlderOwner: NSObject, UIDocumentPickerDelegate {
        var urls: [URL] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
            urls.append(url)
        }
    }

    init() throws {
        for name in ["Inner", "Inner/Deep"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for name in ["apple.txt", "berry.txt", "cocoa.pdf", ".hidden.txt", "Inner/date.txt"] {
            try Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func present(_ picker: UIDocumentPickerViewController) {
        if picker.delegate == nil { picker.delegate = owner }
        if root.viewIfLoaded?.window == nil { host.show(root) }
        host.run { DeviceContext.current.memory.library.documentsFolder = folder }
        root.present(picker, animated: false)
        host.settle()
    }

    private func tap(_ text: String) throws {
        try host.element(.text(text)).tap()
        host.settle()
    }

    private func names(_ urls: [URL]?) -> [String]? { urls?.map(\.lastPathComponent) }

    @Test func `a picker has Apple's defaults and modes`() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
        #expect(!picker.allowsMultipleSelection && !picker.shouldShowFileExtensions && picker.directoryURL == nil)
        #expect(picker.documentPickerMode == .open)
        #expect(UIDocumentPickerViewController(forOpeningContentTypes: [], asCopy: true).documentPickerMode == .import)
        #expect(UIDocumentPickerViewController(forExporting: []).documentPickerMode == .moveToService)
        #expect(UIDocumentPickerViewController(forExporting: [], asCopy: true).documentPickerMode == .exportToService)
        #expect(
            UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import).documentPickerMode == .import)
        #expect(
            UIDocumentPickerViewController(url: folder, in: .exportToService).documentPickerMode == .exportToService)
    }

    @Test func `folders are first, and hidden files aren't listed`() throws {
        let files = ListedFile.files(in: folder)
        #expect(files.map(\.url.lastPathComponent) == ["Inner", "apple.txt", "berry.txt", "cocoa.pdf"])
        #expect(files.map(\.isFolder) == [true, false, false, false])
        #expect(files[1].hasType(of: [.text]) && !files[3].hasType(of: [.text]) && files[0].hasType(of: [.folder]))
        #expect(ListedFile.files(in: folder.appendingPathComponent("none")).isEmpty)
    }

    @Test func `a tap opens a file of the allowed types`() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
        #expect(throws: (any Error).self) { try tap("cocoa") }
        #expect(owner.picked.isEmpty)
        try tap("apple")
        #expect(names(owner.picked.first) == ["apple.txt"] && root.presentedViewController == nil)
        #expect(owner.picked.first?.first?.deletingLastPathComponent().path == folder.path)
    }

    @Test func `folders are opened, and a picker can begin in one`() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
        try tap("Inner")
        try tap("date")
        #expect(names(owner.picked.first) == ["date.txt"])
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.directoryURL = folder.appendingPathComponent("Inner")
        picker.shouldShowFileExtensions = true
        present(picker)
        try tap("date.txt")
        #expect(owner.picked.count == 2)
    }

    @Test func `copies are in a temporary folder`() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true))
        try tap("berry")
        let copy = try #require(owner.picked.first?.first)
        #expect(copy.lastPathComponent == "berry.txt" && !copy.path.hasPrefix(folder.path))
        #expect(try Data(contentsOf: copy) == Data("berry.txt".utf8))
        try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
    }

    @Test func `several files can be opened together`() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.allowsMultipleSelection = true
        present(picker)
        #expect(try !host.element(.label("Open")).isEnabled)
        try tap("berry")
        try tap("apple")
        #expect(owner.picked.isEmpty)
        try tap("Open")
        #expect(names(owner.picked.first) == ["apple.txt", "berry.txt"])
    }

    @Test func `a folder can be chosen`() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
        try tap("Inner")
        try tap("Open")
        #expect(names(owner.picked.first) == ["Inner"])
    }

    @Test(arguments: [true, false]) func `files are copied or moved to a folder`(asCopy: Bool) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/date.txt")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("new".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        present(UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy))
        try tap("Inner")
        try tap("Save")
        let saved = try #require(owner.picked.first?.first)
        #expect(saved.lastPathComponent == "date 2.txt")
        #expect(try Data(contentsOf: saved) == Data("new".utf8))
        #expect(FileManager.default.fileExists(atPath: file.path) == asCopy)
    }

    @Test func `files that can't be saved are reported to the user`() throws {
        present(UIDocumentPickerViewController(forExporting: [folder.appendingPathComponent("none")], asCopy: true))
        try tap("Save")
        #expect(host.elements(.text("can't be saved")).count > 0 && owner.picked.isEmpty)
        try tap("OK")
        try tap("Cancel")
        #expect(owner.cancelCount == 1)
    }

    @Test func `cancel and a swipe are reported`() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        present(picker)
        try tap("Cancel")
        #expect(owner.cancelCount == 1 && root.presentedViewController == nil)
        present(picker)
        host.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 840), duration: 0.2)
        host.settle()
        #expect(owner.cancelCount == 2 && owner.picked.isEmpty)
    }

    @Test func `a delegate without the newer method receives one file`() throws {
        let older = OlderOwner()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.delegate = older
        present(picker)
        try tap("apple")
        #expect(names(older.urls) == ["apple.txt"])
    }

    @Test func `a picker and its lists are deallocated`() {
        weak var picker: UIDocumentPickerViewController?
        weak var list: UIViewController?
        do {
            let new = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
            new.directoryURL = folder
            new.delegate = owner
            new.loadViewIfNeeded()
            picker = new
            list = (new.children.first as? UINavigationController)?.topViewController
            #expect(list is FileListController)
        }
        #expect(picker == nil && list == nil)
    }
}
