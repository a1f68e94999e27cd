import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKit

/// Draws the screen with a numbered frame around each finding.
@MainActor
enum AuditImage {
    static func png(of host: TestHost, _ findings: [AuditFinding]) throws -> [UInt8] {
        var frame = host.frame()
        let size = CGSize(width: frame.size.width, height: frame.size.height)
        let marks = UIView(frame: CGRect(origin: .zero, size: size))
        for (index, finding) in findings.enumerated() {
            guard let place = finding.frame else { continue }
            NumberedFrame(number: index + 1, color: .systemRed)
                .add(around: place.insetBy(dx: -1, dy: -1), to: marks, isBadgeAbove: true)
        }
        marks.layoutIfNeeded()
        if let node = marks.layer.displayNode(at: host.now) { frame.root.children.append(node) }
        return try ScreenRenderer.picture(frame, text: host.text).png
    }
}
