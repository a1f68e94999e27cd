@_exported import Foundation
@_exported import UIKit

open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var remoteVideoURL: URL?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?

    public override init() { super.init() }
}

/// A provider of metadata, whose requests always fail.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30

    public override init() { super.init() }

    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, Self.failure) }

    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw Self.failure }
    open func cancel() {}

    private static var failure: NSError { NSError(domain: "LPErrorDomain", code: 2) }
}

/// A view that shows the title and the address of a link.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { showText() } }
    private let label = UILabel()

    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        metadata.originalURL = URL
        super.init(frame: .zero)
        setUp()
    }

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) { nil }

    private func setUp() {
        backgroundColor = .systemGray5
        layer.cornerRadius = 10
        label.numberOfLines = 0
        addSubview(label)
        showText()
    }

    private func showText() {
        let address = metadata.url ?? metadata.originalURL
        label.text = [metadata.title, address?.absoluteString].compactMap { $0 }.joined(separator: "\n")
    }

    open override var intrinsicContentSize: CGSize {
        let size = label.intrinsicContentSize
        return CGSize(width: size.width + 24, height: size.height + 24)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 12)
    }
}
