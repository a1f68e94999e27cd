/// Lets apps call the optional methods of a protocol with a question mark, as in Objective-C protocols:
/// `delegate.tableView?(tableView, heightForRowAt: indexPath)`.
///
/// Every method is optional that isn't marked with ``Required()``. An extension of the protocol has the default of each.
/// The macro adds a property with the name of the method, which is optional and can be called. The property is never
/// `nil`: the call returns the default if the object doesn't implement the method.
@attached(peer, names: prefixed(_OptionalMethodsOf))
@attached(extension, names: arbitrary)
package macro OptionalMethods() = #externalMacro(module: "CollageMacros", type: "OptionalMethodsMacro")

/// Excludes a requirement from the optional methods of a protocol with ``OptionalMethods()``.
@attached(peer)
package macro Required() = #externalMacro(module: "CollageMacros", type: "RequiredMacro")
