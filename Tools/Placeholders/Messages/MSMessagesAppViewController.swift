@_exported import UIKit

public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }

/// The controller of an extension. The system starts no extensions, so there's no conversation.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController {
    open var activeConversation: MSConversation? { nil }
    open var presentationStyle: MSMessagesAppPresentationStyle { .compact }

    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
    open func dismiss() {}
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}

/// A conversation. Nothing can be inserted.
open class MSConversation: NSObject, @unchecked Sendable {
    public let localParticipantIdentifier = UUID()
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }

    override init() { super.init() }

    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
}

open class MSSession: NSObject, @unchecked Sendable {
    public override init() { super.init() }
}

open class MSMessage: NSObject, @unchecked Sendable {
    public let session: MSSession?
    open var url: URL?
    open var layout: MSMessageLayout?
    open var summaryText: String?
    open var accessibilityLabel: String?
    open var shouldExpire = false
    open var isPending: Bool { false }

    public override init() {
        session = nil
        super.init()
    }

    public init(session: MSSession) {
        self.session = session
        super.init()
    }
}

open class MSMessageLayout: NSObject, @unchecked Sendable {}

open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?

    public override init() { super.init() }
}

/// A sticker with its file.
open class MSSticker: NSObject, @unchecked Sendable {
    public let imageFileURL: URL
    public let localizedDescription: String

    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
        super.init()
    }
}

public enum MSStickerSize: Int, Sendable { case small, regular, large }

/// A view that shows the image of a sticker.
@preconcurrency @MainActor
open class MSStickerView: UIImageView {
    open var sticker: MSSticker? {
        didSet { image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) } }
    }

    public convenience init(frame: CGRect, sticker: MSSticker?) {
        self.init(frame: frame)
        self.sticker = sticker
        image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
    }

}

/// A list of stickers, which shows none.
@preconcurrency @MainActor
open class MSStickerBrowserViewController: UIViewController {
    public let stickerSize: MSStickerSize
    public let stickerBrowserView = MSStickerBrowserView()

    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
    }
}

@preconcurrency @MainActor
open class MSStickerBrowserView: UIView {
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?

    open func reloadData() {}
}

@preconcurrency @MainActor
public protocol MSStickerBrowserViewDataSource: AnyObject {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
