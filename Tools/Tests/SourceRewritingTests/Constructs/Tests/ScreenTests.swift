import XCTest
import UIKit

class ScreenTests: XCTestCase {
    private var screen: UIViewController!

    override func setUp() {
        super.setUp()
        screen = UIViewController()
    }

    @objc func testTitle() {
        XCTAssertNil(screen.title)
        NotificationCenter.default.addObserver(self, selector: #selector(note), name: .init("x"), object: nil)
    }

    @objc private func note(_ notification: Notification) {}

    func testSpeed() {
        measure { _ = screen.view }
    }
}
