import UIKit

@objc public protocol GameDelegate: NSObjectProtocol {
    func gameDidStart(_ game: Game)
    /// Asks before each move.
    @objc optional func game(_ game: Game, canMove piece: String) -> Bool
    @objc optional func game(
        _ game: Game,
        didMove piece: String
    )
    optional var level: Int { get }
}

public class Game: NSObject {
    public weak var delegate: GameDelegate?

    func move(_ piece: String) {
        guard delegate?.game?(self, canMove: piece) ?? true else { return }
        delegate?.game?(self, didMove: piece)
        print(delegate?.level ?? 1)
        guard let canMove = delegate?.game(_:canMove:) else { return }
        print(canMove(self, piece))
    }

    func replay(on board: BoardViewController, for delegate: GameDelegate) {
        let other: GameDelegate = delegate
        let moves = [board.game(_:didMove:)]
        print(moves.count, other.game(_:canMove:) == nil, delegate.game(_:didMove:) == nil)
    }
}
