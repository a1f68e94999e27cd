import CollageTesting
import Foundation
import Testing

@MainActor struct ScrollViewConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let scroll = UIScrollView()

    private func fill() {
        root.adding(scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
    }

    @Test func `constraints to the sides determine the size of the content`() {
        fill()
        let content = scroll.adding(ContentView(40, 900))
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 50, width: 300, height: 350))
        #expect(scroll.contentSize == CGSize(width: 300, height: 940))
        #expect(content.frame == CGRect(x: 10, y: 20, width: 280, height: 900))
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(content.frame.minY == 20)
    }

    @Test func `views constrained to the frame guide stay in place`() {
        fill()
        let content = scroll.adding(UIView()), header = scroll.adding(ContentView(40, 30))
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1000),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 1000))
        #expect(header.frame.minY == 5)
        scroll.contentOffset = CGPoint(x: 0, y: 200)
        root.layoutIfNeeded()
        #expect(header.frame.minY == 205)
    }
}
