import CairoRenderer
import DisplayList
import Testing

@testable import CollageTesting

@MainActor struct ScreenMatrixTests {
    private func sheet(_ matrix: ScreenMatrix) throws -> DecodedImage {
        let file = try matrix.png { host in
            let controller = UIViewController()
            controller.view.backgroundColor = UIColor { traits in
                traits.userInterfaceStyle == .dark ? .blue : .red
            }
            host.show(controller)
        }
        return try CairoImageDecoder().decode(Array(file))
    }

    private func color(_ image: DecodedImage, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * image.pixelWidth + x) * 4
        return [image.pixels[start + 2], image.pixels[start + 1], image.pixels[start]]
    }

    @Test func `each row is a device in all variants`() throws {
        let sheet = try sheet(ScreenMatrix(devices: [.iPhoneSE, .iPhone16], variants: [.standard, .dark]))
        #expect(sheet.pixelWidth == 24 + 2 * (393 + 24))
        #expect(sheet.pixelHeight == 24 + (24 + 667 + 24) + (24 + 852 + 24))
        let second = 24 + 375 + 24
        #expect(color(sheet, 24 + 5, 48 + 5) == color(sheet, 24 + 300, 48 + 600))
        #expect(color(sheet, 24 + 5, 48 + 5)[0] > 200 && color(sheet, second + 5, 48 + 5)[2] > 200)
        #expect(color(sheet, 24 + 393 + 24 + 200, 48 + 667 + 48 + 400)[2] > 200)
    }

    @Test func `screens have the corners of their devices`() throws {
        let sheet = try sheet(ScreenMatrix(devices: [.iPhone16]))
        let paper = color(sheet, 2, 2)
        #expect(color(sheet, 25, 49) == paper)
        #expect(color(sheet, 24 + 200, 48 + 5) != paper)
    }

    @Test func `the sheet has the requested number of pixels`() throws {
        let sheet = try sheet(ScreenMatrix(devices: [.iPhoneSE], scale: 2))
        #expect(sheet.pixelWidth == 2 * (24 + 375 + 24))
    }
}
