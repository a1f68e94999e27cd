/// A search for connected differing pixels. A missing letter is one large patch, and noise is many small ones.
enum DifferingPatches {
    /// Returns the number of pixels in the largest patch of marked pixels that are connected by their sides or corners.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    static func largest(in marks: ImageSurface) -> Int {
        let (width, height, stride) = (marks.width, marks.height, marks.stride)
        var isOpen = [Bool](repeating: false, count: width * height)
        for row in 0..<height {
            for column in 0..<width where marks.data[row * stride + column] != 0 {
                isOpen[row * width + column] = true
            }
        }
        var largest = 0
        var waiting: [Int] = []
        for start in isOpen.indices where isOpen[start] {
            isOpen[start] = false
            waiting.append(start)
            var count = 0
            while let pixel = waiting.popLast() {
                count += 1
                let (row, column) = (pixel / width, pixel % width)
                for nextRow in max(row - 1, 0)...min(row + 1, height - 1) {
                    for nextColumn in max(column - 1, 0)...min(column + 1, width - 1) {
                        let next = nextRow * width + nextColumn
                        guard isOpen[next] else { continue }
                        isOpen[next] = false
                        waiting.append(next)
                    }
                }
            }
            largest = max(largest, count)
        }
        return largest
    }
}
