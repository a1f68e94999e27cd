import Foundation
@_spi(Collage) import PortableUIKitCore

extension UICalendarView {
    /// The size of a decoration.
    public enum DecorationSize: Int, Sendable {
        /// A small decoration.
        case small = 0
        /// A decoration of medium size.
        case medium = 1
        /// A large decoration.
        case large = 2
    }

    /// A mark below a day: a dot, an image, or a view.
    ///
    /// Differs from UIKit: the class methods can't create an object of a subclass.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let makeContent: () -> UIView

        /// Creates a gray dot of medium size.
        public override convenience init() {
            self.init(image: nil, color: nil, size: .medium)
        }

        /// Creates a decoration with an image, or with a dot if the image is `nil`.
        ///
        /// - Parameters:
        ///   - image: The image. Template images have the color.
        ///   - color: The color. `nil` means the color of fills.
        ///   - size: The size of the decoration.
        public init(image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize) {
            makeContent = { DecorationMark(image: image, color: color ?? .systemFill, size: size) }
        }

        /// Creates a decoration with a view that a closure creates. It's clipped to the space below the day.
        public init(customViewProvider: @escaping () -> UIView) {
            makeContent = customViewProvider
        }

        /// Returns a decoration with a dot. A color of `nil` means the color of fills.
        open class func `default`(color: UIColor?, size: UICalendarView.DecorationSize) -> Self {
            make(Decoration(image: nil, color: color, size: size))
        }

        /// Returns a decoration with an image. A color of `nil` means the color of fills.
        open class func image(_ image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize) -> Self {
            make(Decoration(image: image, color: color, size: size))
        }

        /// Returns a decoration with a view that a closure creates. It's clipped to the space below the day.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
            make(Decoration(customViewProvider: customViewProvider))
        }

        private class func make(_ decoration: Decoration) -> Self {
            guard let decoration = decoration as? Self else {
                raise("\(self): the class methods of UICalendarView.Decoration can't create an object of a subclass.")
            }
            return decoration
        }

        func makeView() -> UIView { makeContent() }
    }
}

/// The dot or image of a decoration.
private final class DecorationMark: UIImageView {
    private let side: CGFloat

    init(image: UIImage?, color: UIColor, size: UICalendarView.DecorationSize) {
        switch size {
        case .small: side = image == nil ? 4 : 9
        case .medium: side = image == nil ? 6 : 11
        case .large: side = image == nil ? 9 : 14
        }
        super.init(frame: .zero)
        self.image = image
        tintColor = color
        contentMode = .scaleAspectFit
        guard image == nil else { return }
        backgroundColor = color
        layer.cornerRadius = side / 2
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
