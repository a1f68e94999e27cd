/// Declares a property of a preview, such as a state, in the closure of `#Preview`.
///
///     #Preview {
///         @Previewable @State var isOn = false
///         Toggle("On", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "CollageMacros", type: "PreviewableMacro")
