import CairoRenderer

/// How far two pictures may differ and still count as the same. Nothing is tolerated by default.
///
/// Pictures of Collage are the same on every machine with the same libraries and fonts, so that most projects need
/// none. Where machines differ, all three bounds apply together:
///
/// ```swift
/// try host.verify(.png, named: "offer", tolerance: .perChannel(2))
/// try host.verify(.png, named: "map", tolerance: PictureTolerance(share: 0.001, patch: 12))
/// ```
public struct PictureTolerance: Sendable, Hashable {
    /// How far the red, green, blue and alpha of a pixel may be off, each from 0 to 255, without counting as different.
    public var channel: Int
    /// The largest share of the pixels that may differ by more than that, from 0 to 1.
    public var share: Double
    /// The largest number of pixels that may differ in one place, connected by their sides or corners. A share alone
    /// forgives a letter that is missing, for a letter is little beside a screen.
    public var patch: Int

    /// Bounds that apply together. Numbers below 0 count as 0.
    /// - Parameters:
    ///   - channel: How far a channel may be off, from 0 to 255.
    ///   - share: The largest share of pixels that may differ by more, from 0 to 1.
    ///   - patch: The largest number of connected pixels that may differ by more.
    public init(channel: Int = 0, share: Double = 0, patch: Int = 8) {
        self.channel = max(channel, 0)
        self.share = max(share, 0)
        self.patch = max(patch, 0)
    }

    /// Every pixel is the same.
    public static let exact = PictureTolerance()

    /// Every channel of every pixel may be off a little: what rounding does on another processor, for example.
    public static func perChannel(_ channel: Int) -> PictureTolerance { PictureTolerance(channel: channel) }

    #if Cairo
    /// Whether a difference, found with ``channel``, is within the other bounds. Sizes have none.
    func accepts(_ difference: PictureDifference) -> Bool {
        difference.actualSize == difference.expectedSize && difference.share <= share
            && difference.largestPatch <= patch
    }
    #endif
}

extension PictureTolerance: CustomStringConvertible {
    /// The bounds in words.
    public var description: String {
        "\(channel) of 255 a channel, \((share * 100).formatted()) % of the pixels, \(patch) in one place"
    }
}
