import CairoRenderer
import CollageTesting
import Foundation
import Testing

@MainActor struct PictureSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())")

    private func show(_ color: UIColor) -> TestHost {
        let host = TestHost(size: CGSize(width: 40, height: 30), scale: 1, safeAreaInsets: .zero)
        let controller = UIViewController()
        controller.view.backgroundColor = color
        host.show(controller)
        return host
    }

    @Test func `a comparison sheet explains a difference of images`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try show(.white).verify(.png, named: "screen", in: folder, mode: .all)
        try show(.white).verify(.png, named: "screen", in: folder, mode: .never)
        let failure = try #require(throws: SnapshotFailure.self) {
            try show(.black).verify(.png, named: "screen", in: folder, mode: .missing)
        }
        #expect(failure.description.contains("1200 pixels differ, by up to 255 of 255, within (0,0 40x30)"))
        let sheet = try Data(contentsOf: folder.appendingPathComponent("screen.difference.png"))
        #expect(try CairoImageDecoder().decode(Array(sheet)).pixelWidth == 3 * 40 + 4 * 8)
    }

    @Test func `a missing image is written and fails`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: SnapshotFailure.self) {
            try show(.white).verify(.png, named: "screen", in: folder, mode: .missing)
        }
        try show(.white).verify(.png, named: "screen", in: folder, mode: .missing)
    }
}
