#sourceLocation(file: "/App/ListModel.swift", line: 1)
import Observation; import Foundation

final class ListModel {
    @App.Observable private(set) var isLoaded = false
    @App.Observable
    var name: String?

    func load() { isLoaded = true }
}

func follow(_ model: ListModel) {
    model.$isLoaded.bind { newValue in print(newValue) }
}
