import Foundation
import PortableGraphics
import PortableUIKit

@testable import PortableUIKitCore

extension FuzzTarget {
    /// Files of Interface Builder. Their views are created, laid out, and drawn.
    static let interfaces = FuzzTarget("interfaces") { input in
        let document = try InterfaceDocument(data: input, file: "Fuzz.xib")
        let scenes = document.scenes.flatMap { $0.group("objects") }
        let objects = (document.objects + scenes).filter { $0.name != "placeholder" }.map(\.withoutReferences)
        let xml = "<document><objects>\(objects.map(\.xml).joined())</objects></document>"
        FuzzDevice.run { session in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.isHidden = false
            for object in UINib(data: Data(xml.utf8), bundle: nil).instantiate(withOwner: nil) {
                switch object {
                case let controller as UIViewController: window.addSubview(controller.view)
                case let view as UIView where !(view is UIWindow): window.addSubview(view)
                default: break
                }
            }
            window.layoutIfNeeded()
            _ = session.renderFrame()
            _ = session.accessibleElements()
        }
    }
}
