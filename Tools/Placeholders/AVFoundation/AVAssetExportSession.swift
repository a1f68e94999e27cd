import CoreMedia

/// An object that exports a video. It always fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange.zero
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var metadata: [AVMetadataItem]?
    open var supportedFileTypes: [AVFileType] { [] }
    open var progress: Float { 0 }
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
        super.init()
    }

    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        handler()
    }

    open func export() async { fail() }
    open class func allExportPresets() -> [String] { [] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.unknown) }
    open func cancelExport() {}

    private func fail() {
        status = .failed
        error = AVError(.unknown)
    }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
