#sourceLocation(file: "/App/BoardViewController.swift", line: 1)
import UIKit

class BoardViewController: UIViewController { func game(_ p0: Game, didMove p1: String) { __extension_game(p0, didMove: p1) }; var __optional_game__canMove: ((Game, String) -> Bool)? { nil }; var __optional_game__didMove: ((Game, String) -> Void)? { { self.game($0, didMove: $1) } };
    let game = Game()
}

extension BoardViewController: GameDelegate {
    func gameDidStart(_ game: Game) {}
    func __extension_game(_ game: Game, didMove piece: String) {}
}

final class StrictBoardViewController: BoardViewController { override class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = super.interfaceActions; list.append(InterfaceAction("game:canMove:", StrictBoardViewController.game(_:canMove:))); return list }; override var __optional_game__canMove: ((Game, String) -> Bool)? { { self.game($0, canMove: $1) } };
          func game(_ game: Game, canMove piece: String) -> Bool { piece != "king" }
    override func game(_ game: Game, didMove piece: String) {}
    let level = 3
}
