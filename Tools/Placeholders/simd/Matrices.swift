/// A square matrix of columns.
public protocol SquareMatrix: Equatable, Sendable {
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

    init()

    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    private static var size: Int { Column.scalarCount }

    public init(_ columns: [Column]) {
        self.init()
        for index in 0..<Self.size { self[index] = columns[index] }
    }

    public init(rows: [Column]) { self = Self(rows).transpose }

    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.size { self[index][index] = diagonal[index] }
    }

    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size {
            for row in 0..<Self.size { result[row][column] = self[column][row] }
        }
        return result
    }

    public var determinant: Column.Scalar { eliminated().determinant }

    /// The inverse. Its elements aren't numbers if the determinant is 0.
    public var inverse: Self { eliminated().inverse }

    /// Returns the determinant and the inverse by Gauss-Jordan elimination with pivoting, applied to columns.
    private func eliminated() -> (determinant: Column.Scalar, inverse: Self) {
        var (matrix, inverse) = (self, Self(1))
        var determinant: Column.Scalar = 1
        for index in 0..<Self.size {
            let pivot = (index..<Self.size).max { matrix[$0][index].magnitude < matrix[$1][index].magnitude }!
            if pivot != index {
                (matrix[index], matrix[pivot]) = (matrix[pivot], matrix[index])
                (inverse[index], inverse[pivot]) = (inverse[pivot], inverse[index])
                determinant = -determinant
            }
            let value = matrix[index][index]
            determinant *= value
            matrix[index] = matrix[index] / value
            inverse[index] = inverse[index] / value
            for other in 0..<Self.size where other != index {
                let factor = matrix[other][index]
                matrix[other] -= matrix[index] * factor
                inverse[other] -= inverse[index] * factor
            }
        }
        return (determinant, inverse)
    }

    public static func == (left: Self, right: Self) -> Bool { (0..<size).allSatisfy { left[$0] == right[$0] } }

    public static func * (left: Self, right: Column) -> Column {
        (0..<size).reduce(into: Column.zero) { $0 += left[$1] * right[$1] }
    }

    public static func * (left: Column, right: Self) -> Column { right.transpose * left }

    public static func * (left: Self, right: Self) -> Self { Self((0..<size).map { left * right[$0] }) }

    public static func * (left: Column.Scalar, right: Self) -> Self { Self((0..<size).map { right[$0] * left }) }
    public static func * (left: Self, right: Column.Scalar) -> Self { right * left }
    public static func + (left: Self, right: Self) -> Self { Self((0..<size).map { left[$0] + right[$0] }) }
    public static func - (left: Self, right: Self) -> Self { Self((0..<size).map { left[$0] - right[$0] }) }
    public static prefix func - (matrix: Self) -> Self { matrix * -1 }
    public static func *= (left: inout Self, right: Self) { left = left * right }
    public static func += (left: inout Self, right: Self) { left = left + right }
}

public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func simd_mul<M: SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
public func simd_equal<M: SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }

public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
