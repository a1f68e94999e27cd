extension Toggle {
    /// Creates a toggle that represents several values, with a label. It's on if all of the values are `true`.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding {
                bindings.allSatisfy(\.wrappedValue)
            } set: { isOn in
                for binding in bindings { binding.wrappedValue = isOn }
            }, label: label)
    }
}
