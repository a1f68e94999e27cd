import CollageTesting
import Testing

@MainActor
struct TextSmartTraitsTests {
    @Test func `fields and text views keep their smart traits, which have the system's default`() {
        for input in [UITextField(), UITextView()] as [any UITextInputTraits] {
            #expect(input.smartQuotesType == .default && input.smartDashesType == .default)
            #expect(input.smartInsertDeleteType == .default)
            input.smartQuotesType = .no
            input.smartDashesType = .yes
            input.smartInsertDeleteType = .no
            #expect(input.smartQuotesType == .no && input.smartDashesType == .yes)
            #expect(input.smartInsertDeleteType == .no)
        }
    }

    @Test func `a search bar passes its smart traits to its field`() {
        let bar = UISearchBar()
        bar.smartQuotesType = .yes
        bar.smartDashesType = .no
        bar.smartInsertDeleteType = .yes
        #expect(bar.searchTextField.smartQuotesType == .yes && bar.searchTextField.smartDashesType == .no)
        #expect(bar.searchTextField.smartInsertDeleteType == .yes)
    }

    @Test func `password rules are kept as written`() {
        let field = UITextField()
        #expect(field.passwordRules == nil)
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 12;")
    }

    @Test func `the idiom of old apps is the current device's`() {
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }
}
