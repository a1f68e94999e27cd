import CollageTesting
import Testing

@MainActor struct SliderTickTests {
    private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 34))

    @Test func `values snap to the nearest ticks`() {
        slider.maximumValue = 10
        slider.trackConfiguration = .init(numberOfTicks: 6)
        slider.value = 4.9
        #expect(slider.value == 4)
        slider.value = 5.1
        #expect(slider.value == 6)
        slider.trackConfiguration?.allowsTickValuesOnly = false
        slider.value = 5.1
        #expect(slider.value == 5.1)
        slider.trackConfiguration = nil
        slider.value = 7
        #expect(slider.value == 7)
    }

    @Test func `a range of values can be enabled`() {
        slider.trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: 0.25...0.5, ticks: [])
        #expect(slider.value == 0.25)
        slider.value = 1
        #expect(slider.value == 0.5)
    }

    @Test func `ticks are drawn along the track, and a slider can have no thumb`() {
        slider.trackConfiguration = .init(ticks: [
            .init(position: 0), .init(position: 0.5, title: "half"), .init(position: 1),
        ])
        slider.layoutIfNeeded()
        let dots = slider.subviews.flatMap(\.subviews).flatMap(\.subviews).filter { $0.bounds.width == 4 }
        #expect(dots.count == 3 && dots.map(\.center.x) == dots.map(\.center.x).sorted())
        #expect(slider.sliderStyle == .default)
        slider.sliderStyle = .thumbless
        #expect(slider.sliderStyle == .thumbless)
    }
}
