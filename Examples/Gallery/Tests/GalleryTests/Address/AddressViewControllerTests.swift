import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct AddressViewControllerTests {
    private let host = TestHost()
    private let controller = AddressViewController()

    init() {
        host.show(UINavigationController(rootViewController: controller))
    }

    private func field(_ name: String) throws -> UITextField {
        try #require(host.first(UITextField.self) { $0.accessibilityLabel == name })
    }

    @Test func returnMovesToTheNextFieldAndEndsEditingInTheLastOne() throws {
        host.tap(try field("Name"))
        for text in ["Ada", "ada@example.org", "", "Quay 1", "10115", "Harbour", "swordfish"] {
            host.type(text)
            host.type("\n")
        }
        #expect(controller.address[.name] == "Ada")
        #expect(controller.address[.email] == "ada@example.org")
        #expect(controller.address[.city] == "Harbour")
        #expect(controller.address[.password] == "swordfish")
        #expect(host.first(UITextField.self) { $0.isFirstResponder } == nil)
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == true)
    }

    @Test func saveIsDisabledUntilTheRequiredFieldsAreFilled() throws {
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == false)
        for (name, text) in [("Name", "Ada"), ("Email", "ada@example.org"), ("City", "Harbour"), ("Password", "short")]
        {
            host.tap(try field(name))
            host.type(text)
        }
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == false)
        host.type(" no more")
        #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == true)
        try host.tapTrailingBarButton()
        #expect(controller.presentedViewController is UIAlertController)
    }

    @Test func typedTextIsKeptWhenRowsAreReusedAndTheTableIsReloaded() throws {
        host.tap(try field("Name"))
        host.type("Ada")
        host.change(size: CGSize(width: 844, height: 390))
        controller.tableView.reloadData()
        host.change(size: CGSize(width: 390, height: 844))
        #expect(try field("Name").text == "Ada")
    }
}
