import CollageTesting
import Testing

// Here the app's class is below instead of in: @testable import App

@MainActor @Test func theNamesAreListed() throws {
    let host = TestHost()
    host.show(UINavigationController(rootViewController: NamesViewController()))
    #expect(host.elements(.inside(UICollectionViewListCell.self)).map(\.label) == ["Ada", "Jonas", "Mina"])
}

final class NamesViewController: UICollectionViewController {
    convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }
}
