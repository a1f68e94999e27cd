import CollageTesting
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// Images that apps set for controls, by state.
@MainActor final class ControlPicturesTests {
    let host = TestHost()

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func `a slider's thumb has the size of its image, and images of other states follow the normal one`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let knob = image(10, 12), pressed = image(14, 16)
        slider.setThumbImage(knob, for: .normal)
        slider.setThumbImage(pressed, for: .highlighted)
        #expect(slider.currentThumbImage === knob)
        #expect(slider.thumbImage(for: .disabled) == nil)
        let track = slider.trackRect(forBounds: slider.bounds)
        let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(rect == CGRect(x: 188, y: 11, width: 10, height: 12))
        slider.isHighlighted = true
        #expect(slider.currentThumbImage === pressed)
    }

    @Test(arguments: [false, true]) func `images at a slider's ends shorten the track`(isMirrored: Bool) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        if isMirrored { slider.semanticContentAttribute = .forceRightToLeft }
        slider.minimumValueImage = image(20, 10)
        slider.maximumValueImage = image(30, 10)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX == (isMirrored ? 38 : 28))
        #expect(track.maxX == (isMirrored ? 172 : 162))
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == (isMirrored ? 180 : 0))
    }

    @Test func `segments have the app's backgrounds, dividers, and offsets`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        let normal = image(4, 4), line = image(2, 4)
        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setDividerImage(
            line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
        control.setContentOffset(CGSize(width: 0, height: 5), forSegmentAt: 1)
        control.selectedSegmentIndex = 0
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.layoutIfNeeded()
        #expect(control.backgroundImage(for: .normal, barMetrics: .default) === normal)
        #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 0, height: 5))
        let pictures = control.subviews.compactMap { $0 as? UIImageView }
        #expect(pictures.filter { $0.image === normal }.count == 2)
        #expect(pictures.first { $0.image === line }?.bounds.size == CGSize(width: 2, height: 32))
        let labels = control.subviews.compactMap { $0 as? UILabel }
        let plain = UISegmentedControl(items: ["One", "Two"])
        plain.frame = control.frame
        plain.selectedSegmentIndex = 0
        plain.layoutIfNeeded()
        let usual = plain.subviews.compactMap { $0 as? UILabel }
        #expect(labels[0].center.x == usual[0].center.x + 3)
        #expect(labels[1].center.y == usual[1].center.y + 5)
    }

    @Test func `progress and its track have images instead of colors`() {
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        let way = image(3, 4), done = image(3, 4)
        progress.trackImage = way
        progress.progressImage = done
        let pictures = progress.subviews.compactMap { $0 as? UIImageView }
        #expect(pictures.map(\.image) == [way, done])
        #expect(pictures.allSatisfy { $0.backgroundColor == nil })
    }

    @Test func `the buttons of a stepper have images`() {
        let stepper = UIStepper()
        let more = image(8, 8)
        let before = stepper.makeDisplayCommands().count
        stepper.setIncrementImage(more, for: .normal)
        #expect(stepper.incrementImage(for: .normal) === more)
        #expect(stepper.decrementImage(for: .normal) == nil)
        // One image instead of the two lines of a plus.
        #expect(stepper.makeDisplayCommands().count == before - 1)
    }
}
