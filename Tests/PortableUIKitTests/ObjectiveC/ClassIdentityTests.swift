import CollageTesting
import Testing

struct ClassIdentityTests {
    @Test func `a class is identical only with itself`() {
        let registered: AnyClass? = UITableViewCell.self
        #expect(registered === UITableViewCell.self)
        #expect(registered !== UICollectionViewCell.self)
        let none: AnyClass? = nil
        #expect(none !== registered)
        #expect(none === nil)
    }

    @MainActor @Test func `objects are compared as before`() {
        let view = UIView()
        let same: AnyObject = view
        #expect(view === same)
        #expect(view !== UIView())
    }
}
