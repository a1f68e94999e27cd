import CollageTesting
import DisplayList
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct FieldDrawingTests {
    private final class Field: UITextField {
        var rects: [CGRect] = []
        override func drawText(in rect: CGRect) {
            rects.append(rect)
            super.drawText(in: rect.offsetBy(dx: 10, dy: 5))
        }
        override func drawPlaceholder(in rect: CGRect) {
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 4, y: 4, width: 8, height: 8))
        }
    }

    private func commands(_ view: UIView) -> [DisplayCommand] {
        view.layoutIfNeeded()
        return view.makeDisplayCommands() + view.subviews.filter { !$0.isHidden }.flatMap(commands)
    }

    private func origins(_ commands: [DisplayCommand]) -> [Point] {
        commands.compactMap { if case .text(_, let origin) = $0 { origin } else { nil } }
    }

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func images(_ field: UITextField) -> [Rect] {
        field.makeDisplayCommands().compactMap { if case .image(_, let rect, _, _) = $0 { rect } else { nil } }
    }

    @Test
    func `an image is drawn behind the text, another one while the field is disabled, and none in a rounded border`() {
        let host = TestHost()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        host.show(UIView())
        let usual = picture(4), disabled = picture(8)
        field.disabledBackground = disabled
        #expect(images(field).isEmpty)
        field.background = usual
        #expect(images(field) == [Rect(x: 0, y: 0, width: 100, height: 30)])
        let enabled = field.makeDisplayCommands()
        field.isEnabled = false
        #expect(field.makeDisplayCommands() != enabled && images(field).count == 1)
        field.isEnabled = true
        field.borderStyle = .roundedRect
        #expect(images(field).isEmpty)
    }

    @Test func `a subclass draws the text elsewhere unless it's being edited`() {
        let host = TestHost()
        let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.text = "Words"
        let view = UIView()
        host.show(view)
        view.addSubview(field)
        let usual = UITextField(frame: field.frame)
        usual.text = "Words"
        let own = commands(field)
        #expect(field.rects.first == field.textRect(forBounds: field.bounds))
        let moved = origins(own), still = origins(commands(usual))
        #expect(moved.count == 1 && still.count == 1)
        field.becomeFirstResponder()
        field.rects = []
        _ = commands(field)
        #expect(field.rects.isEmpty)
    }

    @Test func `a subclass draws another placeholder`() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.placeholder = "Name"
        let drawn = commands(field)
        #expect(origins(drawn).isEmpty)
        #expect(drawn.contains { if case .fill = $0 { true } else { false } })
        let usual = UITextField(frame: field.frame)
        usual.placeholder = "Name"
        #expect(origins(commands(usual)).count == 1)
    }

    @Test func `a progress view follows the progress that it observes, until that is done`() {
        let host = TestHost()
        let view = UIProgressView(frame: CGRect(x: 0, y: 100, width: 100, height: 4))
        let root = UIView()
        host.show(root)
        root.addSubview(view)
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        view.observedProgress = progress
        #expect(view.progress == 0.25)
        progress.completedUnitCount = 2
        host.advance(by: 0.1)
        #expect(view.progress == 0.5)
        progress.completedUnitCount = 4
        host.advance(by: 0.1)
        #expect(view.progress == 1)
        view.observedProgress = nil
        progress.completedUnitCount = 0
        host.advance(by: 0.1)
        #expect(view.progress == 1)
    }
}
