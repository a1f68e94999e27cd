import Photos

/// A view for a Live Photo. It's empty.
open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
    open weak var delegate: (any PHLivePhotoViewDelegate)?

    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    open func stopPlayback() {}
}

@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {}

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined = 0
    case full = 1
    case hint = 2
}
