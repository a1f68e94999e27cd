/// An identifier that counts how often identifiers like it are hashed and compared.
struct CountedIdentifier: Hashable {
    final class Counter {
        var hashCount = 0
        var comparisonCount = 0
    }

    let number: Int
    let counter: Counter

    static func == (left: CountedIdentifier, right: CountedIdentifier) -> Bool {
        left.counter.comparisonCount += 1
        return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
        counter.hashCount += 1
        hasher.combine(number)
    }
}

/// An identifier whose hash equals all others, and that counts how often such identifiers are compared.
struct CollidingIdentifier: Hashable {
    let number: Int
    let counter: CountedIdentifier.Counter

    static func == (left: CollidingIdentifier, right: CollidingIdentifier) -> Bool {
        left.counter.comparisonCount += 1
        return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {}
}
