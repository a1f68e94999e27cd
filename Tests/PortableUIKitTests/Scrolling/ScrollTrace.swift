import Foundation

/// A finger's input to a scroll view on a device, and the scroll view's reaction (`Tests/Resources/measured`). Times
/// are in seconds, lengths in points.
struct ScrollTrace: Decodable {
    struct Size: Decodable {
        let w: CGFloat
        let h: CGFloat
    }
    struct Touch: Decodable {
        let phase: String
        let t: Double
        let x: CGFloat
        let y: CGFloat
    }
    struct Call: Decodable {
        let name: String
        let t: Double
    }
    struct End: Decodable {
        let targetY: CGFloat
        let vy: CGFloat
    }

    let viewport: Size
    let contentSize: Size
    let startOffsetY: CGFloat
    let finalOffsetY: CGFloat
    let input: [Touch]
    let samples: [[Double]]
    let delegate: [Call]
    let willEndDragging: End

    /// The offset after each frame. Of two samples of a frame the later counts.
    var frames: [(time: Double, offset: CGFloat)] {
        samples.indices.compactMap { index in
            let next = index + 1 < samples.count ? samples[index + 1][0] : .infinity
            return next - samples[index][0] > 0.002 ? (samples[index][0], CGFloat(samples[index][2])) : nil
        }
    }
}
