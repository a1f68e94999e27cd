import CollageTesting
import Testing

@Suite("Classes compared as objects are") struct ClassIdentityTests {
    @Test("A class is identical with itself alone")
    func identity() {
        let registered: AnyClass? = UITableViewCell.self
        #expect(registered === UITableViewCell.self)
        #expect(registered !== UICollectionViewCell.self)
        let none: AnyClass? = nil
        #expect(none !== registered)
        #expect(none === nil)
    }

    @MainActor @Test("Objects are compared as before")
    func objects() {
        let view = UIView()
        let same: AnyObject = view
        #expect(view === same)
        #expect(view !== UIView())
    }
}
