@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit
import CollageTesting
import Testing

/// A storage that keeps its text in Foundation's attributed string, as apps write it.
final class BackedStorage: NSTextStorage {
    private let contents = NSMutableAttributedString()
    private(set) var calls: [String] = []

    override var string: String { contents.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        contents.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        calls.append("replace \(range.location)+\(range.length) \(str)")
        contents.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        calls.append("attributes \(range.location)+\(range.length)")
        contents.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

@MainActor struct TextStorageTests {
    private static let mark = NSAttributedString.Key("mark")

    private final class Log: NSObject, NSTextStorageDelegate {
        var log: [String] = []
        var willProcess: ((NSTextStorage) -> Void)?
        var didProcess: ((NSTextStorage) -> Void)?

        private func text(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) -> String {
            let kinds = (mask.contains(.editedCharacters) ? "c" : "") + (mask.contains(.editedAttributes) ? "a" : "")
            return "\(kinds) \(range.location)+\(range.length) \(delta)"
        }

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            log.append("will " + text(editedMask, editedRange, delta))
            willProcess?(textStorage)
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            log.append("did " + text(editedMask, editedRange, delta))
            didProcess?(textStorage)
        }
    }

    private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

    /// Storages with the same text: of the class itself and of a subclass.
    private func storages(_ text: String) -> [NSTextStorage] {
        let backed = BackedStorage()
        backed.replaceCharacters(in: range(0, 0), with: text)
        return [NSTextStorage(string: text), backed]
    }

    private func runs(_ text: NSAttributedString) -> [String] {
        var runs: [String] = []
        text.enumerateAttribute(Self.mark, in: range(0, text.length)) { value, range, _ in
            runs.append("\(range.location)+\(range.length) \(value.map { "\($0)" } ?? "-")")
        }
        return runs
    }

    @Test func `methods of attributed strings change a text storage and a subclass in the same way`() {
        for storage in storages("Hello world") {
            storage.addAttribute(Self.mark, value: 1, range: range(0, 5))
            storage.addAttributes([Self.mark: 2], range: range(3, 4))
            storage.removeAttribute(Self.mark, range: range(0, 1))
            #expect(runs(storage) == ["0+1 -", "1+2 1", "3+4 2", "7+4 -"])
            storage.insert(NSAttributedString(string: "ab", attributes: [Self.mark: 3]), at: 1)
            storage.append(NSAttributedString(string: "!"))
            storage.deleteCharacters(in: range(0, 1))
            #expect(storage.string == "abello world!" && storage.length == 13)
            #expect(runs(storage).first == "0+2 3")
            let copy = storage.copy() as? NSAttributedString
            #expect(copy?.string == storage.string && copy.map(runs) == runs(storage))
            #expect(storage.attributedSubstring(from: range(2, 4)).string == "ello")
            storage.setAttributedString(NSAttributedString(string: "new", attributes: [Self.mark: 4]))
            #expect(storage.string == "new" && runs(storage) == ["0+3 4"])
            storage.setAttributes(nil, range: range(0, 3))
            #expect(runs(storage) == ["0+3 -"])
        }
    }

    @Test func `a subclass receives all changes in its primitive methods`() {
        let storage = BackedStorage()
        storage.append(NSAttributedString(string: "ab", attributes: [Self.mark: 1]))
        storage.addAttribute(Self.mark, value: 2, range: range(1, 1))
        storage.deleteCharacters(in: range(0, 1))
        #expect(
            storage.calls == ["replace 0+0 ab", "attributes 0+2", "attributes 1+1", "replace 0+1 "])
    }

    @Test func `inserted characters have the attributes before them, and replacements the attributes of the first one`()
    {
        let storage = NSTextStorage(string: "ab", attributes: [Self.mark: 1])
        storage.replaceCharacters(in: range(2, 0), with: "c")
        #expect(runs(storage) == ["0+3 1"])
        storage.addAttribute(Self.mark, value: 2, range: range(1, 1))
        storage.replaceCharacters(in: range(1, 2), with: "x")
        #expect(runs(storage) == ["0+1 1", "1+1 2"])
    }

    @Test func `each change is processed, and a group of changes is processed once`() {
        for storage in storages("abcdef") {
            let log = Log()
            storage.delegate = log
            storage.replaceCharacters(in: range(1, 2), with: "x")
            storage.setAttributes([Self.mark: 1], range: range(0, 2))
            #expect(log.log == ["will c 1+1 -1", "did c 1+1 -1", "will a 0+2 0", "did a 0+2 0"])
            log.log = []
            storage.beginEditing()
            storage.replaceCharacters(in: range(0, 0), with: "12")
            storage.beginEditing()
            storage.replaceCharacters(in: range(6, 1), with: "")
            storage.endEditing()
            #expect(storage.editedRange == range(0, 6) && storage.changeInLength == 1)
            storage.setAttributes([Self.mark: 1], range: range(2, 1))
            #expect(log.log.isEmpty && storage.editedMask == [.editedCharacters, .editedAttributes])
            storage.endEditing()
            #expect(log.log == ["will ca 0+6 1", "did ca 0+6 1"])
            #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
            #expect(storage.changeInLength == 0)
        }
    }

    @Test func `changes that the delegate makes are part of the processed changes`() {
        for storage in storages("abc") {
            let log = Log()
            log.willProcess = { storage in storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "!") }
            log.didProcess = { storage in
                storage.addAttribute(
                    TextStorageTests.mark, value: 1, range: NSRange(location: 0, length: storage.length))
            }
            storage.delegate = log
            storage.replaceCharacters(in: range(3, 0), with: "d")
            #expect(log.log == ["will c 3+1 1", "did c 0+5 2"])
            #expect(storage.string == "!abcd" && runs(storage) == ["0+5 1"])
        }
    }

    @Test func `notifications are posted around processing`() {
        let storage = NSTextStorage()
        var log: [String] = []
        let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { _ in
                MainActor.assumeIsolated { log.append(name.rawValue) }
            }
        }
        storage.replaceCharacters(in: range(0, 0), with: "a")
        #expect(log == names.map(\.rawValue))
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func `changes of the mutable string are changes of the storage`() {
        for storage in storages("abc") {
            storage.mutableString.append("d")
            storage.mutableString.replaceCharacters(in: range(0, 1), with: "x")
            #expect(storage.string == "xbcd" && storage.mutableString.length == 4)
            storage.mutableString.setString("new")
            #expect(storage.string == "new" && storage.mutableString.range(of: "w") == range(2, 1))
        }
    }

    @Test func `attachments are removed from other characters`() {
        let storage = NSTextStorage(string: "a\u{FFFC}b")
        storage.addAttribute(.attachment, value: NSTextAttachment(), range: range(0, 3))
        let attachments = (0..<3).map { storage.attribute(.attachment, at: $0, effectiveRange: nil) != nil }
        #expect(attachments == [false, true, false])
    }

    @Test func `a storage equals another storage with the same text and attributes`() {
        let text = NSAttributedString(string: "ab", attributes: [Self.mark: 1])
        let storage = NSTextStorage(attributedString: text)
        #expect(storage.isEqual(to: text))
        storage.addAttribute(Self.mark, value: 2, range: range(0, 1))
        #expect(!storage.isEqual(to: text))
    }

    @Test func `a range outside of the text raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSTextStorage(string: "abc").replaceCharacters(in: NSRange(location: 2, length: 2), with: "")
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("replaceCharactersInRange:withString:]: Range or index out of bounds"))
        await #expect(processExitsWith: .failure) {
            _ = NSTextStorage(string: "abc").attributes(at: 3, effectiveRange: nil)
        }
        await #expect(processExitsWith: .failure) {
            NSTextStorage(string: "abc").addAttribute(
                NSAttributedString.Key("k"), value: 1, range: NSRange(location: 0, length: 4))
        }
    }

    @Test func `a storage retains its layout managers, and nothing retains the storage`() {
        weak var storage: NSTextStorage?
        weak var layoutManager: NSLayoutManager?
        weak var container: NSTextContainer?
        weak var delegate: Log?
        do {
            let log = Log()
            let new = NSTextStorage(string: "text")
            new.delegate = log
            let manager = NSLayoutManager()
            new.addLayoutManager(manager)
            let area = NSTextContainer(size: CGSize(width: 100, height: 0))
            manager.addTextContainer(area)
            manager.ensureLayout(for: area)
            (storage, layoutManager, container, delegate) = (new, manager, area, log)
            #expect(new.layoutManagers == [manager] && manager.textStorage === new && area.layoutManager === manager)
            new.removeLayoutManager(manager)
            #expect(new.layoutManagers.isEmpty && manager.textStorage == nil)
            new.addLayoutManager(manager)
        }
        #expect(storage == nil && layoutManager == nil && container == nil && delegate == nil)
    }
}
