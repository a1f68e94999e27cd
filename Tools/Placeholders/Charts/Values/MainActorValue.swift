/// A value that only the main actor uses, and that closures of the main actor keep.
struct MainActorValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
