import CollageTesting
import Foundation
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

extension TestHost {
    /// Returns the frame of a text on the screen. The accessibility element that contains it may be larger, for example
    /// the row of a list.
    func textFrame(_ string: String) throws -> CGRect {
        let host = try #require(first(HostingView.self))
        let text = try #require(Self.texts(in: host.graph.rootElement).first { $0.content?.text.text == string })
        return host.convertToScreen(
            text.mapToRoot.apply(Rect(origin: .zero, size: text.frame.size)).cgRect)
    }

    private static func texts(in element: Element) -> [TextElement] {
        element.children.flatMap { texts(in: $0) } + ((element as? TextElement).map { [$0] } ?? [])
    }
}
