/// A macro that allows apps to call the optional methods of a protocol with a question mark, as in Objective-C
/// protocols: `delegate.tableView?(tableView, heightForRowAt: indexPath)`.
///
/// Every method that isn't marked with ``Required()`` is optional and needs a default implementation in an extension of
/// the protocol. For each one, the macro adds an optional property with the name of the method. The property is never
/// `nil`: calling it returns the default if the object doesn't implement the method.
@attached(peer, names: prefixed(_OptionalMethodsOf))
@attached(extension, names: arbitrary)
package macro OptionalMethods() = #externalMacro(module: "CollageMacros", type: "OptionalMethodsMacro")

/// Excludes a requirement from the optional methods of a protocol with ``OptionalMethods()``.
@attached(peer)
package macro Required() = #externalMacro(module: "CollageMacros", type: "RequiredMacro")
