import CollageTesting
import XCTest

/// Tests of XCTest that make no host. They run in the order of their names.
final class DeviceTestCaseTests: DeviceTestCase {
    @MainActor func test1ADeviceKeepsWhatIsSwitchedOffAfterAWait() async {
        UIView.setAnimationsEnabled(false)
        UIPasteboard.general.string = "tea"
        await Task.yield()
        XCTAssertFalse(UIView.areAnimationsEnabled)
        XCTAssertEqual(UIPasteboard.general.string, "tea")
    }

    @MainActor func test2TheNextTestHasAnotherDevice() async {
        XCTAssertTrue(UIView.areAnimationsEnabled)
        XCTAssertNil(UIPasteboard.general.string)
    }

    func test3SynchronousTestsHaveOneToo() {
        MainActor.assumeIsolated {
            XCTAssertTrue(UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(false)
            XCTAssertFalse(UIView.areAnimationsEnabled)
        }
    }

    func test4WhichIsNotThatOfTheTestBefore() {
        MainActor.assumeIsolated { XCTAssertTrue(UIView.areAnimationsEnabled) }
    }
}
