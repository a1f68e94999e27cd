import CollageTesting
import Foundation
import Testing

/// The appearance that UIKit's controls, tables, and fields get from the appearance proxy of their class.
@MainActor final class ControlAppearanceTests {
    let host = TestHost()

    private func shown<View: UIView>(_ view: View) -> View {
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        return view
    }

    @Test func `switches, sliders, progress views, page controls and wheels have their colors`() {
        UISwitch.appearance().onTintColor = .red
        UISwitch.appearance().thumbTintColor = .blue
        UISlider.appearance().minimumTrackTintColor = .red
        UISlider.appearance().maximumTrackTintColor = .green
        UISlider.appearance().thumbTintColor = .blue
        UIProgressView.appearance().progressTintColor = .red
        UIProgressView.appearance().trackTintColor = .green
        UIPageControl.appearance().pageIndicatorTintColor = .red
        UIPageControl.appearance().currentPageIndicatorTintColor = .green
        UIActivityIndicatorView.appearance().color = .red
        let toggle = shown(UISwitch()), slider = shown(UISlider()), progress = shown(UIProgressView())
        let pages = shown(UIPageControl()), wheel = shown(UIActivityIndicatorView(style: .large))
        #expect(toggle.onTintColor == .red)
        #expect(toggle.thumbTintColor == .blue)
        #expect(slider.minimumTrackTintColor == .red)
        #expect(slider.maximumTrackTintColor == .green)
        #expect(slider.thumbTintColor == .blue)
        #expect(progress.progressTintColor == .red)
        #expect(progress.trackTintColor == .green)
        #expect(pages.pageIndicatorTintColor == .red)
        #expect(pages.currentPageIndicatorTintColor == .green)
        #expect(wheel.color == .red)
    }

    @Test func `buttons use title colors by state, and keep their own colors`() {
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.green, for: .highlighted)
        UIButton.appearance().isExclusiveTouch = true
        let button = UIButton(type: .custom)
        button.setTitleColor(.blue, for: .highlighted)
        _ = shown(button)
        #expect(button.titleColor(for: .normal) == .red)
        #expect(button.titleColor(for: .highlighted) == .blue)
        #expect(button.isExclusiveTouch)
    }

    @Test func `labels in buttons apply the font of their proxy`() {
        UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).font = .italicSystemFont(ofSize: 30)
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        _ = shown(button)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font == .italicSystemFont(ofSize: 30))
    }

    @Test func `segmented controls apply attributes by state and the color of the selection`() {
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        UISegmentedControl.appearance().selectedSegmentTintColor = .yellow
        UISegmentedControl.appearance().backgroundColor = .orange
        let control = shown(UISegmentedControl(items: ["One", "Two"]))
        #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
        #expect(control.selectedSegmentTintColor == .yellow)
        // The default gray of controls isn't an explicit color.
        #expect(control.backgroundColor == .orange)
    }

    @Test func `fields in search bars have a different appearance than other fields`() {
        let inBars = UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
        inBars.backgroundColor = .yellow
        inBars.textColor = .red
        inBars.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 21)]
        UISearchBar.appearance().barTintColor = .brown
        let bar = shown(UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)))
        let field = shown(UITextField(frame: .zero))
        #expect(bar.searchTextField.backgroundColor == .yellow)
        #expect(bar.searchTextField.font?.pointSize == 21)
        #expect(bar.searchTextField.textColor == .red)
        #expect(bar.barTintColor == .brown)
        #expect(field.backgroundColor == nil)
        #expect(field.font?.pointSize == 17)
    }

    @Test func `tables and cells apply separators, colors, and the selection style`() {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        UITableView.appearance().separatorColor = .red
        UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        UITableView.appearance().sectionHeaderTopPadding = 0
        UITableView.appearance().backgroundColor = .yellow
        UITableViewCell.appearance().selectionStyle = .none
        UITableViewCell.appearance().backgroundColor = .green
        let rows = Rows(style: .plain)
        host.show(rows)
        host.settle()
        #expect(rows.tableView.separatorColor == .red)
        #expect(rows.tableView.separatorInset.left == 40)
        #expect(rows.tableView.sectionHeaderTopPadding == 0)
        #expect(rows.tableView.backgroundColor == .yellow)
        let cell = rows.tableView.visibleCells.first
        #expect(cell?.selectionStyle == UITableViewCell.SelectionStyle.none)
        #expect(cell?.backgroundColor == .green)
    }

    @Test func `collection views, text views and effects can be styled, though they need more than a frame`() {
        UICollectionView.appearance().backgroundColor = .red
        UITextView.appearance().backgroundColor = .green
        UIVisualEffectView.appearance().backgroundColor = .blue
        let layout = UICollectionViewFlowLayout()
        let collection = shown(UICollectionView(frame: .zero, collectionViewLayout: layout))
        #expect(collection.backgroundColor == .red)
        #expect(shown(UITextView(frame: .zero)).backgroundColor == .green)
        #expect(shown(UIVisualEffectView(effect: nil)).backgroundColor == .blue)
    }
}
