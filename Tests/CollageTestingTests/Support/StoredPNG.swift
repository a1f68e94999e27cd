import DisplayList

/// PNG files without compression and with an alpha channel: as Collage writes none.
enum StoredPNG {
    static func encode(_ image: DecodedImage) -> [UInt8] {
        var rows: [UInt8] = []
        for row in 0..<image.pixelHeight {
            rows.append(0)
            for column in 0..<image.pixelWidth {
                let start = (row * image.pixelWidth + column) * 4
                rows += [
                    image.pixels[start + 2], image.pixels[start + 1], image.pixels[start], image.pixels[start + 3],
                ]
            }
        }
        precondition(rows.count < 65_536, "one block that is stored has room for no more")
        let length = UInt16(rows.count)
        var stored: [UInt8] = [0x78, 0x01, 1]
        stored += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
        stored += rows + big(adler32(rows))
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk(
                "IHDR", big(UInt32(image.pixelWidth)) + big(UInt32(image.pixelHeight)) + [8, 6, 0, 0, 0])
            + chunk("IDAT", stored) + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + content
        return big(UInt32(content.count)) + named + big(crc32(named))
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var checksum = UInt32.max
        for byte in bytes {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        return ~checksum
    }
}
