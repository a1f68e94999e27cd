/// The orientations of containers, whose delegates can choose them.
extension UIViewController {
    /// The orientations that view controllers support unless they or their containers choose others.
    var standardOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
