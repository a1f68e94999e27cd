import SwiftUI

/// A black view that shows the address of its video, below the overlay.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let videoOverlay: VideoOverlay

    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        self.videoOverlay = videoOverlay()
    }

    public var body: some View {
        ZStack {
            Color.black
            Text(verbatim: player?.currentItem?.url.absoluteString ?? "")
                .foregroundStyle(Color.gray)
                .multilineTextAlignment(.center)
                .padding()
            videoOverlay
        }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
