@_exported import SwiftUI

/// The artwork of an item. Its image isn't loaded.
public struct Artwork: Codable, Hashable, Sendable {
    public let maximumWidth: Int
    public let maximumHeight: Int
    public let alternateText: String?
    private let template: String?

    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }
    public var tertiaryTextColor: CGColor? { nil }
    public var quaternaryTextColor: CGColor? { nil }

    public func url(width: Int, height: Int) -> URL? {
        template.flatMap {
            URL(
                string: $0.replacingOccurrences(of: "{w}", with: "\(width)")
                    .replacingOccurrences(of: "{h}", with: "\(height)"))
        }
    }
}

/// A view that shows a symbol instead of the artwork.
public struct ArtworkImage: View {
    private let width: CGFloat?
    private let height: CGFloat?

    public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
    public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }
    public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

    public var body: some View {
        RoundedRectangle(cornerRadius: 4)
            .fill(Color(uiColor: .secondarySystemFill))
            .overlay { Image(systemName: "music.note").foregroundStyle(.secondary) }
            .frame(width: width, height: height)
    }
}

public struct PlayParameters: Codable, Hashable, Sendable {}

public struct EditorialNotes: Codable, Hashable, Sendable {
    public let name: String?
    public let short: String?
    public let standard: String?
    public let tagline: String?
}

public enum ContentRating: String, Codable, Hashable, Sendable { case clean, explicit }

public enum AudioVariant: String, Codable, Hashable, Sendable {
    case dolbyAtmos, dolbyAudio, lossless, highResolutionLossless, lossyStereo, spatialAudio
}

public struct PreviewAsset: Codable, Hashable, Sendable {
    public let artwork: Artwork?
    public let url: URL?
    public let hlsURL: URL?
}
