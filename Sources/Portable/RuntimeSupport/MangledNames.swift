/// Conversions between types and mangled names ("Mangling" in the compiler's `docs/ABI/Mangling.rst`).
package enum MangledNames {
    /// Returns the type with a mangled name, or `nil` if the type doesn't exist or is private.
    package static func type(named name: String) -> Any.Type? { _typeByName(name) }

    /// Returns the mangled name of a type, or `nil` if the type can't be found by name.
    package static func name(of type: Any.Type) -> String? {
        guard let name = _mangledTypeName(type), _typeByName(name) != nil else { return nil }
        return name
    }
}
