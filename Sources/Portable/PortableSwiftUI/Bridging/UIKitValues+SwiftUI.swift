import PortableUIKit

extension NSDirectionalEdgeInsets {
    /// Creates UIKit insets from SwiftUI insets.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}

extension UIContentSizeCategory {
    /// Creates a content size category from a dynamic type size, or an unspecified one for `nil`.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize?.category ?? .unspecified
    }
}

extension UIUserInterfaceStyle {
    /// Creates an interface style from a color scheme, or an unspecified one for `nil`.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates a size class from SwiftUI's, or an unspecified one for `nil`.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}
