import CairoRenderer
import Foundation

/// The difference between two images that a comparison tolerates. By default, images must be identical.
///
/// Collage renders identical images on every machine with the same libraries and fonts, so most projects don't need a
/// tolerance. All bounds that are set must hold:
///
/// ```swift
/// try host.verify(tolerance: .perChannel(2))
/// try host.verify(tolerance: PictureTolerance(share: 0.001, patch: 12))
/// try host.verify(tolerance: PictureTolerance(deltaE: 2, ssim: 0.99))
/// ```
///
/// ``channel`` and ``deltaE`` determine which pixels differ; if both are `nil`, any pixel that isn't identical differs.
/// ``share`` and ``patch`` limit the number of differing pixels. If both are `nil`, no pixel may differ, unless
/// ``ssim`` is the only bound.
public struct PictureTolerance: Sendable, Hashable {
    /// How far the red, green, blue and alpha of a pixel may be off, each from 0 to 255.
    public var channel: Int?
    /// How different the colors of a pixel may look, as CIEDE2000 has it: 1 is about what a person can just tell apart.
    public var deltaE: Double?
    /// The largest share of the pixels that may be off, from 0 to 1.
    public var share: Double?
    /// The largest number of differing pixels that are connected by their sides or corners.
    ///
    /// A share alone would tolerate a missing letter, because a letter is small compared to a screen. If ``share`` is
    /// set, the default is 8.
    public var patch: Int?
    /// The least mean structural similarity of the whole pictures; 1 is that of equal ones. It forgives what changes
    /// colors a little everywhere, and is strict about lines that have moved.
    public var ssim: Double?

    /// Creates a tolerance with the given bounds. Negative and NaN bounds count as 0; a similarity over 1 or NaN counts
    /// as 1.
    /// - Parameters:
    ///   - channel: The largest difference of a channel, from 0 to 255.
    ///   - deltaE: The largest color difference, in ΔE2000.
    ///   - share: The largest share of differing pixels, from 0 to 1.
    ///   - patch: The largest number of connected differing pixels.
    ///   - ssim: The smallest mean structural similarity, from 0 to 1.
    public init(
        channel: Int? = nil, deltaE: Double? = nil, share: Double? = nil, patch: Int? = nil, ssim: Double? = nil
    ) {
        func atLeastZero(_ value: Double) -> Double { value > 0 ? value : 0 }
        self.channel = channel.map { max($0, 0) }
        self.deltaE = deltaE.map(atLeastZero)
        self.share = share.map(atLeastZero)
        self.patch = patch.map { max($0, 0) }
        self.ssim = ssim.map { $0.isNaN ? 1 : min(atLeastZero($0), 1) }
    }

    /// Every pixel is the same.
    public static let exact = PictureTolerance()

    /// Every channel of every pixel may be off a little: what rounding does on another processor, for example.
    public static func perChannel(_ channel: Int) -> PictureTolerance { PictureTolerance(channel: channel) }

    /// Every color may be off as far as hardly anybody sees.
    public static func deltaE(_ deltaE: Double) -> PictureTolerance { PictureTolerance(deltaE: deltaE) }

    /// The pictures as a whole are alike.
    public static func ssim(_ ssim: Double) -> PictureTolerance { PictureTolerance(ssim: ssim) }

    /// How many pixels may be off in one place where a share is given and no number for this.
    private static let usualPatch = 8

    /// The bounds that determine whether a pixel differs.
    package var pixelBounds: PixelBounds { PixelBounds(channel: channel, deltaE: deltaE) }

    /// Whether a difference, found with ``pixelBounds``, is within the other bounds. Sizes have none.
    package func accepts(_ difference: PictureDifference) -> Bool {
        guard difference.actualSize == difference.expectedSize else { return false }
        let isSimilarityAlone = ssim != nil && pixelBounds == .exact
        guard share != nil || patch != nil || isSimilarityAlone else { return false }
        if let share, difference.share > share { return false }
        if let patch = patch ?? share.map({ _ in Self.usualPatch }), difference.largestPatch > patch { return false }
        if let ssim, difference.similarity ?? 0 < ssim { return false }
        return true
    }
}

extension PictureTolerance: CustomStringConvertible {
    /// The bounds in words.
    public var description: String {
        var words: [String] = []
        if let channel { words.append("\(channel) of 255 a channel") }
        if let deltaE { words.append("ΔE \(deltaE.formatted())") }
        if let share { words.append("\((share * 100).formatted()) % of the pixels") }
        if let patch = patch ?? share.map({ _ in Self.usualPatch }) { words.append("\(patch) in one place") }
        if let ssim { words.append("SSIM \(ssim.formatted())") }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }

    /// The bounds in parentheses, to append to the description of a difference, or an empty string.
    var aside: String { self == .exact ? "" : " (tolerated: \(self))" }
}
