import ObjectiveC

final class Store {
    func load() { autoreleasepool { print("load") } }
}
