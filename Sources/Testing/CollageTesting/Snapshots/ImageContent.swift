import CairoRenderer
import DisplayList
import Foundation

/// An image that's encoded as a PNG file only when the file is needed.
struct ImageContent: SnapshotContent {
    let picture: DrawnImage

    var isImage: Bool { true }

    func file() -> Data { Data(picture.png) }

    func compare(with reference: Data, tolerance: ImageTolerance) -> SnapshotOutcome {
        if let fault = ReferenceImageFile.fault(in: reference) { return .unusable(fault) }
        let reference = [UInt8](reference)
        do {
            let found = try ImageComparison.difference(
                actual: picture, expected: reference, bounds: tolerance.pixelBounds,
                measuresSimilarity: tolerance.ssim != nil)
            guard let found, !tolerance.accepts(found) else { return .same }
            return .different(
                SnapshotDifference(
                    words: found.summary + tolerance.aside,
                    hint: ImageOrigin(ofFile: reference).flatMap { picture.origin.explanation(against: $0) },
                    sheet: found.triptych))
        } catch {
            return .unusable(Self.words(for: error))
        }
    }

    /// Returns the reason why a reference can't be decoded, to append to its name.
    static func words(for error: ImageDecodingError) -> String {
        switch error {
        case .corrupt(let reason): "is damaged: \(reason)"
        case .unknownFormat: "is no picture"
        case .tooLarge(let width, let height): "is too large: \(width) x \(height) pixels"
        }
    }
}
