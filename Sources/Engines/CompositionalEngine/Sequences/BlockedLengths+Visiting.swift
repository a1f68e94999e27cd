import LayoutGeometry

extension BlockedLengths {
    /// Calls `body` with the start of each element, and its length if it's given, in order.
    /// - Complexity: O(log *b*) plus O(1) for each element.
    @inline(__always)
    func visit(_ range: Range<Int>, _ body: (_ index: Int, _ start: Double, _ given: Double?) -> Void) {
        guard !range.isEmpty else { return }
        guard !blocks.isEmpty else {
            let pitch = pitch
            for index in range { body(index, Double(index) * pitch, nil) }
            return
        }
        var sum = given(before: range.lowerBound)
        var index = range.lowerBound
        var block = ends.partitioningIndex { $0 > index }
        while index < range.upperBound {
            let first = block < blocks.count ? Swift.min(firsts[block], range.upperBound) : range.upperBound
            while index < first {
                body(index, start(of: index, behind: sum), nil)
                index += 1
            }
            guard index < range.upperBound else { return }
            let end = Swift.min(ends[block], range.upperBound)
            let offset = firsts[block]
            if blocks[block].points.isEmpty {
                let scale = scale
                blocks[block].pixels.withUnsafeBufferPointer { pixels in
                    while index < end {
                        let length = pixels[index - offset]
                        let start = start(of: index, behind: sum)
                        if length == .min {
                            body(index, start, nil)
                        } else {
                            body(index, start, Double(length) / scale)
                            sum.pixels &+= Int(length)
                            sum.count &+= 1
                        }
                        index &+= 1
                    }
                }
            } else {
                while index < end {
                    body(index, start(of: index, behind: sum), blocks[block].length(at: index - offset, scale: scale))
                    blocks[block].add(index - offset, to: &sum)
                    index += 1
                }
            }
            block += 1
        }
    }
}
