import Foundation

extension NSPredicate {
    /// A predicate of a format, such as `name CONTAINS[cd] %@ AND age >= 18`.
    ///
    /// It compares what an object has under a key, or the object itself (`SELF`): with `=`, `!=`, `<`, `<=`, `>`, `>=`,
    /// `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, of which those for strings take
    /// `[c]` and `[d]`; `ANY`, `ALL` and `NONE` compare the elements of a collection; `AND`, `OR`, `NOT` and parentheses
    /// join comparisons. Keys are those of dictionaries, and the stored properties of other objects. Raises if the format
    /// can't be read.
    ///
    /// Differs from Foundation's of Apple's systems: there are no functions, no arithmetic, and no subqueries, and `predicateFormat` doesn't give the format back.
    /// - Parameters:
    ///   - predicateFormat: The format, with `%@` and other placeholders for values and `%K` for keys.
    ///   - args: A value for each placeholder.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate of a format, with the values for its placeholders in an array.
    ///
    /// See ``init(format:_:)``.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
            let condition = try parser.condition()
            self.init(condition: condition)
        } catch {
            raise("Unable to parse the format string \"\(predicateFormat)\": \(error.reason)")
        }
    }
}
