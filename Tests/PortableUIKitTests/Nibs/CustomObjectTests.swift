import CollageTesting
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// An object of an interface file that isn't a responder, as Collage's tool rewrites its class.
final class NibTheme: NSObject, InterfaceConnectable, _InterfaceAwakening {
    @Outlet var label: UILabel!
    private(set) var textWhenAwake: String?

    func awakeFromNib() {
        super.awakeFromNib()
        textWhenAwake = label.text
    }
}

/// A view with a collection of outlets.
final class NibFieldView: UIView {
    @Outlet var fields: [UITextField]!
}

@MainActor
struct CustomObjectTests {
    @Test func `an object that isn't a responder is notified when it's connected`() throws {
        let objects = try InterfaceFixture().objects(
            """
            <customObject id="the" customClass="NibTheme" customModule="PortableUIKitTests">
                <connections><outlet property="label" destination="lab" id="o1"/></connections>
            </customObject>
            <label text="Name" id="lab"/>
            """)
        let theme = try #require(objects.lazy.compactMap { $0 as? NibTheme }.first)
        #expect(theme.textWhenAwake == "Name")
    }

    /// UIKit stores the objects of a collection without a check.
    @Test func `an object of another type in an outlet collection doesn't end the process`() throws {
        let view = try InterfaceFixture().view(
            """
            <view id="v" customClass="NibFieldView" customModule="PortableUIKitTests">
                <subviews><label id="lab"/></subviews>
                <connections><outletCollection property="fields" destination="lab" id="o1"/></connections>
            </view>
            """, as: NibFieldView.self)
        #expect(view.fields == nil)
    }

    /// A module with other letters has another name here.
    @Test func `a class is found in the app if its module in the file isn't in ASCII`() throws {
        let view = try InterfaceFixture().view(
            """
            <view id="v" customClass="NibFieldView" customModule="Тесты"/>
            """, as: UIView.self)
        #expect(view is NibFieldView)
    }
}
