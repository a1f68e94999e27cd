import CollageTesting
import Testing

@MainActor
struct SystemBackgroundViewTests {
    private func view(_ configuration: UIBackgroundConfiguration, rightToLeft: Bool = false) -> SystemBackgroundView {
        let view = SystemBackgroundView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.configuration = configuration
        view.layoutIfNeeded()
        return view
    }

    private func change(_ body: (inout UIBackgroundConfiguration) -> Void) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration.clear()
        body(&configuration)
        return configuration
    }

    @Test
    func `color and corners fill the view inside the insets, whose leading side follows the layout direction`() {
        let configuration = change {
            $0.backgroundColor = .red
            $0.cornerRadius = 12
            $0.backgroundInsets = .init(top: 1, leading: 20, bottom: 3, trailing: 4)
        }
        let ground = view(configuration).subviews[0]
        #expect(ground.frame == CGRect(x: 20, y: 1, width: 176, height: 96))
        #expect(ground.backgroundColor == .red && ground.layer.cornerRadius == 12)
        #expect(view(configuration, rightToLeft: true).subviews[0].frame.minX == 4)
    }

    @Test func `margins of the cell are added at the edges that enable them`() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        cell.directionalLayoutMargins = .init(top: 5, leading: 10, bottom: 15, trailing: 20)
        let view = view(
            change {
                $0.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
                $0.backgroundInsets.leading = 1
            })
        cell.addSubview(view)
        cell.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 11, y: 0, width: 189, height: 85))
    }

    @Test func `without a color the tint color is shown`() {
        let view = view(change { $0.backgroundColor = nil })
        view.tintColor = .orange
        #expect(view.subviews[0].backgroundColor == .orange)
    }

    @Test func `the stroke is along the edge, or outside of it, with matching corners`() {
        var configuration = change {
            $0.strokeWidth = 2
            $0.strokeColor = .red
            $0.cornerRadius = 10
        }
        var stroke = view(configuration).subviews[1]
        #expect(stroke.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(stroke.layer.borderWidth == 2 && stroke.layer.borderColor == UIColor.red.cgColor)
        #expect(stroke.layer.cornerRadius == 10)
        configuration.strokeOutset = 3
        stroke = view(configuration).subviews[1]
        #expect(stroke.frame == CGRect(x: -3, y: -3, width: 206, height: 106))
        #expect(stroke.layer.cornerRadius == 13)
        let plain = view(configuration)
        plain.configuration = .clear()
        plain.layoutIfNeeded()
        #expect(plain.subviews.count == 1)
    }

    @Test func `the effect, the image, and the custom view are in this order, clipped to the corners`() throws {
        let custom = UIView()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let view = view(
            change {
                $0.visualEffect = UIBlurEffect(style: .systemMaterial)
                $0.image = image
                $0.imageContentMode = .center
                $0.customView = custom
                $0.cornerRadius = 10
                $0.backgroundColor = .red
            })
        let ground = view.subviews[0]
        #expect(ground.subviews.count == 3 && ground.subviews[2] === custom && ground.clipsToBounds)
        let imageView = try #require(ground.subviews[1] as? UIImageView)
        #expect(imageView.image == image && imageView.contentMode == .center)
        let effect = try #require(ground.subviews[0] as? UIVisualEffectView)
        #expect(effect.contentView.backgroundColor == .red && ground.backgroundColor == nil)
        for subview in ground.subviews { #expect(subview.frame == ground.bounds) }
    }

    @Test func `a custom view is in the configuration that was set last`() {
        let custom = UIView()
        let configuration = change { $0.customView = custom }
        let first = view(configuration), second = view(configuration)
        #expect(custom.isDescendant(of: second))
        first.configuration = .clear()
        #expect(custom.isDescendant(of: second))
        second.configuration = .clear()
        #expect(custom.superview == nil)
    }

    @Test func `a list's shape applies unless the configuration specifies its own corners`() {
        let view = view(change { $0.backgroundColor = .red })
        view.listShape = .init(cornerRadius: 10, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        view.layoutIfNeeded()
        let layer = view.subviews[0].layer
        #expect(layer.cornerRadius == 10 && layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        view.configuration.cornerRadius = 4
        view.layoutIfNeeded()
        #expect(layer.cornerRadius == 4 && layer.maskedCorners == .all)
    }

    @Test func `a shadow follows the shape`() {
        let view = view(
            change {
                $0.shadowProperties.opacity = 0.5
                $0.shadowProperties.radius = 7
                $0.shadowProperties.offset = CGSize(width: 1, height: 2)
                $0.shadowProperties.color = .blue
            })
        #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 7)
        #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2) && view.layer.shadowPath != nil)
        #expect(view.layer.shadowColor == UIColor.blue.cgColor)
    }

    @Test func `lengths that aren't finite count as 0, and insets larger than the view leave no background`() {
        let odd = view(
            change {
                $0.backgroundInsets = .init(top: .nan, leading: .infinity, bottom: .nan, trailing: -.infinity)
                $0.cornerRadius = .nan
                $0.strokeWidth = .infinity
                $0.strokeOutset = .nan
                $0.shadowProperties.opacity = .nan
            })
        #expect(odd.subviews[0].frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(odd.subviews[0].layer.cornerRadius == 0 && odd.subviews.count == 1)
        let small = view(change { $0.backgroundInsets = .init(top: 90, leading: 300, bottom: 90, trailing: 0) })
        #expect(small.subviews[0].frame.size == .zero)
    }
}
