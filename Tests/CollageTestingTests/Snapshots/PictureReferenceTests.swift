import DisplayList
import Foundation
import Testing

@testable import CairoRenderer
@testable import CollageTesting

/// The messages for images, and for references that aren't images.
@MainActor struct PictureReferenceTests {
    private let folder = TemporaryFolder()
    private var reference: URL { folder.url("screen.png") }

    private func screen(_ color: UIColor = .white, mark: CGRect = .zero, width: CGFloat = 40) -> TestHost {
        let host = TestHost(size: CGSize(width: width, height: 30), scale: 1, safeAreaInsets: .zero)
        let controller = UIViewController()
        controller.view.backgroundColor = color
        let view = UIView(frame: mark)
        view.backgroundColor = UIColor(red: 0.98, green: 1, blue: 1, alpha: 1)
        controller.view.addSubview(view)
        host.show(controller)
        return host
    }

    private func verify(
        _ host: TestHost, _ mode: RecordMode = .missing, tolerance: ImageTolerance = .exact
    ) throws {
        try SnapshotComparison(reference: reference, mode: mode, tolerance: tolerance).verify(try host.content(.png))
    }

    private func failure(_ host: TestHost, tolerance: ImageTolerance = .exact) throws -> String {
        try #require(throws: SnapshotFailure.self) { try verify(host, tolerance: tolerance) }.description
    }

    @Test func `an image with another encoding is the same and isn't written again`() throws {
        let picture = Array(try screen(mark: CGRect(x: 3, y: 4, width: 5, height: 6)).snapshot(.png))
        let anew = Data(StoredPNG.encode(try CairoImageDecoder().decode(picture)))
        #expect(anew != Data(picture))
        try anew.write(to: reference)
        for mode in RecordMode.allCases {
            try verify(screen(mark: CGRect(x: 3, y: 4, width: 5, height: 6)), mode)
            #expect(try Data(contentsOf: reference) == anew, "\(mode)")
        }
    }

    @Test func `the files of an earlier failure are removed when the images are equal`() throws {
        try verify(screen(), .all)
        _ = try failure(screen(.black))
        #expect(folder.names == ["screen.actual.png", "screen.difference.png", "screen.png"])
        try verify(screen())
        #expect(folder.names == ["screen.png"])
    }

    @Test func `comparisons are exact unless a tolerance is specified`() throws {
        try verify(screen(), .all)
        let marked = screen(mark: CGRect(x: 2, y: 2, width: 3, height: 4))
        #expect(try failure(marked).contains("12 pixels differ, by up to 5 of 255, within (2,2 3x4)"))
        #expect(throws: SnapshotFailure.self) { try verify(marked, tolerance: .perChannel(4)) }
        try verify(marked, tolerance: .perChannel(5))
        try verify(marked, tolerance: ImageTolerance(share: 0.01, patch: 12))
        let words = try failure(marked, tolerance: ImageTolerance(share: 0.01, patch: 11))
        #expect(words.contains("(tolerated: 1 % of the pixels, 11 in one place)"))
        #expect(throws: SnapshotFailure.self) {
            try verify(marked, tolerance: ImageTolerance(share: 0.009, patch: 12))
        }
    }

    @Test func `a different size is never tolerated`() throws {
        try verify(screen(), .all)
        let everything = ImageTolerance(channel: 255, share: 1, patch: 10_000)
        #expect(try failure(screen(width: 42), tolerance: everything).contains("the size is 42x30 instead of 40x30"))
    }

    @Test func `recording ignores the tolerance`() throws {
        try verify(screen(), .all)
        let marked = screen(mark: CGRect(x: 2, y: 2, width: 3, height: 4))
        try verify(marked, .all, tolerance: .perChannel(9))
        try verify(marked, .never)
    }

    @Test(arguments: [
        ("", "is empty"), ("version https://git-lfs.github.com/spec/v1\n", "is a Git LFS pointer"),
        ("<svg/>", "isn't a PNG file but text that begins with “<”"),
        ("<<<<<<< HEAD\n", "isn't a PNG file but a merge conflict"), ("hello", "isn't a PNG file"),
        ("\u{FF}", "isn't a PNG file"),
    ])
    func `a reference that isn't an image is reported with its type`(content: String, words: String) throws {
        try Data(content.utf8).write(to: reference)
        let failure = try failure(screen())
        #expect(failure.hasPrefix("\(reference.path) \(words)"))
        #expect(failure.contains("Delete it, or set COLLAGE_RECORD=failed, and run the test again to record it."))
        try verify(screen(), .all)
        try verify(screen(), .never)
    }

    @Test func `a truncated reference is reported, wherever it's truncated`() throws {
        let whole = try screen(mark: CGRect(x: 3, y: 4, width: 5, height: 6)).snapshot(.png)
        for length in [8, 20, 40, whole.count / 2, whole.count - 20] {
            try whole.prefix(length).write(to: reference)
            #expect(try failure(screen()).contains("\(reference.path) is "), "\(length) bytes")
        }
    }

    @Test func `a reference with 16 bits per channel is rejected`() throws {
        var wide = try screen().snapshot(.png)
        wide[24] = 16
        try wide.write(to: reference)
        #expect(
            try failure(screen()).contains("has 16 bits per channel, as some image editors write; snapshots have 8"))
    }

    @Test func `a failure first reports that the reference was drawn with another renderer`() throws {
        let picture = try CairoRenderer().picture(screen(.black).frame())
        let there = ImageOrigin(
            libraries: [.init(name: "Pango", version: "0.1"), .init(name: "Cairo", version: "0.2")], fonts: [])
        try Data(DrawnImage(picture.surface, scale: 1, origin: there).png).write(to: reference)
        let failure = try failure(screen())
        #expect(
            failure.hasPrefix(
                "\(reference.path) differs from the actual snapshot. The reference was drawn with Pango 0.1 and Cairo 0.2; "
                    + "here are Pango "))
        // Identical pixels are equal regardless of the encoder, and the file isn't changed.
        let before = try Data(contentsOf: reference)
        for mode in RecordMode.allCases { try verify(screen(.black), mode) }
        #expect(try Data(contentsOf: reference) == before)
    }

    @Test func `a failure attaches its images`() throws {
        try verify(screen(), .all)
        let failure = try #require(throws: SnapshotFailure.self) { try verify(screen(.black)) }
        #expect(failure.files.map(\.name) == ["screen.actual.png", "screen.png", "screen.difference.png"])
        #expect(try failure.files.map { try CairoImageDecoder().decode($0.content).pixelHeight } == [30, 30, 46])
    }
}
