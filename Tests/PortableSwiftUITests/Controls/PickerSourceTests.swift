import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Pickers and toggles of several values.
@MainActor struct PickerSourceTests {
    private let host = TestHost()

    private final class Model {
        var values: [Int]
        init(_ values: [Int]) { self.values = values }

        var bindings: [Binding<Int>] {
            values.indices.map { index in
                Binding(get: { self.values[index] }, set: { self.values[index] = $0 })
            }
        }
    }

    private func show(_ model: Model) throws -> UISegmentedControl {
        host.show(
            UIHostingController(
                rootView: Picker("Size", sources: model.bindings, selection: \.self) {
                    Text("S").tag(0)
                    Text("M").tag(1)
                    Text("L").tag(2)
                }
                .pickerStyle(.segmented)))
        host.settle()
        return try #require(host.first(UISegmentedControl.self))
    }

    @Test func `a picker shows the value of the first source`() throws {
        #expect(try show(Model([1, 1])).selectedSegmentIndex == 1)
        #expect(try show(Model([2, 1])).selectedSegmentIndex == 2)
    }

    @Test func `a selection in a picker changes all sources`() throws {
        let model = Model([0, 2])
        let control = try show(model)
        control.selectedSegmentIndex = 1
        control.sendActions(for: .valueChanged)
        #expect(model.values == [1, 1])
    }
}
