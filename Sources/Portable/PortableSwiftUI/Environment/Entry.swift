/// Makes a variable of an extension of ``EnvironmentValues`` or ``Transaction`` a value of these, with the key that it
/// needs.
///
/// The variable needs a value to begin with, or a type that is optional.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CollageMacros", type: "EntryMacro")
