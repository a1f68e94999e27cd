@_spi(Collage) import PortableUIKit

/// An effect that a view adds to the symbols in it.
nonisolated struct SymbolEffectRequest: Equatable, Sendable {
    enum Trigger: Equatable, Sendable {
        /// The effect runs while it's active.
        case active(Bool)
        /// The effect runs when the number of changes of a value increases.
        case changes(Int)
    }

    let motion: SymbolMotion
    let options: SymbolEffectOptions
    let trigger: Trigger
}

private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [SymbolEffectRequest] { [] }
}

extension EnvironmentValues {
    /// The effects of symbols, from the outermost.
    var symbolEffects: [SymbolEffectRequest] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

/// The modifier for an effect that runs when a value changes.
nonisolated struct SymbolEffectOnChange<Value: Equatable>: ViewModifier {
    let motion: SymbolMotion?
    let options: SymbolEffectOptions
    let value: Value
    @State private var count = 0

    init(motion: SymbolMotion?, options: SymbolEffectOptions, value: Value) {
        self.motion = motion
        self.options = options
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        let request = motion.map { SymbolEffectRequest(motion: $0, options: options, trigger: .changes(count)) }
        return
            content
            .transformEnvironment(\.symbolEffects) { if let request { $0.append(request) } }
            .onChange(of: value) { count += 1 }
    }
}
