import UIKit

@MainActor func showInterfaceFiles(in window: UIWindow, _ collectionView: UICollectionView) {
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    window.rootViewController = storyboard.instantiateInitialViewController()

    collectionView.register(UINib(nibName: "ProductCell", bundle: .module), forCellWithReuseIdentifier: "ProductCell")
}

final class SignInController: UIViewController {
    @Outlet var nameField: UITextField!
    weak var hint: UILabel! {
        didSet { hint.isHidden = true }
    }

    override class var interfaceProperties: [InterfaceProperty] {
        super.interfaceProperties + [InterfaceProperty("hint", \SignInController.hint)]
    }

    override class var interfaceActions: [InterfaceAction] {
        super.interfaceActions + [InterfaceAction("signIn:", SignInController.signIn)]
    }

    func signIn(_ sender: UIButton) { sender.isEnabled = false }
}

final class NameCell: UICollectionViewCell {
    #if canImport(ObjectiveC)
    @IBOutlet weak var nameLabel: UILabel!
    #else
    @Outlet var nameLabel: UILabel!
    #endif
}

extension Bundle {
    /// In a target with resources SwiftPM makes it.
    static let module = Bundle.main
}
