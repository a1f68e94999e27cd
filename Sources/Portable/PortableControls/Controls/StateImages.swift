/// The images of a control, by state.
struct StateImages {
    private var images: [UInt: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// The image that was set for a state.
    subscript(state: UIControl.State) -> UIImage? {
        get { images[state.rawValue] }
        set { images[state.rawValue] = newValue }
    }

    /// Returns the image to show in a state, or the image of the normal state if there isn't one.
    func shown(in state: UIControl.State) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }
}
