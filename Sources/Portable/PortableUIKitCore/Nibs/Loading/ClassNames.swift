import RuntimeSupport

/// Finds classes by name, including nested ones, which `NSClassFromString` doesn't find on Linux.
package enum ClassNames {
    /// Returns the class with a name such as `Cell` or `Screen.Cell` in a module. Private classes can't be found.
    package static func find(_ name: String, in module: String) -> AnyClass? {
        let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !module.isEmpty, path.allSatisfy({ !$0.isEmpty }), path.count <= 4 else { return nil }
        // The enclosing type can be a class, structure, or enumeration, which its name doesn't indicate.
        var names = [mangled(module)]
        for (index, component) in path.enumerated() {
            let kinds = index == path.count - 1 ? ["C"] : ["C", "V", "O"]
            names = names.flatMap { outer in kinds.map { outer + mangled(component) + $0 } }
        }
        return names.lazy.compactMap { MangledNames.type(named: $0) as? AnyClass }.first
    }

    /// Returns a name with its length as a prefix, as in Swift's symbols.
    private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}
