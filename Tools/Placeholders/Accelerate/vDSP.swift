public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// The functions of arrays of numbers.
public enum vDSP {
    public static func sum<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> S { vector.reduce(0, +) }

    public static func mean<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> S { sum(vector) / S(vector.count) }

    public static func sumOfSquares<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> S {
        vector.reduce(0) { $0 + $1 * $1 }
    }

    public static func meanSquare<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> S {
        sumOfSquares(vector) / S(vector.count)
    }

    public static func rootMeanSquare<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> S {
        meanSquare(vector).squareRoot()
    }

    public static func maximum<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> S { vector.max() ?? -.infinity }
    public static func minimum<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> S { vector.min() ?? .infinity }

    public static func maximumMagnitude<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> S {
        vector.map(\.magnitude).max() ?? 0
    }

    public static func absolute<S: BinaryFloatingPoint>(_ vector: some Collection<S>) -> [S] { vector.map { abs($0) } }

    public static func add<S: BinaryFloatingPoint>(_ scalar: S, _ vector: some Collection<S>) -> [S] {
        vector.map { $0 + scalar }
    }

    public static func add<S: BinaryFloatingPoint>(
        _ vectorA: some Collection<S>, _ vectorB: some Collection<S>
    ) -> [S] { zip(vectorA, vectorB).map { $0 + $1 } }

    /// Subtracts each element of the second vector from the element of the first one.
    public static func subtract<S: BinaryFloatingPoint>(
        _ vectorA: some Collection<S>, _ vectorB: some Collection<S>
    ) -> [S] { zip(vectorA, vectorB).map { $0 - $1 } }

    public static func multiply<S: BinaryFloatingPoint>(_ scalar: S, _ vector: some Collection<S>) -> [S] {
        vector.map { $0 * scalar }
    }

    public static func multiply<S: BinaryFloatingPoint>(
        _ vectorA: some Collection<S>, _ vectorB: some Collection<S>
    ) -> [S] { zip(vectorA, vectorB).map { $0 * $1 } }

    public static func divide<S: BinaryFloatingPoint>(_ vector: some Collection<S>, _ scalar: S) -> [S] {
        vector.map { $0 / scalar }
    }

    public static func dot<S: BinaryFloatingPoint>(
        _ vectorA: some Collection<S>, _ vectorB: some Collection<S>
    ) -> S { zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 } }

    public static func clip<S: BinaryFloatingPoint>(
        _ vector: some Collection<S>, to bounds: ClosedRange<S>
    ) -> [S] { vector.map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) } }
}

// MARK: Functions of memory

/// Returns the elements of a vector with a stride.
private func elements(
    _ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length
) -> LazyMapSequence<Range<Int>, Float> { (0..<Int(count)).lazy.map { start[$0 * stride] } }

public func vDSP_rmsqv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.rootMeanSquare(elements(A, IA, N)) }

public func vDSP_meanv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.mean(elements(A, IA, N)) }

public func vDSP_meamgv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.mean(vDSP.absolute(elements(A, IA, N))) }

public func vDSP_sve(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.sum(elements(A, IA, N)) }

public func vDSP_maxv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.maximum(elements(A, IA, N)) }

public func vDSP_minv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.minimum(elements(A, IA, N)) }

public func vDSP_maxmgv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) { C.pointee = vDSP.maximumMagnitude(elements(A, IA, N)) }

public func vDSP_vsmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B.pointee } }

public func vDSP_vadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { for index in 0..<Int(N) { C[index * IC] = A[index * IA] + B[index * IB] } }

public func vDSP_vmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B[index * IB] } }

public func vDSP_vclr(_ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length) {
    for index in 0..<Int(N) { C[index * IC] = 0 }
}
