import CairoRenderer
import Foundation
import Testing

@testable import CollageTesting

/// The tolerance of images, and its sources.
struct ToleranceTests {
    @Test func `the environment variable specifies bounds`() throws {
        #expect(try ImageTolerance(variable: "") == .exact)
        #expect(try ImageTolerance(variable: "exact") == .exact)
        #expect(
            try ImageTolerance(variable: "channel=2, deltaE=1.5,share=0.001,patch=12,ssim=0.98")
                == ImageTolerance(channel: 2, deltaE: 1.5, share: 0.001, patch: 12, ssim: 0.98))
    }

    @Test(arguments: ["some", "channel", "channel=", "channel=1.5", "deltaE=nan", "share=2", "ssim=-1", "exact,x=1"])
    func `an unknown value is reported with the known values`(variable: String) throws {
        let failure = try #require(throws: SnapshotFailure.self) { try ImageTolerance(variable: variable) }
        #expect(failure.description.contains("Use exact, or channel=…, deltaE=…, share=…, patch=…, and ssim=…"))
    }

    @Test func `invalid numbers tolerate nothing`() {
        #expect(
            ImageTolerance(channel: -1, deltaE: .nan, share: -0.5, patch: -3, ssim: .nan)
                == ImageTolerance(channel: 0, deltaE: 0, share: 0, patch: 0, ssim: 1))
    }

    @Test func `the call's tolerance takes precedence over the suite's`() throws {
        try ImageTolerance.$ofSuite.withValue(.perChannel(3)) { () throws in
            #expect(try ImageTolerance.current(nil) == .perChannel(3))
            #expect(try ImageTolerance.current(.exact) == .exact)
        }
    }

    @Suite(.tolerance(.perChannel(4))) struct Forgiving {
        @Test func `a suite's tolerance is that of its tests`() throws {
            #expect(try ImageTolerance.current(nil) == .perChannel(4))
        }

        @Test(.tolerance(.deltaE(1))) func `a test's tolerance takes precedence over its suite's`() throws {
            #expect(try ImageTolerance.current(nil) == .deltaE(1))
        }
    }

    /// A white screen, and one that has a square of 8 by 8 points of another color.
    @MainActor
    private func words(_ color: UIColor, _ tolerance: ImageTolerance) throws -> String? {
        let host = TestHost(size: CGSize(width: 40, height: 30), scale: 1, safeAreaInsets: .zero)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        host.show(controller)
        let reference = try host.snapshot(.png)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
        view.backgroundColor = color
        controller.view.addSubview(view)
        let outcome = try host.content(.png).compare(with: reference, tolerance: tolerance)
        if case .same = outcome { return nil }
        return outcome.words
    }

    @MainActor @Test func `colors that look the same are within the color difference`() throws {
        let pale = UIColor(red: 1, green: 1, blue: 0.96, alpha: 1)
        #expect(try words(pale, .deltaE(6)) == nil)
        let words = try #require(try words(pale, .deltaE(1)))
        #expect(words.contains("64 pixels differ, by up to 10 of 255, within (10,10 8x8), ΔE up to "))
        #expect(words.hasSuffix("(tolerated: ΔE 1)"))
    }

    @MainActor @Test func `an SSIM tolerance accepts any differing pixel, and is reported`() throws {
        #expect(try words(UIColor(white: 0.99, alpha: 1), .ssim(0.9)) == nil)
        let words = try #require(try words(.black, .ssim(0.9)))
        #expect(words.contains(", SSIM 0.") && words.hasSuffix("(tolerated: SSIM 0.9)"))
    }

    @MainActor @Test func `all bounds apply together`() throws {
        let gray = UIColor(white: 0.9, alpha: 1)
        #expect(try words(gray, ImageTolerance(share: 0.06, patch: 64)) == nil)
        #expect(try words(gray, ImageTolerance(share: 0.06)) != nil)
        #expect(try words(gray, ImageTolerance(share: 0.05, patch: 64)) != nil)
        #expect(try words(gray, ImageTolerance(share: 0.06, patch: 64, ssim: 1)) != nil)
        #expect(try words(gray, ImageTolerance(channel: 24, ssim: 0.5)) != nil)
        #expect(try words(gray, ImageTolerance(channel: 25, ssim: 0.5)) == nil)
    }
}
