/// The picture of the button that shows and hides columns.
@MainActor
enum SplitButtonImage {
    static func make() -> UIImage? { UIImage(systemName: "sidebar.leading") }
}
