extension UITextField: AccessiblePartsProviding {
    package var accessibleParts: [UIView] { buttons }
}

extension UIButton: LargeContentProviding {
    package var providedLargeContent: (title: String?, image: UIImage?) {
        (currentAttributedTitle?.string ?? currentTitle, currentImage)
    }
}

extension UITextField: BeginsEditingOnFocus {}
