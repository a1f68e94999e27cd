import CairoRenderer
import Foundation

/// The difference between two images that a comparison tolerates. By default, images must be identical.
///
/// Collage renders identical images on every machine with the same libraries and fonts, so most projects don't need a
/// tolerance. All bounds that are set must hold:
///
/// ```swift
/// try host.verify(tolerance: .perChannel(2))
/// try host.verify(tolerance: ImageTolerance(share: 0.001, patch: 12))
/// try host.verify(tolerance: ImageTolerance(deltaE: 2, ssim: 0.99))
/// ```
///
/// ``channel`` and ``deltaE`` determine which pixels differ; if both are `nil`, any pixel that isn't identical differs.
/// ``share`` and ``patch`` limit the number of differing pixels. If both are `nil`, no pixel may differ, unless
/// ``ssim`` is the only bound.
public struct ImageTolerance: Sendable, Hashable {
    /// The largest difference of the red, green, blue, and alpha components of a pixel, each from 0 to 255.
    public var channel: Int?
    /// The largest color difference of a pixel, as defined by CIEDE2000. A difference of 1 is just noticeable.
    public var deltaE: Double?
    /// The largest share of differing pixels, from 0 to 1.
    public var share: Double?
    /// The largest number of differing pixels that are connected by their sides or corners.
    ///
    /// A share alone would tolerate a missing letter, because a letter is small compared to a screen. If ``share`` is
    /// set, the default is 8.
    public var patch: Int?
    /// The smallest mean structural similarity (SSIM) of the images. Identical images have a similarity of 1. It
    /// tolerates small color changes everywhere, and is strict about lines that have moved.
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

    /// Pixels must be identical.
    public static let exact = ImageTolerance()

    /// Every channel of every pixel may differ by the given amount, such as by rounding on another processor.
    ///
    /// - Parameter channel: The maximum difference, from 0 to 255.
    public static func perChannel(_ channel: Int) -> ImageTolerance { ImageTolerance(channel: channel) }

    /// The color of every pixel may differ by the given amount in ΔE2000.
    ///
    /// - Parameter deltaE: The maximum difference, in CIEDE2000.
    public static func deltaE(_ deltaE: Double) -> ImageTolerance { ImageTolerance(deltaE: deltaE) }

    /// The images must have at least the given structural similarity.
    ///
    /// - Parameter ssim: The minimum mean structural similarity, from 0 to 1.
    public static func ssim(_ ssim: Double) -> ImageTolerance { ImageTolerance(ssim: ssim) }

    /// The default of ``patch`` if ``share`` is set.
    private static let usualPatch = 8

    /// The bounds that determine whether a pixel differs.
    package var pixelBounds: PixelBounds { PixelBounds(channel: channel, deltaE: deltaE) }

    /// Returns a Boolean value that indicates whether a difference, found with ``pixelBounds``, is within the other
    /// bounds. Images of different sizes are never accepted.
    package func accepts(_ difference: ImageDifference) -> Bool {
        guard difference.actualSize == difference.expectedSize else { return false }
        let isSimilarityAlone = ssim != nil && pixelBounds == .exact
        guard share != nil || patch != nil || isSimilarityAlone else { return false }
        if let share, difference.share > share { return false }
        if let patch = patch ?? share.map({ _ in Self.usualPatch }), difference.largestPatch > patch { return false }
        if let ssim, difference.similarity ?? 0 < ssim { return false }
        return true
    }
}

extension ImageTolerance: CustomStringConvertible {
    /// A description of the bounds.
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
