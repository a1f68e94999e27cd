import RuntimeSupport

/// Finds classes by name, also those in other types, which `NSClassFromString` doesn't on Linux.
package enum ClassNames {
    /// The class of a name such as `Cell` or `Screen.Cell` in a module. Private classes have no name to be found by.
    package static func find(_ name: String, in module: String) -> AnyClass? {
        let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !module.isEmpty, path.allSatisfy({ !$0.isEmpty }), path.count <= 4 else { return nil }
        // A type around the class is a class, structure or enumeration, which the name doesn't tell.
        var names = [mangled(module)]
        for (index, component) in path.enumerated() {
            let kinds = index == path.count - 1 ? ["C"] : ["C", "V", "O"]
            names = names.flatMap { outer in kinds.map { outer + mangled(component) + $0 } }
        }
        return names.lazy.compactMap { MangledNames.type(named: $0) as? AnyClass }.first
    }

    /// A name with its length in front, as Swift's symbols have it.
    private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}
