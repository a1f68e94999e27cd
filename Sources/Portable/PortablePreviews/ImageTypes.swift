#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Finds types by the records that the compiler leaves in the program and its libraries.
///
/// The runtime reads the same records for `as?`. Their form is part of Swift's ABI ("Protocol Conformance Records" in
/// the compiler's `docs/ABI/TypeMetadata.rst`), and the function that lists the images is the one that Swift Testing finds
/// tests with. Where the runtime hasn't got it nothing is found.
enum ImageTypes {
    /// The types that say they conform to a protocol, in no particular order. Generic types are left out.
    static func conforming<Existential>(to type: Existential.Type) -> [any _PreviewSource.Type] {
        guard let sought = protocolDescriptor(of: type) else { return [] }
        return conformances().compactMap { conformance in
            guard conformance.protocolDescriptor == sought else { return nil }
            return conformance.type as? any _PreviewSource.Type
        }
    }

    /// The descriptor of the only protocol of an existential type: kind, flags and count stand before it.
    private static func protocolDescriptor<Existential>(of type: Existential.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let flagsOffset = MemoryLayout<Int>.size, countOffset = flagsOffset + 4, listOffset = countOffset + 4
        guard metadata.load(fromByteOffset: countOffset, as: UInt32.self) == 1 else { return nil }
        return metadata.load(fromByteOffset: listOffset, as: UnsafeRawPointer?.self)
    }

    private static func conformances() -> [Conformance] {
        var sections: [UnsafeRawBufferPointer] = []
        #if canImport(Glibc) || canImport(Musl)
        typealias Visitor = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
        typealias Enumerate = @convention(c) (Visitor, UnsafeMutableRawPointer) -> Void
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_enumerateAllMetadataSections") else { return [] }
        withUnsafeMutablePointer(to: &sections) { found in
            unsafeBitCast(symbol, to: Enumerate.self)(
                { image, context in
                    // Version, base address and two unused words, then a start and a length for each section: protocols,
                    // then conformances.
                    let conformances = image + 6 * MemoryLayout<Int>.size
                    let start = conformances.load(as: UnsafeRawPointer?.self)
                    let count = conformances.load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self)
                    context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(
                        UnsafeRawBufferPointer(start: start, count: count))
                    return true
                }, found)
        }
        #endif
        return sections.flatMap { section in
            stride(from: 0, to: section.count, by: 4).compactMap { offset in
                section.baseAddress.flatMap { Conformance(record: $0 + offset) }
            }
        }
    }
}

/// What a type says of its conformance to a protocol. It consists of distances of 32 bits, each from where it stands.
private struct Conformance {
    let protocolDescriptor: UnsafeRawPointer?
    private let descriptor: UnsafeRawPointer

    /// The conformance that a record of an image points to; nil for none.
    init?(record: UnsafeRawPointer) {
        guard let descriptor = record.target() else { return nil }
        self.descriptor = descriptor
        protocolDescriptor = descriptor.indirectableTarget()
    }

    /// The type; nil for generic types, and for classes of Objective-C.
    var type: Any.Type? {
        let flags = (descriptor + 12).load(as: UInt32.self)
        let reference = descriptor + 4
        let context: UnsafeRawPointer?
        switch (flags >> 3) & 7 {
        case 0: context = reference.target()
        case 1: context = reference.target()?.load(as: UnsafeRawPointer?.self)
        default: return nil
        }
        guard let context else { return nil }
        let contextFlags = context.load(as: UInt32.self)
        let isType = (16...31).contains(contextFlags & 0x1F), isGeneric = contextFlags & 0x80 != 0
        guard isType, !isGeneric, let accessor = (context + 12).target() else { return nil }
        // It returns two registers, of which C takes the first: the metadata. A request of 0 waits until that is whole.
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
    }
}

extension UnsafeRawPointer {
    /// What a distance that stands here leads to; nil for none.
    fileprivate func target() -> UnsafeRawPointer? {
        let distance = load(as: Int32.self)
        return distance == 0 ? nil : self + Int(distance)
    }

    /// What a distance that stands here leads to, if it is odd through a pointer.
    fileprivate func indirectableTarget() -> UnsafeRawPointer? {
        let distance = load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = self + Int(distance & ~1)
        return distance & 1 == 1 ? target.load(as: UnsafeRawPointer?.self) : target
    }
}
