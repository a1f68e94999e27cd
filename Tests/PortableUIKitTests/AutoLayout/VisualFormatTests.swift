import CollageTesting
import Foundation
import Testing

@MainActor struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func frames(
        _ horizontal: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
        let a = root.adding(ContentView(40, 20)), b = root.adding(ContentView(60, 30))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: horizontal, options: options, metrics: metrics, views: ["a": a, "b": b]))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-3-[a]", metrics: nil, views: ["a": a]))
        root.layoutIfNeeded()
        return [a.frame, b.frame]
    }

    @Test func `views are in a row from edge to edge`() {
        let frames = frames("|-[a(100)]-[b]-|", .alignAllTop)
        #expect(frames[0] == CGRect(x: 8, y: 3, width: 100, height: 20))
        #expect(frames[1] == CGRect(x: 116, y: 3, width: 176, height: 30))
    }

    @Test func `distances can be numbers, metrics, and priorities`() {
        let frames = frames("H:|[a]-gap-[b(==a)]-(>=10,==20@250)-|", .alignAllBottom, metrics: ["gap": 16])
        #expect(frames[1].minX == frames[0].maxX + 16)
        #expect(frames[0].width == frames[1].width)
        #expect(frames[1].maxX == 280)
        #expect(frames[1].maxY == frames[0].maxY)
    }

    @Test func `in a right-to-left layout, the first view is on the right`() {
        let frames = frames("H:|-5-[a(40)]-6-[b(60)]", [.directionRightToLeft, .alignAllCenterY])
        #expect(frames[0].minX == 255)
        #expect(frames[1].minX == 189)
    }

    @Test func `a format that can't be read ends the program`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[a", metrics: nil, views: ["a": UIView()])
            }
        }
    }
}
