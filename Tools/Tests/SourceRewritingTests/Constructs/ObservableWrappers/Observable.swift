@propertyWrapper
final class Observable<Value> {
    var wrappedValue: Value { didSet { onChange?(wrappedValue) } }
    private var onChange: ((Value) -> Void)?
    var projectedValue: Observable { self }

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    func bind(_ action: @escaping (Value) -> Void) { onChange = action }
}
