import Foundation

/// An object that creates the view of an attachment.
///
/// A subclass overrides ``loadView()``. Register it for the types of its attachments with
/// ``NSTextAttachment/registerViewProviderClass(_:forFileType:)``.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment. It isn't retained.
    public private(set) weak var textAttachment: NSTextAttachment?
    /// The layout manager of the text. It isn't retained.
    public private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The location of the attachment.
    public let location: any NSTextLocation
    private var loadedView: UIView?

    /// A Boolean value that indicates whether the size of the attachment follows the bounds of the view. The default is
    /// `false`.
    open var tracksTextAttachmentViewBounds = false

    /// Creates a provider for an attachment.
    public required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// The view of the attachment. It's loaded when it's needed.
    open var view: UIView? {
        get {
            if loadedView == nil { loadView() }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// Creates the view, and sets ``view``. The default sets an empty view.
    open func loadView() { view = UIView() }

    /// Returns the frame of the attachment relative to its position on the baseline: that of the view, if
    /// ``tracksTextAttachmentViewBounds`` is `true`, or else that of the attachment.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view { return view.bounds }
        return textAttachment?.attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: (location as? TextStorageLocation)?.offset ?? 0) ?? .zero
    }
}

/// The classes of view providers by the types of attachments.
@MainActor
private enum ViewProviderClasses {
    static var byFileType: [String: NSTextAttachmentViewProvider.Type] = [:]
}

extension NSTextAttachment {
    /// Registers a class that provides the views of attachments with a type.
    @MainActor
    public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {
        ViewProviderClasses.byFileType[fileType] =
            textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
    }

    /// Returns the class that provides the views of attachments with a type, or `nil` if there's none.
    @MainActor
    public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        ViewProviderClasses.byFileType[fileType]
    }

    /// Returns the object that provides the view of the attachment, or `nil` if no class is registered for its type.
    ///
    /// Differs from UIKit: a subclass can't override it. Register a class for the type of its attachments.
    @MainActor
    public func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let fileType, let type = ViewProviderClasses.byFileType[fileType] else {
            return nil
        }
        return type.init(
            textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
            location: location)
    }

    /// A Boolean value that indicates whether a class provides a view for the attachment.
    @MainActor
    public var usesTextAttachmentView: Bool {
        allowsTextAttachmentView && fileType.map { ViewProviderClasses.byFileType[$0] != nil } ?? false
    }
}

extension NSTextLayoutManager {
    /// Returns the objects that provide the views of the attachments in a fragment.
    @MainActor
    func viewProviders(in fragment: NSTextLayoutFragment) -> [NSTextAttachmentViewProvider] {
        guard let text = contentStorage?.textStorage else { return [] }
        return fragment.offsets.compactMap { offset in
            guard let attachment = text.attribute(.attachment, at: offset, effectiveRange: nil) as? NSTextAttachment
            else { return nil }
            return attachment.viewProvider(
                for: nil, location: TextStorageLocation(offset), textContainer: textContainer)
        }
    }
}

/// Methods that text layout managers call on an object in the text, such as an attachment.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// Returns the frame of the attachment relative to its position on the baseline, in points, with y increasing upward.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
    /// Returns the image of the attachment, or `nil`.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?
    /// Returns the object that provides the view of the attachment, or `nil`.
    @MainActor
    func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}

extension NSTextAttachment: NSTextAttachmentLayout {
    /// Returns the frame of the attachment.
    ///
    /// Differs from UIKit: a subclass can't override it. It overrides the method with the index of the character.
    public func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
    }

    /// Returns the image of the attachment.
    ///
    /// Differs from UIKit: a subclass can't override it. It overrides the method with the index of the character.
    public func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? {
        image(
            forBounds: bounds, textContainer: textContainer,
            characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
    }
}
