/// An identifier that equals another one if and only if their bytes are equal, such as a number or a UUID. Its bytes
/// are mixed directly, which takes a tenth of the time of the standard library's hashing.
///
/// Conforming types have 4, 8, or 16 bytes without padding. Embedded Swift supports only the numbers below.
public protocol BytewiseIdentifier: Hashable {}

extension Int: BytewiseIdentifier {}
extension UInt: BytewiseIdentifier {}
extension Int64: BytewiseIdentifier {}
extension UInt64: BytewiseIdentifier {}

/// Hashes identifiers of one type.
///
/// Source of the mixing: the folded product of W. Yi's wyhash.
public struct IdentifierHasher<Identifier: Hashable>: Sendable {
    /// The number of bytes to mix, 0 if the identifier's own hash is used.
    @usableFromInline let width: Int
    @usableFromInline let seed: UInt64

    /// Creates a hasher. All hashers of a type are equal within a process.
    @inlinable public init() {
        let size = MemoryLayout<Identifier>.size
        width = Self.isBytewise && (size == 4 || size == 8 || size == 16) ? size : 0
        seed = processSeed
    }

    @inlinable static var isBytewise: Bool {
        #if hasFeature(Embedded)
        // Embedded Swift has no casts to protocols.
        Identifier.self == Int.self || Identifier.self == UInt.self || Identifier.self == Int64.self
            || Identifier.self == UInt64.self
        #else
        Identifier.self is any BytewiseIdentifier.Type
        #endif
    }

    /// Returns a 32-bit hash, each bit of which depends on the whole identifier.
    @inlinable public func hash(_ identifier: Identifier) -> UInt32 {
        switch width {
        case 4:
            withUnsafeBytes(of: identifier) { bytes in
                Self.fold(UInt64(bytes.loadUnaligned(as: UInt32.self)) ^ seed, 0x9E37_79B9_7F4A_7C15)
            }
        case 8:
            withUnsafeBytes(of: identifier) { bytes in
                Self.fold(bytes.loadUnaligned(as: UInt64.self) ^ seed, 0x9E37_79B9_7F4A_7C15)
            }
        case 16:
            withUnsafeBytes(of: identifier) { bytes in
                Self.fold(
                    bytes.loadUnaligned(as: UInt64.self) ^ seed,
                    bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ 0xA076_1D64_78BD_642F)
            }
        default:
            // The multiplication distributes the hashes of types with a poor `hashValue`.
            Self.fold(UInt64(truncatingIfNeeded: identifier.hashValue) ^ seed, 0x9E37_79B9_7F4A_7C15)
        }
    }

    /// Returns whether two identifiers are equal.
    @inlinable public func areEqual(_ left: Identifier, _ right: Identifier) -> Bool {
        switch width {
        case 4:
            withUnsafeBytes(of: left) { left in
                withUnsafeBytes(of: right) {
                    left.loadUnaligned(as: UInt32.self) == $0.loadUnaligned(as: UInt32.self)
                }
            }
        case 8:
            withUnsafeBytes(of: left) { left in
                withUnsafeBytes(of: right) {
                    left.loadUnaligned(as: UInt64.self) == $0.loadUnaligned(as: UInt64.self)
                }
            }
        case 16:
            withUnsafeBytes(of: left) { left in
                withUnsafeBytes(of: right) {
                    left.loadUnaligned(as: UInt64.self) == $0.loadUnaligned(as: UInt64.self)
                        && left.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                            == $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                }
            }
        default: left == right
        }
    }

    @inlinable static func fold(_ left: UInt64, _ right: UInt64) -> UInt32 {
        let product = left.multipliedFullWidth(by: right)
        let folded = product.high ^ product.low
        return UInt32(truncatingIfNeeded: folded ^ folded >> 32)
    }
}

/// A random seed per process, which prevents prepared identifiers with colliding hashes.
@usableFromInline let processSeed = UInt64.random(in: .min ... .max)
