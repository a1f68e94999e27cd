/// Finds types by the records that the compiler stores in the program and its libraries.
///
/// The runtime reads the same records for `as?`. Their format is part of Swift's ABI ("Protocol Conformance Records" in
/// the compiler's `docs/ABI/TypeMetadata.rst`), and Swift Testing finds tests with the function that lists the images.
package enum ConformanceRecords {
    /// Returns the types that declare a conformance to a protocol, in no particular order. Generic types are excluded.
    ///
    /// - Parameter protocolType: The existential type of the protocol: `(any P).self`.
    /// - Complexity: O(*n*) in the number of conformances of all types in the process.
    package static func types(conformingTo protocolType: Any.Type) -> [Any.Type] {
        guard let sought = TypeMetadata(protocolType).protocolDescriptor else { return [] }
        var types: [Any.Type] = []
        for section in sections() {
            for offset in stride(from: 0, to: section.count, by: MemoryLayout<Int32>.size) {
                guard let record = section.baseAddress.flatMap({ Conformance(record: $0 + offset) }),
                    record.protocolDescriptor == sought, let type = record.type
                else { continue }
                types.append(type)
            }
        }
        return types
    }

    /// Returns the records of each image of the process.
    private static func sections() -> [UnsafeRawBufferPointer] {
        var sections: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &sections) { found in
            enumerateMetadataSections(
                { image, context in
                    // The version, the base address, and two unused words, followed by a start and a length for each
                    // section: protocols, then conformances.
                    let conformances = image + 6 * MemoryLayout<Int>.size
                    let start = conformances.load(as: UnsafeRawPointer?.self)
                    let count = conformances.load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self)
                    context.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(
                        UnsafeRawBufferPointer(start: start, count: count))
                    return true
                }, found)
        }
        return sections
    }
}

/// Calls a function with the metadata sections of each image, until the function returns `false`.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

/// The record of a type's conformance to a protocol. It contains 32-bit offsets, each of which is relative to its own
/// address.
private struct Conformance {
    let protocolDescriptor: UnsafeRawPointer?
    private let descriptor: UnsafeRawPointer

    /// Creates the conformance that a record of an image points to, or returns `nil` if there's no conformance.
    init?(record: UnsafeRawPointer) {
        guard let descriptor = record.target() else { return nil }
        self.descriptor = descriptor
        protocolDescriptor = descriptor.indirectableTarget()
    }

    /// The type, or `nil` for generic types and Objective-C classes.
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
        // The function returns two registers. C uses the first one, the metadata. A request of 0 waits until the
        // metadata is complete.
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
    }
}

extension UnsafeRawPointer {
    /// Returns the address that the offset at this address points to, or `nil` if the offset is 0.
    fileprivate func target() -> UnsafeRawPointer? {
        let distance = load(as: Int32.self)
        return distance == 0 ? nil : self + Int(distance)
    }

    /// Returns the address that the offset at this address points to. If the offset is odd, it points to a pointer to
    /// that address.
    fileprivate func indirectableTarget() -> UnsafeRawPointer? {
        let distance = load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = self + Int(distance & ~1)
        return distance & 1 == 1 ? target.load(as: UnsafeRawPointer?.self) : target
    }
}
