import CollageTesting
import Foundation
import RandomNumbers
import Testing

@testable import PortableSwiftUI

/// Random walks over a list: at rest it shows what a new list of the same model shows.
@MainActor struct ListWalkTests {
    private struct Model: Equatable {
        struct Group: Equatable, Identifiable {
            var id: Int
            var rows: [Int]
            var hasHeader = true
        }

        var groups: [Group]
        var loose: [Int] = []
        var selection: Set<Int> = []
        var isEditing = false
        var style = 0
    }

    private struct Screen: View {
        let model: Model

        var body: some View {
            let list = List(selection: .constant(model.selection)) {
                ForEach(model.loose, id: \.self) { Text("loose \($0)") }.onDelete { _ in }
                ForEach(model.groups) { group in
                    Section {
                        ForEach(group.rows, id: \.self) { row in
                            if row % 5 == 0 { Text("extra \(row)") }
                            Text("row \(row)").frame(height: Double(20 + row % 3 * 20))
                        }
                        .onMove { _, _ in }
                        Text("end of \(group.id)")
                    } header: {
                        if group.hasHeader { Text("group \(group.id)") }
                    }
                }
            }
            .environment(\.editMode, .constant(model.isEditing ? .active : .inactive))
            switch model.style {
            case 0: list.listStyle(.insetGrouped)
            case 1: list.listStyle(.plain)
            default: list.listStyle(.grouped)
            }
        }
    }

    private func lines(_ host: TestHost) -> [String] {
        let rows = host.elements.map { element in
            let frame = element.frame
            return
                "\(element.label) \([frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 2).rounded() / 2 })"
        }
        let view = host.first(ListCollectionView.self)
        let cells = (view?.visibleCells ?? []).compactMap { $0 as? ListCell }.sorted { $0.frame.minY < $1.frame.minY }
        return rows
            + cells.map { cell in
                "\(cell.accessoryNames ?? []) \(cell.isSelected) \(cell.separators.frames.map { ($0.minX * 2).rounded() / 2 })"
            }
    }

    @Test(arguments: RandomTrials.seeds(8)) func `a settled list equals a new one`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var next = 100
        var model = Model(groups: [
            Model.Group(id: 1, rows: [1, 2, 3]), Model.Group(id: 2, rows: [10, 11]),
        ])
        let host = TestHost(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)
        let controller = UIHostingController(rootView: Screen(model: model))
        host.show(controller)
        host.settle()
        var log: [String] = []
        for _ in 0..<25 {
            let group = Int.random(in: 0..<max(model.groups.count, 1), using: &random)
            let isAnimated = Bool.random(using: &random)
            next += 1
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1:
                guard !model.groups.isEmpty else { continue }
                let index = Int.random(in: 0...model.groups[group].rows.count, using: &random)
                model.groups[group].rows.insert(next, at: index)
                log.append("insert \(next) at \(index) of \(group)")
            case 2:
                guard !model.groups.isEmpty, !model.groups[group].rows.isEmpty else { continue }
                model.groups[group].rows.remove(at: Int.random(in: 0..<model.groups[group].rows.count, using: &random))
                log.append("remove from \(group)")
            case 3:
                guard !model.groups.isEmpty else { continue }
                model.groups[group].rows.shuffle(using: &random)
                log.append("shuffle \(group)")
            case 4:
                model.groups.append(Model.Group(id: next, rows: [next]))
                log.append("add group")
            case 5:
                model.groups.shuffle(using: &random)
                log.append("shuffle groups")
            case 6:
                if model.groups.count > 1 { model.groups.remove(at: group) }
                log.append("remove group")
            case 7:
                model.isEditing.toggle()
                log.append("editing \(model.isEditing)")
            case 8:
                if !model.groups.isEmpty { model.groups[group].hasHeader.toggle() }
                if Bool.random(using: &random) { model.loose = model.loose.isEmpty ? [next, next + 1] : [] }
                log.append("header, loose \(model.loose)")
            default:
                if Bool.random(using: &random) { model.style = (model.style + 1) % 3 }
                let all = model.groups.flatMap(\.rows)
                model.selection = Set(all.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
                log.append("style \(model.style), selection \(model.selection.sorted())")
            }
            if isAnimated {
                withAnimation { controller.rootView = Screen(model: model) }
            } else {
                controller.rootView = Screen(model: model)
            }
            if Int.random(in: 0..<3, using: &random) == 0 { continue }
            host.settle()
            let fresh = TestHost(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)
            fresh.show(UIHostingController(rootView: Screen(model: model)))
            fresh.settle()
            host.activate()
            let shown = lines(host), wanted = lines(fresh)
            host.activate()
            guard shown == wanted else {
                let differing = zip(shown, wanted).filter { $0 != $1 }.prefix(3).map { "\($0) instead of \($1)" }
                Issue.record("seed \(seed), after \(log): \(differing), \(shown.count) and \(wanted.count) lines")
                return
            }
        }
    }
}
