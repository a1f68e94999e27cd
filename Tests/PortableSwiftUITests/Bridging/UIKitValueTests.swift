import PortableUIKit
import Testing

@testable import PortableSwiftUI

struct UIKitValueTests {
    @Test func `insets keep their sides`() {
        let insets = NSDirectionalEdgeInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(insets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func `text sizes, color schemes, and size classes convert to UIKit's and back, and nil to unspecified`() {
        for size in DynamicTypeSize.allCases {
            #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
        }
        for scheme in ColorScheme.allCases { #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme) }
        for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
            #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(sizeClass)) == sizeClass)
        }
        #expect(UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
        #expect(UIUserInterfaceStyle(nil as ColorScheme?) == .unspecified)
        #expect(UIUserInterfaceSizeClass(nil as UserInterfaceSizeClass?) == .unspecified)
    }
}
