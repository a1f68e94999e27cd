import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

#if Cairo

/// The screen with a numbered frame around everything that was found.
@MainActor
enum AuditPicture {
    static func png(of host: TestHost, _ findings: [AuditFinding]) throws -> [UInt8] {
        var frame = host.frame()
        let size = CGSize(width: frame.size.width, height: frame.size.height)
        let marks = UIView(frame: CGRect(origin: .zero, size: size))
        for (index, finding) in findings.enumerated() {
            guard let place = finding.frame else { continue }
            let box = UIView(frame: place.insetBy(dx: -1, dy: -1))
            box.layer.borderWidth = 2
            box.layer.borderColor = UIColor.systemRed.cgColor
            box.backgroundColor = UIColor.systemRed.withAlphaComponent(0.12)
            let number = UILabel()
            number.text = " \(index + 1) "
            number.font = .systemFont(ofSize: 11, weight: .bold)
            number.textColor = .white
            number.backgroundColor = .systemRed
            number.sizeToFit()
            // Above the frame, or in it at the screen's top.
            number.frame.origin = CGPoint(
                x: min(max(box.frame.minX, 0), size.width - number.bounds.width),
                y: max(box.frame.minY - number.bounds.height, 0))
            marks.addSubview(box)
            marks.addSubview(number)
        }
        marks.layoutIfNeeded()
        if let node = marks.layer.displayNode(at: host.now) { frame.root.children.append(node) }
        return try ScreenRenderer.picture(frame, text: host.text).png
    }
}

#endif
