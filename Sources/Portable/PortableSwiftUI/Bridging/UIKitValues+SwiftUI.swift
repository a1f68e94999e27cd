import PortableUIKit

extension NSDirectionalEdgeInsets {
    /// The distances of SwiftUI's insets.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}

extension UIContentSizeCategory {
    /// The category of SwiftUI's text size; unspecified for nil.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize?.category ?? .unspecified
    }
}

extension UIUserInterfaceStyle {
    /// The style of SwiftUI's color scheme; unspecified for nil.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// The class of SwiftUI's; unspecified for nil.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}
