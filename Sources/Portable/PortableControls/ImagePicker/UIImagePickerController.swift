import Foundation

/// Lets a person choose a picture from the device's library, or take one.
///
/// The device has no camera, and its library has no pictures: what can be done is to cancel.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// All pictures of the library.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The pictures that were taken lately.
        case savedPhotosAlbum = 2
    }

    /// A key of the information about the chosen item.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The value that stands for the constant.
        public let rawValue: String

        /// A fact by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The kind of what was chosen.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image as edited by the user.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the image that the user selected.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The address of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The address of a picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The metadata that the camera recorded.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// Whether pictures can come from there: from the library, which is empty, and not from a camera.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        sourceType != .camera
    }

    /// Returns the media types of a source: images, or `nil` if the source isn't available.
    open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    /// A picker from the library.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A picker from the library.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// A picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let library = UIViewController()
        library.title = "Photos"
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No Photos"
        empty.secondaryText = "There are no photos on this device."
        empty.image = UIImage(systemName: "photo")
        library.contentUnavailableConfiguration = empty
        library.view.backgroundColor = .systemBackground
        library.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([library], animated: false)
    }

    /// Learns what was chosen. It is a delegate of the navigation controller, too.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any (UIImagePickerControllerDelegate & UINavigationControllerDelegate) }
        set { super.delegate = newValue }
    }

    /// Where pictures come from; the library by default. A source that isn't available raises.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            raise("Source type \(sourceType.rawValue) not available")
        }
    }

    /// The kinds of what can be chosen; pictures by default.
    open var mediaTypes = ["public.image"]

    /// Whether a person may change the picture; false by default.
    open var allowsEditing = false

    private func cancel() {
        if let delegate = super.delegate as? any UIImagePickerControllerDelegate {
            delegate.imagePickerControllerDidCancel(self)
        } else {
            dismiss(animated: true)
        }
    }
}

/// Learns what a person chose in an image picker. All methods may be left out.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has chosen an item. It's never called here, because the library is empty.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Tells the delegate that the user has canceled. If this isn't implemented, the picker is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
