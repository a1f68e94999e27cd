#sourceLocation(file: "/App/Observable.swift", line: 1)
import Foundation; @propertyWrapper
final class Observable<Value> {
    var wrappedValue: Value { didSet { onChange?(wrappedValue) } }
    private var onChange: ((Value) -> Void)?
    var projectedValue: Observable { self }

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    func bind(_ action: @escaping (Value) -> Void) { onChange = action }
}
