#sourceLocation(file: "/App/GameDelegate.swift", line: 1)
import UIKit

      public protocol GameDelegate: AnyObject, NSObjectProtocol {
    func gameDidStart(_ game: Game)
    /// Asks before each move.
          var __optional_game__canMove: ((Game, String) -> Bool)? { get }
          var __optional_game__didMove: ((Game, String) -> Void)? { get }



    var __optional_level: Int? { get }
}

public class Game: NSObject {
    public weak var delegate: GameDelegate?

    func move(_ piece: String) {
        guard delegate?.game?(self, canMove: piece) ?? true else { return }
        delegate?.game?(self, didMove: piece)
        print(delegate?.level ?? 1)
        guard let canMove = delegate?.__optional_game__canMove else { return }
        print(canMove(self, piece))
    }

    func replay(on board: BoardViewController, for delegate: GameDelegate) {
        let other: GameDelegate = delegate
        let moves = [board.game(_:didMove:)]
        print(moves.count, other.__optional_game__canMove == nil, delegate.__optional_game__didMove == nil)
    }
}

#sourceLocation()
extension GameDelegate {
    public var __optional_game__canMove: ((Game, String) -> Bool)? { nil }
    public var __optional_game__didMove: ((Game, String) -> Void)? { nil }
    public var __optional_level: Int? { nil }
    public var level: Int? { __optional_level }
    public var game: __GameDelegate_game? { __optional_game__canMove == nil && __optional_game__didMove == nil ? nil : __GameDelegate_game(target: self) }
}
public struct __GameDelegate_game {
    fileprivate let target: any GameDelegate
    public func callAsFunction(_ p0: Game, canMove p1: String) -> Bool? { target.__optional_game__canMove?(p0, p1) }
    @discardableResult public func callAsFunction(_ p0: Game, didMove p1: String) -> Void? { target.__optional_game__didMove?(p0, p1) }
}
