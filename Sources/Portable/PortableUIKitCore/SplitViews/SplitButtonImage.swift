/// The image of the button that shows and hides columns.
@MainActor
package enum SplitButtonImage {
    package static func make() -> UIImage? { UIImage(systemName: "sidebar.leading") }
}
