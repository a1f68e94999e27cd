import Foundation

/// A controller that lets the user choose an image from the photo library, or take one with the camera.
///
/// Differs from UIKit: the device has no camera. Its library has the large bitmaps of the app's asset catalogs. Tests can add
/// images.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The source of images.
    public enum SourceType: Int, Sendable {
        /// The photo library.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The album with the most recent images.
        case savedPhotosAlbum = 2
    }

    /// A key in the information about the chosen item.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The string value of the key.
        public let rawValue: String

        /// Creates a key from its string value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The media type of the chosen item.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The original image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image as edited by the user.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the image that the user selected.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a movie.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of the image.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The metadata that the camera recorded.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// Returns a Boolean value that indicates whether a source is available. The library is available, although it can be
    /// empty; the camera isn't.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        sourceType != .camera
    }

    /// Returns the media types of a source: images, or `nil` if the source isn't available.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    /// Returns a Boolean value that indicates whether the device has a camera. The result is always `false`.
    open class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

    /// Returns a Boolean value that indicates whether a camera has a flash. The result is always `false`.
    open class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool { false }

    /// Returns the capture modes of a camera. The result is always `nil`.
    open class func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]? { nil }

    /// Creates a picker for the photo library.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker for the photo library.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let library = PhotoLibraryController { [weak self] photo in self?.choose(photo) }
        library.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([library], animated: false)
    }

    /// The object that is notified of the choice. It's also the delegate of the navigation controller.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any (UIImagePickerControllerDelegate & UINavigationControllerDelegate) }
        set { super.delegate = newValue }
    }

    /// The source of images. The default is `photoLibrary`. Raises an exception if the source isn't available.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            raise("Source type \(sourceType.rawValue) not available")
        }
    }

    /// The media types that the user can choose. The default is images.
    open var mediaTypes = ["public.image"]

    /// A Boolean value that indicates whether the user can edit the image. The default is `false`.
    open var allowsEditing = false

    /// The photos of the media types that the user can choose.
    var photos: [UIImage] {
        mediaTypes.contains("public.image") ? (viewIfLoaded?.owningDevice ?? .current).photos : []
    }

    private func choose(_ photo: UIImage) {
        guard allowsEditing else { return finish(with: [.originalImage: photo]) }
        let editor = PhotoEditorController(photo) { [weak self] edited, crop in
            self?.finish(with: [.originalImage: photo, .editedImage: edited, .cropRect: crop])
        }
        pushViewController(editor, animated: true)
    }

    private func finish(with info: [InfoKey: Any]) {
        let delegate = super.delegate as? any UIImagePickerControllerDelegate
        delegate?.imagePickerController(
            self, didFinishPickingMediaWithInfo: info.merging([.mediaType: "public.image"]) { $1 })
    }

    private var camera = CameraSettings()

    /// The camera that takes images. The default is `rear`.
    ///
    /// Differs from UIKit: the device has no camera, so it and the other properties of cameras have no effect.
    open var cameraDevice: CameraDevice {
        get { camera.device }
        set { camera.device = newValue }
    }

    /// A value that indicates whether the camera takes images or movies. The default is `photo`.
    open var cameraCaptureMode: CameraCaptureMode {
        get { camera.captureMode }
        set { camera.captureMode = newValue }
    }

    /// A value that indicates when the flash is used. The default is `auto`.
    open var cameraFlashMode: CameraFlashMode {
        get { camera.flashMode }
        set { camera.flashMode = newValue }
    }

    /// The quality of movies. The default is `typeMedium`.
    open var videoQuality: QualityType {
        get { camera.quality }
        set { camera.quality = newValue }
    }

    /// The maximum duration of a movie, in seconds. The default is 10 minutes.
    open var videoMaximumDuration: TimeInterval {
        get { camera.maximumDuration }
        set { camera.maximumDuration = newValue }
    }

    /// A Boolean value that indicates whether the camera's controls are shown. The default is `true`.
    open var showsCameraControls: Bool {
        get { camera.showsControls }
        set { camera.showsControls = newValue }
    }

    /// A view above the image of the camera.
    open var cameraOverlayView: UIView? {
        get { camera.overlay }
        set { camera.overlay = newValue }
    }

    /// The transform of the image of the camera.
    open var cameraViewTransform: CGAffineTransform {
        get { camera.transform }
        set { camera.transform = newValue }
    }

    /// Takes an image. It has no effect.
    open func takePicture() {}

    /// Starts to record a movie. The result is always `false`.
    open func startVideoCapture() -> Bool { false }

    /// Stops recording a movie. It has no effect.
    open func stopVideoCapture() {}

    private func cancel() {
        if let delegate = super.delegate as? any UIImagePickerControllerDelegate {
            delegate.imagePickerControllerDidCancel(self)
        } else {
            dismiss(animated: true)
        }
    }
}

/// Methods that respond to the choice of the user in an image picker. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose an item. The delegate dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Tells the delegate that the user canceled. By default, the picker is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing. This is the default implementation.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}

    /// Dismisses the picker. This is the default implementation.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
