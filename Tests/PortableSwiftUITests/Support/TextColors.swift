import CollageTesting
import DisplayList
@_spi(Collage) import PortableUIKit

extension TestHost {
    /// The colors of all texts in a view, by default on the screen.
    func textColors(in view: UIView? = nil) -> [DisplayList.Color] {
        func colors(_ node: DisplayNode) -> [DisplayList.Color] {
            let own = node.commands.flatMap { command -> [DisplayList.Color] in
                guard case .text(let layout, _) = command else { return [] }
                return layout.lines.flatMap { $0.runs.map(\.color) }
            }
            return own + node.children.flatMap(colors)
        }
        return (view ?? window).layer.displayNode(at: now).map(colors) ?? []
    }
}
