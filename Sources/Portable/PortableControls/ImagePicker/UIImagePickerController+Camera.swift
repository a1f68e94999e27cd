import Foundation

extension UIImagePickerController {
    /// The cameras of a device.
    public enum CameraDevice: Int, Sendable {
        /// The camera on the back.
        case rear = 0
        /// The camera next to the screen.
        case front = 1
    }

    /// The kinds of items that a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Images.
        case photo = 0
        /// Movies.
        case video = 1
    }

    /// The conditions under which the flash is used.
    public enum CameraFlashMode: Int, Sendable {
        /// The flash is never used.
        case off = -1
        /// The flash is used in the dark.
        case auto = 0
        /// The flash is always used.
        case on = 1
    }

    /// The quality levels of movies.
    public enum QualityType: Int, Sendable {
        /// The highest quality of the device.
        case typeHigh = 0
        /// A quality for Wi-Fi.
        case typeMedium = 1
        /// A quality for cellular networks.
        case typeLow = 2
        /// 640 by 480 pixels.
        case type640x480 = 3
        /// 1280 by 720 pixels.
        case typeIFrame1280x720 = 4
        /// 960 by 540 pixels.
        case typeIFrame960x540 = 5
    }
}

/// The settings of the camera in an image picker.
struct CameraSettings {
    var device = UIImagePickerController.CameraDevice.rear
    var captureMode = UIImagePickerController.CameraCaptureMode.photo
    var flashMode = UIImagePickerController.CameraFlashMode.auto
    var quality = UIImagePickerController.QualityType.typeMedium
    var maximumDuration: TimeInterval = 600
    var showsControls = true
    var overlay: UIView?
    var transform = CGAffineTransform.identity
}
