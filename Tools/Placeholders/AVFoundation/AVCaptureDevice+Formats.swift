import CoreMedia

extension AVCaptureDevice {
    /// A format of a camera. Devices have no formats.
    open class Format: NSObject, @unchecked Sendable {
        open var formatDescription: CMFormatDescription { CMFormatDescription.none }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
        open var minExposureDuration: CMTime { .zero }
        open var maxExposureDuration: CMTime { .zero }
        open var isVideoHDRSupported: Bool { false }
        open var isMultiCamSupported: Bool { false }
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }

        override init() { super.init() }
    }

    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }

    public struct WhiteBalanceGains: Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float

        public init(redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }

    public static let currentExposureDuration = CMTime.invalid
    public static let currentISO: Float = .greatestFiniteMagnitude
    public static let currentLensPosition: Float = .greatestFiniteMagnitude
    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    public static let subjectAreaDidChangeNotification = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")

    public var formats: [Format] { [] }
    public var activeFormat: Format {
        get { Format() }
        set {}
    }
    public var activeVideoMinFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    public var activeVideoMaxFrameDuration: CMTime {
        get { .invalid }
        set {}
    }
    public var isSmoothAutoFocusEnabled: Bool {
        get { false }
        set {}
    }
    public var isSmoothAutoFocusSupported: Bool { false }
    public var isFlashAvailable: Bool { false }
    public var isTorchActive: Bool { false }
    public var isAdjustingFocus: Bool { false }
    public var isAdjustingExposure: Bool { false }
    public var iso: Float { 0 }
    public var exposureDuration: CMTime { .zero }
    public var exposureTargetBias: Float { 0 }
    public var minExposureTargetBias: Float { 0 }
    public var maxExposureTargetBias: Float { 0 }
    public var lensPosition: Float { 0 }
    public var torchLevel: Float { 0 }
    public var isLowLightBoostSupported: Bool { false }
    public var isVirtualDevice: Bool { false }
    public var constituentDevices: [AVCaptureDevice] { [] }
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    public var isRampingVideoZoom: Bool { false }

    public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    public func cancelVideoZoomRamp() {}
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    public func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
    ) {}
    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
}

open class AVFrameRateRange: NSObject, @unchecked Sendable {
    open var minFrameRate: Float64 { 0 }
    open var maxFrameRate: Float64 { 0 }

    override init() { super.init() }
}

extension AVCaptureSession {
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }

    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")

    public func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    public func addConnection(_ connection: AVCaptureConnection) {}
    public func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    public func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    public var automaticallyConfiguresApplicationAudioSession: Bool {
        get { true }
        set {}
    }
    public var usesApplicationAudioSession: Bool {
        get { true }
        set {}
    }
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}

/// The settings of a photo. Nothing reads them.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    open var uniqueID: Int64 { 0 }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var isFlashEnabled: Bool { false }

    override init() { super.init() }
}

open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    open class var isMultiCamSupported: Bool { false }
}

open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {}
}

/// A method for receiving samples. It isn't called.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
