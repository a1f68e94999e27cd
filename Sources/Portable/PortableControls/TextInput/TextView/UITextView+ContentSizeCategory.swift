@_spi(Collage) import PortableUIKitCore

extension UITextView: UIContentSizeCategoryAdjusting {}
