import Foundation
import Testing

@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

struct GeometryDescriptionTests {
    @Test func `values are described as in Core Graphics`() {
        let rect = CGRect(x: -1, y: 10.5, width: 320, height: 44)
        #expect("\(rect)" == "(-1.0, 10.5, 320.0, 44.0)")
        #expect("\(rect.origin) \(rect.size)" == "(-1.0, 10.5) (320.0, 44.0)")
        #expect(String(describing: [rect.size]) == "[(320.0, 44.0)]")
    }
}
