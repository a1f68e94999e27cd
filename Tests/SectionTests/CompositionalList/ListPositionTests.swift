import CollageTesting
import CompositionalList
import Observation
import Testing

@testable import PortableSwiftUI

/// Lists that are scrolled to their items, and tell where they are.
@MainActor struct ListPositionTests {
    struct Screen: View {
        let sections: [GenericSectionIdentifierViewModel<Int, Int>]
        let anchor: UnitPoint?
        let model: Model

        var body: some View {
            CompositionalList(sections) { item, _ in Text("Item \(item)").padding(14) }
                .animatesChanges(false)
                .scrollPosition(id: Bindable(model).position, anchor: anchor)
        }
    }

    @Observable @MainActor
    final class Model {
        var position: Int?
    }

    private let host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
    private let model = Model()

    private func show(anchor: UnitPoint?, count: Int = 200) {
        let sections = [GenericSectionIdentifierViewModel(sectionIdentifier: 0, cellIdentifiers: Array(0..<count))]
        host.show(UIHostingController(rootView: Screen(sections: sections, anchor: anchor, model: model)))
    }

    private func frame(of item: Int) throws -> CGRect {
        let view = try #require(host.first(UICollectionView.self))
        let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
        return cell.convert(cell.bounds, to: nil)
    }

    @Test func `an item is scrolled to the anchor`() throws {
        show(anchor: .top)
        model.position = 120
        host.settle()
        #expect(try abs(frame(of: 120).minY) < 1)
        model.position = 40
        host.settle()
        #expect(try abs(frame(of: 40).minY) < 1)
        // The same one again is where it is already.
        #expect(model.position == 40)
    }

    @Test func `a list begins at its initial position`() throws {
        model.position = 150
        show(anchor: .center)
        #expect(try abs(frame(of: 150).midY - 422) < 1)
    }

    @Test func `without an anchor, a visible item stays in position`() throws {
        show(anchor: nil)
        let before = try frame(of: 5)
        model.position = 5
        host.settle()
        #expect(try frame(of: 5) == before)
        model.position = 100
        host.settle()
        #expect(try abs(frame(of: 100).maxY - 844) < 1)
    }

    @Test func `scrolling with a finger writes the position without disturbing the scrolling`() throws {
        show(anchor: .top)
        host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
        let first = try #require(model.position)
        #expect(try frame(of: first).minY <= 1 && frame(of: first).maxY >= -1)
        host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
        #expect(try #require(model.position) > first)
        model.position = 0
        host.settle()
        #expect(try abs(frame(of: 0).minY) < 1)
    }

    @Test func `scrolling to an id that no item has does nothing`() throws {
        show(anchor: .top)
        model.position = 1000
        host.settle()
        #expect(try abs(frame(of: 0).minY) < 1)
    }

    private struct GrowingScreen: View {
        let model: GrowingModel
        @State private var first: Int?

        var body: some View {
            CompositionalList([
                GenericSectionIdentifierViewModel(sectionIdentifier: 0, cellIdentifiers: model.numbers)
            ]) { item, _ in Text("Item \(item)").padding(14) }
            .staysAtEnd()
            .scrollPosition(id: $first, anchor: .top)
            Text("First: \(first ?? -1)")
        }
    }

    @Observable @MainActor
    final class GrowingModel {
        var numbers = Array(100..<200)
    }

    @Test func `items that are inserted while the list decelerates don't write the position during the update`() {
        let model = GrowingModel()
        host.show(UIHostingController(rootView: GrowingScreen(model: model)))
        let messages = Diagnostics.capture {
            let finger = host.touch(at: CGPoint(x: 200, y: 100))
            for step in 1...10 {
                host.advance(by: 1.0 / 60)
                finger.move(to: CGPoint(x: 200, y: 100 + 60 * CGFloat(step)))
            }
            finger.lift()
            for start in [80, 60, 40] {
                for _ in 0..<5 { host.advance(by: 1.0 / 60) }
                model.numbers = Array(start..<200)
            }
            host.settle()
        }
        #expect(messages == [])
    }
}
