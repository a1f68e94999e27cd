import Foundation

extension NSPredicate {
    /// Creates a predicate from a format, such as `name CONTAINS[cd] %@ AND age >= 18`.
    ///
    /// It compares the value of an object's key, or the object itself (`SELF`), with `=`, `!=`, `<`, `<=`, `>`, `>=`,
    /// `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, where string operators accept `[c]`
    /// and `[d]`; `ANY`, `ALL` and `NONE` compare the elements of a collection; `AND`, `OR`, `NOT` and parentheses join
    /// comparisons. Keys are the keys of dictionaries, and the stored properties of other objects. Raises an exception
    /// if the format can't be read.
    ///
    /// Values can be calculated with `+`, `-`, `*`, `/`, and `**`, with functions such as `lowercase()`, `abs()`, and `now()`,
    /// and with `SUBQUERY()`; `[FIRST]`, `[LAST]`, `[SIZE]`, and numbers are indexes of collections.
    ///
    /// Differs from Foundation on Apple's platforms: `CAST()`, `FUNCTION()`, and bitwise functions are missing, and
    /// `predicateFormat` doesn't return the format.
    /// - Parameters:
    ///   - predicateFormat: The format, with `%@` and other placeholders for values and `%K` for keys.
    ///   - args: A value for each placeholder.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format, with the values for its placeholders in an array.
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

    /// Creates a predicate from a format that may not be readable.
    /// - Throws: An error that describes the part that can't be read.
    @_spi(Collage)
    public convenience init(readable format: String, arguments: [Any] = []) throws {
        var parser = try PredicateParser(format, arguments: arguments)
        self.init(condition: try parser.condition())
    }
}

extension NSCompoundPredicate {
    /// Creates a predicate from a format without values; see ``Foundation/NSPredicate/init(format:_:)``. Its only
    /// subpredicate is the predicate that the format describes.
    public convenience init(format predicateFormat: String) {
        self.init(andPredicateWithSubpredicates: [NSPredicate(format: predicateFormat, argumentArray: nil)])
    }

    // The initializers of the superclass, which aren't inherited, can't be declared again with the same parameters.

    /// Creates a predicate from a format with values; see ``Foundation/NSPredicate/init(format:_:)``. Its only
    /// subpredicate is the predicate that the format describes.
    public convenience init(format predicateFormat: String, _ first: Any, _ others: Any...) {
        self.init(
            andPredicateWithSubpredicates: [NSPredicate(format: predicateFormat, argumentArray: [first] + others)])
    }
}

extension PredicateOperand {
    /// Creates the operand that a format describes.
    /// - Throws: An error that describes the part that can't be read.
    public init(readable format: String) throws {
        var parser = try PredicateParser(format, arguments: [])
        self = try parser.operand()
    }

    /// Creates the operand that a format describes. Raises an exception if the format can't be read.
    public init(format: String, arguments: [Any]) {
        do {
            var parser = try PredicateParser(format, arguments: arguments)
            self = try parser.operand()
        } catch {
            raise("Unable to parse the format string \"\(format)\": \(error.reason)")
        }
    }
}
