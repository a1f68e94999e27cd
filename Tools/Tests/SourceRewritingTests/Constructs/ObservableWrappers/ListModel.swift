import Foundation

final class ListModel {
    @Observable private(set) var isLoaded = false
    @Observable
    var name: String?

    func load() { isLoaded = true }
}

func follow(_ model: ListModel) {
    model.$isLoaded.bind { newValue in print(newValue) }
}
