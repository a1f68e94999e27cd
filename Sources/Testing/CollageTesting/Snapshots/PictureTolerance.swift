import CairoRenderer
import Foundation

/// How far two pictures may differ and still count as the same. Nothing is tolerated by default.
///
/// Pictures of Collage are the same on every machine with the same libraries and fonts, so that most projects need
/// none. Bounds that are given apply together; those that aren't given don't count:
///
/// ```swift
/// try host.verify(tolerance: .perChannel(2))
/// try host.verify(tolerance: PictureTolerance(share: 0.001, patch: 12))
/// try host.verify(tolerance: PictureTolerance(deltaE: 2, ssim: 0.99))
/// ```
///
/// First ``channel`` and ``deltaE`` decide which pixels are off; without them every pixel is that isn't the same. Then
/// ``share`` and ``patch`` say how many of them there may be: none, unless one of the two is given or ``ssim`` stands
/// alone.
public struct PictureTolerance: Sendable, Hashable {
    /// How far the red, green, blue and alpha of a pixel may be off, each from 0 to 255.
    public var channel: Int?
    /// How different the colors of a pixel may look, as CIEDE2000 has it: 1 is about what a person can just tell apart.
    public var deltaE: Double?
    /// The largest share of the pixels that may be off, from 0 to 1.
    public var share: Double?
    /// The largest number of pixels that may be off in one place, connected by their sides or corners. A share alone
    /// forgives a letter that is missing, for a letter is little beside a screen; with a share it is 8 unless another
    /// number is given.
    public var patch: Int?
    /// The least mean structural similarity of the whole pictures; 1 is that of equal ones. It forgives what changes
    /// colors a little everywhere, and is strict about lines that have moved.
    public var ssim: Double?

    /// Bounds that apply together. Numbers below 0, and those that are none, count as 0; similarities over 1 as 1.
    /// - Parameters:
    ///   - channel: How far a channel may be off, from 0 to 255.
    ///   - deltaE: How far a color may be off, in ΔE2000.
    ///   - share: The largest share of pixels that may be off by more, from 0 to 1.
    ///   - patch: The largest number of connected pixels that may be off by more.
    ///   - ssim: The least mean structural similarity, from 0 to 1.
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

    /// What makes a pixel count as off.
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

    /// What follows a difference that goes beyond the bounds: the bounds in parentheses, if there are any.
    var aside: String { self == .exact ? "" : " (tolerated: \(self))" }
}
