import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Fields whose values a format style parses and formats.
@MainActor struct ValueFieldTests {
    private let host = TestHost()

    private final class Model {
        var amount = 12.5
        var count: Int? = 3
        var number = 7
    }

    private struct Form: View {
        let model: Model
        @State private var amount = 12.5
        @State private var count: Int? = 3
        @State private var number = 7
        @FocusState private var isFocused: Bool

        var body: some View {
            let _ = (model.amount, model.count, model.number) = (amount, count, number)
            VStack {
                TextField("Amount", value: $amount, format: .number).focused($isFocused)
                TextField("Count", value: $count, format: .number)
                TextField("Number", value: $number, formatter: NumberFormatter())
                Button("Leave") { isFocused = false }
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test func `a value is written when editing ends, and stays if it can't be read`() throws {
        let model = Model()
        host.show(UIHostingController(rootView: Form(model: model)))
        let fields = host.all(UITextField.self)
        #expect(fields.map(\.text) == ["12.5", "3", "7"])

        func write(_ text: String, in index: Int) {
            host.tap(fields[index])
            host.settle()
            fields[index].text = ""
            host.type(text)
            host.settle()
        }
        write("1,234.5", in: 0)
        #expect(model.amount == 12.5)
        host.type("\n")
        host.settle()
        #expect(model.amount == 1234.5)
        write("many", in: 0)
        write("", in: 1)
        #expect(model.amount == 1234.5)
        host.tap(fields[2])
        host.settle()
        #expect(fields[0].text == "1,234.5")
        fields[2].text = ""
        host.type("42\n")
        host.settle()
        #expect(model.number == 42)
    }
}
