@_exported import Foundation
@_exported import UIKit

public struct QLThumbnailError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "QLThumbnailErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// A generator that decodes images, and fails for other files.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: 7)
        }

        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        open var minimumDimension: CGFloat = 0
        open var iconMode = false
        let url: URL

        public init(
            fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
        ) {
            (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
            super.init()
        }
    }

    public static let shared = QLThumbnailGenerator()

    public override init() { super.init() }

    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        if let thumbnail = QLThumbnailRepresentation(request) {
            completionHandler(thumbnail, nil)
        } else {
            completionHandler(nil, QLThumbnailError(.generationFailed))
        }
    }

    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        guard let thumbnail = QLThumbnailRepresentation(request) else { throw QLThumbnailError(.generationFailed) }
        return thumbnail
    }

    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) { generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) } }

    open func cancel(_ request: Request) {}
}

open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }

    public let uiImage: UIImage
    open var type: RepresentationType { .thumbnail }
    open var cgImage: CGImage { uiImage.cgImage! }
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

    /// Creates a thumbnail of an image, scaled to fit the size. Returns `nil` if the file isn't an image.
    init?(_ request: QLThumbnailGenerator.Request) {
        guard let image = UIImage(contentsOfFile: request.url.path), image.size.width > 0, image.size.height > 0 else {
            return nil
        }
        let ratio = min(request.size.width / image.size.width, request.size.height / image.size.height, 1)
        let size = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
        let format = UIGraphicsImageRendererFormat()
        format.scale = request.scale
        uiImage = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        super.init()
    }
}
