extension IdentifierTable {
    /// A description of the first identifier that the table can't find; `nil` if there's none.
    ///
    /// - Complexity: O(*n*) on average. Hashes each identifier once.
    package var brokenInvariant: String? {
        guard hashes.count == count else { return "There are \(count) identifiers and \(hashes.count) hashes." }
        guard buckets.count & (buckets.count - 1) == 0, count * 4 <= buckets.count * 3 else {
            return "\(count) identifiers are in \(buckets.count) buckets."
        }
        let places = buckets.filter { $0 >= 0 }
        guard places.count == count, places.allSatisfy({ Int($0) < count }) else {
            return "\(places.count) buckets are used by \(count) identifiers."
        }
        for handle in 0..<Handle(count) {
            let identifier = identifiers[Int(handle)], hash = hashes[Int(handle)]
            guard hash == hasher.hash(identifier) else {
                return "The hash of handle \(handle) is another identifier's."
            }
            // Of two handles for one identifier, the search finds only one.
            guard self.handle(of: identifier, hash: hash) == handle else {
                return "The identifier of handle \(handle) isn't found there."
            }
        }
        return nil
    }
}
