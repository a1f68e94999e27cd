/// A macro that defines a property of ``EnvironmentValues`` or ``Transaction`` together with its key.
///
/// The property needs a default value, or an optional type.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CollageMacros", type: "EntryMacro")
