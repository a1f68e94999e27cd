import CompositionalEngine
import LayoutGeometry
import Testing

/// The changes that result from measuring each kind of element, and the ones reported to the client.
struct MeasuringTests {
    private let list = measuredRows
    private let grid = measuredPairs(height: 50)

    private func id(_ kind: String, section: Int = 0, item: Int = 0) -> ElementID {
        ElementID(.supplementary(kind: kind), section: section, item: item)
    }

    private func high(_ height: Double) -> Size { Size(width: 320, height: height) }

    // MARK: Headers and footers

    private var framed: SectionDescription {
        var description = list
        description.boundaryItems = [
            boundary("h", .fractionalWidth(1), .estimated(30), at: .top),
            boundary("f", .fractionalWidth(1), .estimated(20), at: .bottom),
        ]
        return description
    }

    @Test func `a footer moves the elements after its section`() {
        let solver = solver([(framed, 2), (list, 1)])
        #expect(
            solver.setMeasuredSize(high(26), for: id("f"))
                == MeasurementEffect(isChange: true, position: 138, displacement: 6))
        #expect(solver.frame("f") == rect(0, 118, 320, 26) && solver.cellFrames(section: 1)[0].minY == 144)
    }

    @Test func `a header moves the elements after it`() {
        let solver = solver([(list, 1), (framed, 2)])
        #expect(
            solver.setMeasuredSize(high(10), for: id("h", section: 1))
                == MeasurementEffect(isChange: true, position: 74, displacement: -20))
    }

    @Test func `the layout's own items move all elements or the end of the content`() {
        let configuration = LayoutConfiguration(boundaryItems: [
            boundary("h", .fractionalWidth(1), .estimated(30), at: .top),
            boundary("f", .fractionalWidth(1), .estimated(20), at: .bottom),
        ])
        let solver = solver([(list, 2)], configuration: configuration)
        let (header, footer) = (id("h", item: ElementID.layoutItem), id("f", item: ElementID.layoutItem))
        #expect(solver.measurableAxes(of: header) == (false, true))
        #expect(solver.wouldChange(high(40), for: header) && !solver.wouldChange(high(30), for: header))
        #expect(
            solver.setMeasuredSize(high(40), for: header)
                == MeasurementEffect(isChange: true, position: 30, displacement: 10))
        #expect(solver.setMeasuredSize(high(40), for: header) == .none)
        #expect(
            solver.setMeasuredSize(high(25), for: footer)
                == MeasurementEffect(isChange: true, position: 148, displacement: 5))
        #expect(solver.frame("f", item: ElementID.layoutItem) == rect(0, 128, 320, 25))
        #expect(solver.cellFrames(section: 0)[0].minY == 40 && solver.contentSize().height == 153)
        solver.discardMeasuredSize(of: header)
        #expect(solver.cellFrames(section: 0)[0].minY == 30 && solver.contentSize().height == 143)
        solver.solver.discardMeasuredSizes()
        #expect(solver.contentSize().height == 138)
        #expect(solver.measurableAxes(of: id("x", item: ElementID.layoutItem)) == (false, false))
        #expect(solver.element(id("h", section: 1, item: ElementID.layoutItem)) == nil)
    }

    @Test func `measuring an item at the side moves nothing unless the section grows`() {
        var description = list
        description.boundaryItems = [boundary("s", .estimated(30), .estimated(30), at: .leading)]
        let solver = solver([(description, 2), (list, 1)])
        #expect(solver.measurableAxes(of: id("s")) == (true, true))
        #expect(solver.setMeasuredSize(Size(width: 40, height: 60), for: id("s")).displacement == 0)
        #expect(solver.frame("s") == rect(0, 14, 40, 60))
        #expect(solver.setMeasuredSize(Size(width: 40, height: 100), for: id("s")).displacement == 12)
    }

    // MARK: Badges

    private var badged: SectionDescription {
        SectionDescription(
            group: group(
                .fractionalWidth(1), .absolute(40),
                row(
                    item(
                        .fractionalWidth(0.5), .absolute(40),
                        badges: [
                            badge("b", .estimated(10), .absolute(10), at: [.top, .leading]),
                            badge("c", .absolute(6), .absolute(6), at: [.bottom, .trailing]),
                        ]))))
    }

    @Test func `a badge is measured on the axis that it estimates`() {
        let solver = solver([(list, 1), (badged, 4)])
        let badge = id("b", section: 1, item: 2)
        #expect(solver.measurableAxes(of: badge) == (true, false))
        #expect(solver.measurableAxes(of: id("c", section: 1, item: 2)) == (false, false))
        #expect(solver.measurableAxes(of: id("b", section: 1, item: 4)) == (false, false), "there are four")
        #expect(solver.wouldChange(Size(width: 25, height: 10), for: badge))
        #expect(!solver.wouldChange(Size(width: 10, height: 25), for: badge), "its height is fixed")
        #expect(!solver.wouldChange(Size(width: 25, height: 10), for: id("c", section: 1)))
        #expect(solver.setMeasuredSize(Size(width: 25, height: 99), for: badge).isChange)
        #expect(solver.frame("b", section: 1, item: 2) == rect(0, 84, 25, 10))
        #expect(solver.frame("b", section: 1, item: 3) == rect(160, 84, 10, 10))
        #expect(solver.setMeasuredSize(Size(width: 25, height: 10), for: id("c", section: 1)) == .none)
        solver.discardMeasuredSize(of: badge)
        #expect(solver.frame("b", section: 1, item: 2) == rect(0, 84, 10, 10))
    }

    @Test func `a badge that was measured as large is found far from its item`() {
        let solver = solver(badged, 40)
        #expect(solver.elements(in: rect(300, 0, 10, 10)).allSatisfy { $0.id != id("b", item: 20) })
        _ = solver.setMeasuredSize(Size(width: 300, height: 10), for: id("b", item: 20))
        #expect(solver.elements(in: rect(290, 400, 10, 10)).contains { $0.id == id("b", item: 20) })
    }

    @Test func `headers and badges of one kind are numbered in that order (R43)`() {
        var description = badged
        description.boundaryItems = [
            boundary("b", .fractionalWidth(1), .absolute(30), at: .top),
            boundary("x", .fractionalWidth(1), .absolute(9), at: .top),
            boundary("b", .fractionalWidth(1), .absolute(20), at: .bottom),
        ]
        let solver = solver(description, 3)
        #expect(solver.frame("b", item: 0) == rect(0, 0, 320, 30))
        #expect(solver.frame("b", item: 1) == rect(0, 110, 320, 20))
        #expect(solver.frame("x", item: 0) == rect(0, 21, 320, 9) && solver.frame("x", item: 1) == nil)
        #expect(
            (2..<6).map { solver.frame("b", item: $0)?.origin } == [
                Point(x: 0, y: 30), Point(x: 160, y: 30), Point(x: 0, y: 70), nil,
            ])
        #expect(solver.frame("c", item: 0) == rect(154, 64, 6, 6))
        #expect(solver.frame("b", item: -1) == nil && solver.frame("nobody's") == nil)
        let all = solver.elements(in: rect(0, 0, 320, 480))
        for element in all { #expect(solver.element(element.id) == element) }
        #expect(all.count == 3 + 6 + 3)
    }

    // MARK: Cells

    @Test func `only existing items are measured`() {
        for description in [list, grid] {
            let solver = solver(description, 3)
            for item in [-1, 3, .max] {
                #expect(solver.measurableAxes(of: .cell(section: 0, item: item)) == (false, false))
                #expect(!solver.wouldChange(high(99), for: .cell(section: 0, item: item)))
                #expect(solver.measure(320, 99, item: item) == .none)
            }
            #expect(solver.measurableAxes(of: .cell(section: 0, item: 0)) == (false, true))
            #expect(solver.measurableAxes(of: .cell(section: 0, item: 2)) == (false, true))
            #expect(solver.measurableAxes(of: .cell(section: 1, item: 0)) == (false, false))
            #expect(!solver.wouldChange(high(99), for: .cell(section: 1, item: 0)))
            let decoration = ElementID(.decoration(kind: "back"), section: 0, item: 0)
            #expect(solver.measurableAxes(of: decoration) == (false, false))
            #expect(solver.setMeasuredSize(high(99), for: decoration) == .none)
        }
    }

    @Test func `an item that fills its group is not measured (R12)`() {
        let whole = SectionDescription(
            group: group(
                .fractionalWidth(1), .estimated(40),
                .divided(axis: .vertical, node: item(.fractionalWidth(1), .estimated(30)), count: 1)))
        let solver = solver(whole, 2)
        #expect(solver.measurableAxes(of: .cell(section: 0, item: 0)) == (false, false))
        #expect(solver.measure(320, 60, item: 0) == .none)
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [40, 40])
    }

    @Test(arguments: [Size(width: -1, height: 9), Size(width: 9, height: .nan), Size(width: .infinity, height: 9)])
    func `an invalid size changes nothing`(size: Size) {
        let solver = solver(framed, 3)
        for id in [ElementID.cell(section: 0, item: 0), id("h")] {
            #expect(!solver.wouldChange(size, for: id) && solver.setMeasuredSize(size, for: id) == .none)
        }
        #expect(solver.contentSize().height == 182)
    }

    @Test func `discarding a size returns the changed frames`() {
        let solver = solver([(grid, 4), (list, 2)])
        _ = solver.measure(160, 80, item: 1)
        _ = solver.measure(320, 60, item: 0, section: 1)
        solver.discardMeasuredSize(of: .cell(section: 0, item: 1))
        solver.discardMeasuredSize(of: .cell(section: 0, item: 0))
        #expect(solver.cellFrames(section: 0).map(\.size.height) == [50, 50, 50, 50])
        #expect(solver.contentSize().height == 100 + 104)
        solver.discardMeasuredSize(of: .cell(section: 1, item: 0))
        #expect(solver.contentSize().height == 100 + 88)
    }

    @Test func `elements after a row of less than a point move`() {
        let thin = SectionDescription(
            group: group(.fractionalWidth(1), .estimated(0.5), row(item(.fractionalWidth(1), .estimated(0.5)))))
        #expect(
            solver(thin, 9).measure(320, 3, item: 1)
                == MeasurementEffect(isChange: true, position: 1, displacement: 2.5))
    }

    @Test func `a measurement that changes no size moves no elements`() {
        #expect(!MeasurementEffect.none.isChange)
        #expect(MeasurementEffect.none.position == 0 && MeasurementEffect.none.displacement == 0)
    }

    @Test func `a row without a length isn't visible`() {
        let solver = solver(list, 3)
        _ = solver.measure(320, 0, item: 1)
        #expect(solver.elements(in: rect(0, 0, 320, 480)).map(\.id.item) == [0, 2])
        #expect(solver.element(.cell(section: 0, item: 1))?.frame == rect(0, 44, 320, 0))
    }

    @Test func `a row that's shortened by the next item keeps its position`() {
        let wrapping = SectionDescription(
            group: group(.fractionalWidth(1), .absolute(20), row(item(.estimated(100), .absolute(20)))))
        let solver = solver(wrapping, 7)
        _ = solver.measure(300, 20, item: 2)
        #expect(
            solver.cellFrames(section: 0) == [
                rect(0, 0, 100, 20), rect(100, 0, 100, 20), rect(0, 20, 300, 20),
                rect(0, 40, 100, 20), rect(100, 40, 100, 20), rect(200, 40, 100, 20), rect(0, 60, 100, 20),
            ])
    }

    @Test func `a measured width makes the content wider and narrower again`() {
        let wide = SectionDescription(
            group: group(.estimated(100), .absolute(20), row(item(.estimated(100), .absolute(20)))))
        let solver = solver([(wide, 3), (list, 2)])
        #expect(solver.contentSize().width == 320)
        _ = solver.measure(500, 20, item: 1)
        #expect(solver.contentSize().width == 500)
        _ = solver.measure(400, 20, item: 2)
        _ = solver.measure(100, 20, item: 1)
        #expect(solver.contentSize().width == 400)
        solver.setSections([.init(description: wide, itemCount: 1), .init(description: list, itemCount: 2)])
        #expect(solver.contentSize().width == 320)
    }
}
