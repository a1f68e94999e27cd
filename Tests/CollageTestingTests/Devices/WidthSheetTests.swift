import CairoRenderer
import Testing

@testable import CollageTesting

@MainActor @Suite(.device) struct WidthSheetTests {
    /// A title at the leading edge, and a button at the trailing one.
    private final class Bar: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "Soup"
            let button = UIButton(type: .system)
            button.setTitle("Cook", for: .normal)
            for view in [label, button] {
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view.addSubview(view)
                view.topAnchor.constraint(equalTo: self.view.topAnchor, constant: 100).isActive = true
            }
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
        }
    }

    /// A view with a label whose frame the test sets.
    private final class Frames: UIViewController {
        var frame: (_ width: CGFloat) -> CGRect = { _ in .zero }
        /// Whether the first width is used for all layouts.
        var isFrozen = false
        private let label = UILabel()
        private var width: CGFloat = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Soup"
            view.addSubview(label)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if !isFrozen || width == 0 { width = view.bounds.width }
            label.frame = frame(width)
        }
    }

    private func problems(
        _ sheet: WidthSheet, isFrozen: Bool = false, frame: @escaping (CGFloat) -> CGRect
    ) throws -> [WidthSheetFailure.Problem] {
        try sheet.failure { host in
            let controller = Frames()
            controller.frame = frame
            controller.isFrozen = isFrozen
            host.show(controller)
        }?.problems ?? []
    }

    @Test func `the widths include both ends`() {
        #expect(WidthSheet(320...400, step: 40).widths == [320, 360, 400])
        #expect(WidthSheet(320...410, step: 40).widths == [320, 360, 400, 410])
        let all = WidthSheet()
        #expect(all.widths.first == 320 && all.widths.last == 1400)
    }

    @Test func `a screen that adapts to its width has no problems`() throws {
        try WidthSheet(step: 120).check { $0.show(UINavigationController(rootViewController: Bar())) }
    }

    @Test func `a view of a fixed width is cut off in narrow windows`() throws {
        let found = try problems(WidthSheet(320...800, step: 120)) { _ in
            CGRect(x: 0, y: 100, width: 600, height: 40)
        }
        #expect(found.map(\.width) == [320, 440, 560])
        #expect(found.allSatisfy { $0.rule == .clipping && $0.subject.contains("Soup") })
        #expect(found.first?.message == "is from 0 to 600 in a window 320 wide")
    }

    @Test func `truncated text is reported as clipped`() throws {
        let found = try problems(WidthSheet(320...440, step: 120)) { width in
            CGRect(x: 0, y: 100, width: width < 400 ? 20 : 200, height: 40)
        }
        #expect(found.first?.rule == .clipping && found.first?.width == 320)
    }

    @Test func `content in a scroll view can be wider than the window`() throws {
        let failure = try WidthSheet(320...560, step: 120).failure { host in
            let scroller = UIScrollView()
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 1000, height: 30))
            label.text = "Soup"
            scroller.addSubview(label)
            scroller.contentSize = CGSize(width: 1000, height: 200)
            host.show(scroller)
            scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        #expect(failure == nil, "\(failure?.description ?? "")")
    }

    @Test func `a screen that keeps its first width differs from a new one`() throws {
        let found = try problems(WidthSheet(320...560, step: 120), isFrozen: true) { width in
            CGRect(x: width / 2, y: 100, width: 100, height: 40)
        }
        #expect(found.map(\.width) == [440, 560])
        #expect(found.allSatisfy { $0.rule == .history })
    }

    @Test func `an element that moves farther than the edge jumps, except at a breakpoint`() throws {
        func frame(_ width: CGFloat) -> CGRect { CGRect(x: width < 800 ? 16 : 400, y: 100, width: 100, height: 40) }
        let found = try problems(WidthSheet(700...900, step: 100), frame: frame)
        #expect(found.map(\.rule) == [.jumps] && found.map(\.width) == [800])
        #expect(found.first?.message.contains("from (16, 100") == true, "\(found)")
        #expect(try problems(WidthSheet(700...900, step: 100, breakpoints: [750]), frame: frame).isEmpty)
        #expect(try problems(WidthSheet(700...900, step: 100, rules: [.clipping]), frame: frame).isEmpty)
        // The size class changes at 640 points.
        #expect(
            try problems(WidthSheet(600...700, step: 50)) { width in
                CGRect(x: width < 650 ? 16 : 400, y: 100, width: 100, height: 40)
            }.isEmpty)
    }

    @Test func `a failure groups the widths of a view, and has images`() throws {
        let failure = try #require(
            try WidthSheet(320...560, step: 120).failure { host in
                let controller = Frames()
                controller.frame = { _ in CGRect(x: 0, y: 100, width: 600, height: 40) }
                host.show(controller)
            })
        let lines = failure.description.split(separator: "\n")
        #expect(lines.count == 2, "\(failure)")
        #expect(lines.last?.contains("clipping at 320, and at 2 more widths up to 560: UILabel") == true)
        #expect(failure.files.map(\.name) == ["width-320.png", "width-440.png", "width-560.png"])
    }

    @Test func `a failed check is an issue at its line`() throws {
        try withKnownIssue {
            try WidthSheet(320...320).check { host in
                let controller = Frames()
                controller.frame = { _ in CGRect(x: 0, y: 100, width: 600, height: 40) }
                host.show(controller)
            }
        } matching: { issue in
            issue.error is WidthSheetFailure
        }
    }

    @Test func `the image shows every width`() throws {
        let file = try WidthSheet(320...440, step: 120, height: 200).png { $0.show(Bar()) }
        let image = try CairoImageDecoder().decode(Array(file))
        #expect(image.pixelWidth == (24 + 320 + 24 + 440 + 24) / 2)
        #expect(image.pixelHeight == (24 + 24 + 200 + 24) / 2)
    }
}
