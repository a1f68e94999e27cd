import UIKit

class BoardViewController: UIViewController {
    let game = Game()
}

extension BoardViewController: GameDelegate {
    func gameDidStart(_ game: Game) {}
    func game(_ game: Game, didMove piece: String) {}
}

final class StrictBoardViewController: BoardViewController {
    @objc func game(_ game: Game, canMove piece: String) -> Bool { piece != "king" }
    override func game(_ game: Game, didMove piece: String) {}
    let level = 3
}
