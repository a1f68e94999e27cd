import Foundation

extension NSPredicate {
    /// Creates a predicate from a format, such as `name CONTAINS[cd] %@ AND age >= 18`.
    ///
    /// It compares the value of an object's key, or the object itself (`SELF`), with `=`, `!=`, `<`, `<=`, `>`, `>=`,
    /// `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, where string operators accept `[c]`
    /// and `[d]`; `ANY`, `ALL` and `NONE` compare the elements of a collection; `AND`, `OR`, `NOT` and parentheses join
    /// comparisons. Keys are the keys of dictionaries, and the stored properties of other objects. Raises if the format
    /// can't be read.
    ///
    /// Differs from Foundation on Apple's platforms: functions, arithmetic, and subqueries are missing, and
    /// `predicateFormat` doesn't return the format.
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
