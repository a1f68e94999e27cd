import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct ExtremeNumberTests {
    @Test(arguments: NumericProperty.all)
    func `each property accepts all numbers: views are laid out, drawn, and described by VoiceOver`(
        property: NumericProperty
    ) throws {
        for number in NumericProperty.numbers where !(number.isNaN && property.raisesForNaN) {
            let host = TestHost(size: CGSize(width: 320, height: 480))
            _ = try Diagnostics.capture {
                let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                container.addSubview(property.make(number))
                host.show(container)
                for _ in 0..<3 { host.advance(by: 0.05) }
                _ = try host.snapshot(.text)
                _ = host.session.accessibleElements()
                host.tap(CGPoint(x: 40, y: 80))
                host.drag(from: CGPoint(x: 60, y: 140), to: CGPoint(x: 40, y: 70), duration: 0.05, rests: false)
                host.advance(by: 0.5)
                _ = try host.snapshot(.text)
            }
        }
    }

    @Test(arguments: NumericProperty.numbers)
    func `sheets accept all numbers for their heights and corners`(number: Double) throws {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        host.show(UIViewController())
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemBackground
        let presentation = sheet.sheetPresentationController
        presentation?.detents = [
            .custom(identifier: .init("number")) { _ in number }, .custom { $0.maximumDetentValue * number }, .medium(),
        ]
        presentation?.selectedDetentIdentifier = .init("number")
        presentation?.preferredCornerRadius = number
        presentation?.prefersGrabberVisible = true
        _ = try Diagnostics.capture {
            host.window.rootViewController?.present(sheet, animated: true)
            host.settle()
            for place in [CGPoint(x: 160, y: 300), CGPoint(x: 160, y: 460)] {
                host.drag(from: place, to: CGPoint(x: 160, y: 200), duration: 0.1, rests: false)
            }
            host.change(size: CGSize(width: 480, height: 320))
            _ = try host.snapshot(.text)
            let frame = sheet.view.convert(sheet.view.bounds, to: nil)
            #expect(frame.minY.isFinite && frame.height.isFinite && frame.height >= 0)
        }
    }

    @Test func `a number that isn't finite counts as 0, and the console names the property and the view`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let messages = Diagnostics.capture {
            scrollView.contentInset.top = .nan
            scrollView.layoutMargins.left = .infinity
        }
        #expect(scrollView.contentInset == .zero)
        #expect(messages.count == 2)
        #expect(messages.first?.hasPrefix("contentInset of <UIScrollView") ?? false)
    }

    @Test func `a page control draws only the visible dots, regardless of the number of pages`() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 170, height: 26))
        control.numberOfPages = .max
        control.currentPage = .max
        #expect(control.currentPage == .max - 1)
        #expect(control.makeDisplayCommands().count < 20)
        control.numberOfPages = 5
        #expect(control.makeDisplayCommands().count == 5)
    }

    @Test func `images with a duration near zero repeat endlessly`() {
        let host = TestHost()
        let view = UIImageView()
        view.animationImages = [UIImage(), UIImage()]
        view.animationDuration = .leastNonzeroMagnitude
        host.show(view)
        view.startAnimating()
        host.advance(by: 0.1)
        host.advance(by: 0.1)
        #expect(view.isAnimating)
    }
}
