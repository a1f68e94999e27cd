import Foundation
import Glibc

/// A Core Foundation string.
public typealias CFString = String

extension Unmanaged<NSString> {
    /// Returns an unmanaged reference to a string, for the description of a context.
    public static func passRetained(_ value: CFString) -> Unmanaged<NSString> {
        passRetained(NSString(string: value))
    }
}

extension sockaddr {
    /// The length of the address. Linux doesn't store it: the value is constant.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The length of the address. Linux doesn't store it: the value is constant.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }

    /// Creates an address. The length is ignored.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    ) {
        self.init()
        self.sin_family = sin_family
        self.sin_port = sin_port
        self.sin_addr = sin_addr
    }
}
