import Foundation

/// The pasteboards of a device. The general pasteboard shares its text with the host's clipboard.
@MainActor
package final class DevicePasteboards {
    private var named: [UIPasteboard.Name: PasteboardStorage] = [:]
    /// The text that the host's clipboard has, as far as is known.
    private var hostText: String?
    /// The text that the app has copied and the host hasn't received yet.
    private var newText: String?

    /// The general pasteboard, for copying and pasting.
    private(set) lazy var general: UIPasteboard = {
        let pasteboard = UIPasteboard(make(named: .general))
        named[.general]?.changeHandler = { [weak self] in self?.generalDidChange() }
        return pasteboard
    }()

    func storage(named name: UIPasteboard.Name, create: Bool) -> PasteboardStorage? {
        if name == .general { _ = general }
        return named[name] ?? (create ? make(named: name) : nil)
    }

    func make(named name: UIPasteboard.Name) -> PasteboardStorage {
        let storage = PasteboardStorage(named: name)
        named[name] = storage
        return storage
    }

    /// Removes a pasteboard. The general pasteboard can't be removed.
    func remove(named name: UIPasteboard.Name) {
        guard name != .general, let storage = named[name] else { return }
        let pasteboard = UIPasteboard(storage)
        DeviceContext.current(for: .pasteboard).post(UIPasteboard.removedNotification, object: pasteboard)
        UIPasteboard.RemovedMessage().post(from: pasteboard)
        named[name] = nil
    }

    // MARK: The host's clipboard

    private func generalDidChange() {
        guard let text = general.string, !hostText.hasSameScalars(as: text) else { return newText = nil }
        hostText = text
        newText = text
    }

    /// Returns the text that the application has copied since the last call, or `nil` if it hasn't copied any.
    package func consumeNewText() -> String? {
        defer { newText = nil }
        return newText
    }

    /// Called when the host's clipboard has the given text. If the text hasn't changed, the other content that the app
    /// has copied remains.
    package func hostHas(_ text: String) {
        guard !hostText.hasSameScalars(as: text) || !general.string.hasSameScalars(as: text) else { return }
        hostText = text
        general.string = text
        newText = nil
    }
}
