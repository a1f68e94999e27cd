import CollageTesting
import Combine
import SwiftUI

/// SwiftUI's views over an observed object, in a stack with a sheet.
final class ObjectScreen: WalkableScreen {
    struct Model: Hashable {
        struct Row: Identifiable, Hashable {
            let id: Int
            var name: String
            var isOn = false
        }

        var rows: [Row]
        var path: [Int] = []
        var showsDetails = false
        var isSheetShown = false
        var count = 0

        init(_ count: Int) {
            rows = (0..<count).map {
                Row(id: $0, name: $0 % 3 == 0 ? "Row \($0) with a name of several words" : "Row \($0)")
            }
        }
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case insert(Int), delete(Int), toggle(Int), rename(Int), push(Int), pop, details, sheet, count

        var description: String {
            switch self {
            case .insert(let row): "insert a row at \(row)"
            case .delete(let row): "delete row \(row)"
            case .toggle(let row): "toggle row \(row)"
            case .rename(let row): "rename row \(row)"
            case .push(let row): "push row \(row)"
            case .pop: "pop"
            case .details: "show or hide details"
            case .sheet: "show or hide the sheet"
            case .count: "count"
            }
        }
    }

    private let store: ObjectStore
    let controller: UIViewController

    init(model: Model) {
        store = ObjectStore(model)
        controller = UIHostingController(rootView: ObjectRoot(store: store))
    }

    var model: Model { store.model }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        let row = Int.random(in: 0..<12, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...1: return .insert(row)
        case 2...3: return .delete(row)
        case 4...5: return .toggle(row)
        case 6: return .rename(row)
        case 7: return .push(row)
        case 8: return .pop
        case 9: return .details
        case 10: return .sheet
        default: return .count
        }
    }

    func apply(_ change: Change) { withAnimation { store.apply(change) } }
}

private final class ObjectStore: ObservableObject {
    @Published var model: ObjectScreen.Model
    private var nextID: Int

    init(_ model: ObjectScreen.Model) {
        self.model = model
        nextID = (model.rows.map(\.id).max() ?? 0) + 1
    }

    func apply(_ change: ObjectScreen.Change) {
        let count = model.rows.count
        switch change {
        case .insert(let row):
            model.rows.insert(.init(id: nextID, name: "New row \(nextID)"), at: row % (count + 1))
            nextID += 1
        case .delete(let row): if count > 0 { model.rows.remove(at: row % count) }
        case .toggle(let row): if count > 0 { model.rows[row % count].isOn.toggle() }
        case .rename(let row): if count > 0 { model.rows[row % count].name += " renamed" }
        case .push(let row): if count > 0, model.path.count < 3 { model.path.append(model.rows[row % count].id) }
        case .pop: _ = model.path.popLast()
        case .details: model.showsDetails.toggle()
        case .sheet: model.isSheetShown.toggle()
        case .count: model.count += 1
        }
    }
}

private struct ObjectRoot: View {
    @ObservedObject var store: ObjectStore

    var body: some View {
        NavigationStack(path: $store.model.path) {
            ScrollView {
                VStack(alignment: .leading, spacing: 8) {
                    Toggle("Details", isOn: $store.model.showsDetails)
                    Stepper("Count \(store.model.count)", value: $store.model.count)
                    if store.model.showsDetails { Text("Details that take\ntwo lines") }
                    ForEach($store.model.rows) { $row in
                        ObjectRow(row: $row, showsDetails: store.model.showsDetails)
                    }
                }
                .padding()
            }
            .navigationTitle("Count \(store.model.count)")
            .navigationDestination(for: Int.self) { id in ObjectPage(id: id).environmentObject(store) }
        }
        .sheet(isPresented: $store.model.isSheetShown) { Text("Sheet \(store.model.count)") }
    }
}

private struct ObjectRow: View {
    @Binding var row: ObjectScreen.Model.Row
    let showsDetails: Bool

    var body: some View {
        HStack {
            NavigationLink(value: row.id) {
                VStack(alignment: .leading) {
                    Text(row.name)
                    if showsDetails { Text(row.isOn ? "On" : "Off").font(.caption) }
                }
            }
            Toggle("On", isOn: $row.isOn).labelsHidden()
        }
    }
}

private struct ObjectPage: View {
    let id: Int
    @EnvironmentObject private var store: ObjectStore

    var body: some View {
        VStack {
            if let row = store.model.rows.first(where: { $0.id == id }) {
                Text(row.name)
                Text(row.isOn ? "On" : "Off")
            } else {
                Text("Gone")
            }
            Button("Count") { store.model.count += 1 }
        }
        .navigationTitle("Row \(id)")
    }
}
