/// Types by the names that the compiler gives them ("Mangling" in the compiler's `docs/ABI/Mangling.rst`).
package enum MangledNames {
    /// The type with a mangled name; nil if the process has none, or it is private.
    package static func type(named name: String) -> Any.Type? { _typeByName(name) }

    /// The mangled name of a type, if the type can be found by it.
    package static func name(of type: Any.Type) -> String? {
        guard let name = _mangledTypeName(type), _typeByName(name) != nil else { return nil }
        return name
    }
}
