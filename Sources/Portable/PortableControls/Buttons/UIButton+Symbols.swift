@_spi(Collage) import PortableUIKitCore

extension UIButton {
    /// Shows an image. With a transition, an image view on screen replaces a symbol with an animation.
    func show(_ image: UIImage?, transition: UISymbolContentTransition?) {
        guard let imageView, image !== imageView.image else { return }
        guard let transition, isSymbolAnimationEnabled, let image, image.isSymbolImage,
            imageView.image?.isSymbolImage ?? false
        else {
            imageView.image = image
            return
        }
        imageView.setSymbolImage(image, contentTransition: transition.contentTransition, options: transition.options)
    }
}
