extension BlockedLengths {
    /// Given lengths of consecutive elements: in pixels if all are whole numbers, otherwise in points. Some may be
    /// missing.
    struct Block: Sendable {
        /// The maximum number of elements in a block.
        static let capacity = 256
        /// The largest number of consecutive elements without a given length within a block.
        static let largestGap = 64

        /// The lengths in pixels, `Int32.min` for no length; empty if `points` stores the lengths.
        private(set) var pixels: [Int32]
        /// The lengths in points, NaN for no length.
        private(set) var points: [Double]
        private(set) var total: Sum

        init(pixels: [Int32] = [], points: [Double] = []) {
            self.pixels = pixels
            self.points = points
            total = Sum()
            addUp()
        }

        init(_ length: Double, scale: Double) {
            if let whole = Self.pixels(length, scale) {
                self.init(pixels: [whole])
            } else {
                self.init(points: [length])
            }
        }

        var count: Int { pixels.count + points.count }

        /// Whether no length is given.
        var isUnset: Bool { total.count == 0 }

        var byteCount: Int {
            pixels.capacity * MemoryLayout<Int32>.stride + points.capacity * MemoryLayout<Double>.stride
        }

        /// Returns the exact number of pixels of a length, or `nil` if it isn't a whole number.
        static func pixels(_ length: Double, _ scale: Double) -> Int32? {
            let pixels = length * scale + 0.5
            guard pixels >= 0, pixels < 2e9 else { return nil }
            let whole = Int32(pixels)
            return Double(whole) / scale == length ? whole : nil
        }

        func length(at index: Int, scale: Double) -> Double? {
            if points.isEmpty { return pixels[index] == .min ? nil : Double(pixels[index]) / scale }
            return points[index].isNaN ? nil : points[index]
        }

        // MARK: Sums

        @inline(__always) func add(_ index: Int, to sum: inout Sum) {
            if points.isEmpty {
                guard pixels[index] != .min else { return }
                sum.pixels += Int(pixels[index])
            } else {
                guard !points[index].isNaN else { return }
                sum.points += points[index]
            }
            sum.count += 1
        }

        func sum(from low: Int, to high: Int) -> Sum {
            var sum = Sum()
            guard low < high else { return sum }
            if points.isEmpty {
                let isFull = total.count == pixels.count
                pixels.withUnsafeBufferPointer { pixels in
                    if isFull {
                        for index in low..<high { sum.pixels &+= Int(pixels[index]) }
                        sum.count = high - low
                    } else {
                        for index in low..<high where pixels[index] != .min {
                            sum.pixels &+= Int(pixels[index])
                            sum.count &+= 1
                        }
                    }
                }
            } else {
                for index in low..<high { add(index, to: &sum) }
            }
            return sum
        }

        private mutating func addUp() {
            total = Sum()
            for index in 0..<count { add(index, to: &total) }
        }

        // MARK: Changes

        mutating func set(_ length: Double?, at index: Int, scale: Double) {
            if points.isEmpty, let new = length.map({ Self.pixels($0, scale) }) ?? Int32.min {
                let old = pixels[index]
                pixels[index] = new
                total.count += (new == .min ? 0 : 1) - (old == .min ? 0 : 1)
                total.pixels += (new == .min ? 0 : Int(new)) - (old == .min ? 0 : Int(old))
                return
            }
            usePoints(scale)
            points[index] = length ?? .nan
            addUp()
        }

        /// Appends a length after a number of elements without one.
        mutating func append(_ length: Double, behind gap: Int, scale: Double) {
            if points.isEmpty, let whole = Self.pixels(length, scale) {
                // Doubling the capacity again would allocate space for another block.
                if pixels.count + gap >= pixels.capacity {
                    pixels.reserveCapacity(Swift.min(Self.capacity, 2 * (pixels.count + gap + 1)))
                }
                for _ in 0..<gap { pixels.append(.min) }
                pixels.append(whole)
                total.count += 1
                total.pixels += Int(whole)
            } else {
                usePoints(scale)
                for _ in 0..<gap { points.append(.nan) }
                points.append(length)
                addUp()
            }
        }

        /// Prepends a length before a number of elements without one.
        mutating func prepend(_ length: Double, before gap: Int, scale: Double) {
            if points.isEmpty, let whole = Self.pixels(length, scale) {
                pixels.insert(contentsOf: [whole] + Array(repeating: .min, count: gap), at: 0)
            } else {
                usePoints(scale)
                points.insert(contentsOf: [length] + Array(repeating: .nan, count: gap), at: 0)
            }
            addUp()
        }

        mutating func truncate(to count: Int) {
            pixels.removeLast(Swift.max(0, pixels.count - count))
            points.removeLast(Swift.max(0, points.count - count))
            addUp()
        }

        mutating func encode(from old: Double, to new: Double) {
            usePoints(old)
            let whole = points.map { $0.isNaN ? Int32.min : Self.pixels($0, new) }
            if whole.allSatisfy({ $0 != nil }) {
                pixels = whole.compactMap { $0 }
                points = []
            }
            addUp()
        }

        private mutating func usePoints(_ scale: Double) {
            guard points.isEmpty else { return }
            points = pixels.map { $0 == .min ? .nan : Double($0) / scale }
            pixels = []
        }

        // MARK: Elements that come and go

        /// Removes the elements at sorted indexes of the block.
        mutating func remove(_ places: some Collection<Int>) {
            var next = places.startIndex
            func isKept(_ index: Int) -> Bool {
                guard next < places.endIndex, places[next] == index else { return true }
                next = places.index(after: next)
                return false
            }
            if points.isEmpty {
                pixels = pixels.indices.filter(isKept).map { pixels[$0] }
            } else {
                points = points.indices.filter(isKept).map { points[$0] }
            }
            addUp()
        }

        /// Returns the parts of the block after inserting elements without a length: a number of them before each
        /// index. Parts start at an offset from the block's first element.
        func parted(_ room: [(place: Int, count: Int)]) -> [(offset: Int, block: Block)] {
            points.isEmpty
                ? Self.parted(pixels, room, unset: .min).map { ($0.offset, Block(pixels: $0.part)) }
                : Self.parted(points, room, unset: .nan).map { ($0.offset, Block(points: $0.part)) }
        }

        private static func parted<Value>(
            _ values: [Value], _ room: [(place: Int, count: Int)], unset: Value
        ) -> [(offset: Int, part: [Value])] {
            var parts: [(offset: Int, part: [Value])] = []
            var part: [Value] = [], offset = 0, place = 0
            func take(to end: Int) {
                while place < end {
                    if part.count == capacity { close() }
                    let taken = Swift.min(capacity - part.count, end - place)
                    part += values[place..<place + taken]
                    place += taken
                }
            }
            func close(skipping count: Int = 0) {
                if !part.isEmpty { parts.append((offset, part)) }
                offset += part.count + count
                part = []
            }
            for (end, count) in room {
                take(to: end)
                if count <= largestGap, part.count + count <= capacity {
                    part += Array(repeating: unset, count: count)
                } else {
                    close(skipping: count)
                }
            }
            take(to: values.count)
            close()
            return parts
        }
    }
}
