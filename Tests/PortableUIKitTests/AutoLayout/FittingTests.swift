import CollageTesting
import Foundation
import Testing

@MainActor struct FittingTests {
    /// `golden/uikit/autolayout_systemLayoutSizeFitting.json`: UIKit's sizes, rounded up to whole points.
    private struct Recording: Decodable {
        struct Setup: Decodable {
            var textHeightByWidth: [String: CGFloat]
            var textNaturalSizeAt304: [CGFloat]
        }
        struct Case: Decodable {
            var name: String
            var preferredMaxLayoutWidth: CGFloat
            var target: [CGFloat]
            var horizontalPriority: Float
            var verticalPriority: Float
            var result: [CGFloat]
        }
        var setup: Setup
        var cases: [Case]
    }

    @Test func `recorded sizes`() throws {
        let recording = try Golden.decode(Recording.self, "autolayout_systemLayoutSizeFitting")
        for recorded in recording.cases {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let key = "\(Int(recorded.preferredMaxLayoutWidth))"
            let height = try #require(recording.setup.textHeightByWidth[key])
            let text = ContentView(
                min(recording.setup.textNaturalSizeAt304[0], recorded.preferredMaxLayoutWidth), height)
            view.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
                text.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
                text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
            ])
            let size = view.systemLayoutSizeFitting(
                CGSize(width: recorded.target[0], height: recorded.target[1]),
                withHorizontalFittingPriority: UILayoutPriority(recorded.horizontalPriority),
                verticalFittingPriority: UILayoutPriority(recorded.verticalPriority))
            #expect(
                [size.width.rounded(.up), size.height.rounded(.up)] == recorded.result, "\(recorded.name)")
            #expect(view.constraints.count == 4)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        }
    }

    @Test func `the required width determines the height of text`() {
        let view = UIView()
        let text = ContentView(500, 20, wraps: true)
        view.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            text.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
        ])
        func height(_ width: CGFloat) -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect([height(250), height(100), height(600), height(250)] == [50, 110, 30, 50])
        #expect(text.measurementCount == 3, "once without a width, once each at 250 and 100")
        view.frame = CGRect(x: 0, y: 0, width: 250, height: 50)
        view.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 5, width: 250, height: 40))
        #expect(text.measurementCount == 3)
    }

    @Test func `hugging resolves ties, and higher priorities take precedence`() {
        let view = UIView()
        let content = ContentView(40, 40)
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        func width(_ priority: Float) -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: UILayoutPriority(priority),
                verticalFittingPriority: .fittingSizeLevel
            ).width
        }
        #expect([width(50), width(250), width(750), width(1000)] == [40, 40, 100, 100])
    }

    @Test func `measuring a part of a tree doesn't change the tree`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let outer = root.adding(UIView())
        let content = outer.adding(ContentView(40, 20))
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor),
            outer.rightAnchor.constraint(equalTo: root.rightAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor),
            content.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3),
            content.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -3),
            content.topAnchor.constraint(equalTo: outer.topAnchor),
            content.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 20))
        (content as? ContentView)?.contentSize = CGSize(width: 60, height: 30)
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 30))
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    }
}
