/// Methods for providing the numbers of wheels and rows in a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Asks the data source for the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Asks the data source for the number of rows in a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the content of a picker's rows and respond to selections. All methods are optional.
///
/// A row shows its view, if the delegate provides one, otherwise its attributed title, otherwise its title.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Asks the delegate for the width of a wheel, in points. By default, wheels share the width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Asks the delegate for the height of a wheel's rows, in points. The default is 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Asks the delegate for the title of a row. The default is `nil`.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Asks the delegate for the attributed title of a row. The default is `nil`, which means that the plain title is
    /// shown.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Asks the delegate for the view of a row. The picker sets its size. If this isn't implemented, rows show titles.
    ///
    /// - Parameter view: An unused view to reuse, or `nil`.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Tells the delegate that the user selected a row of a wheel.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns -1, so that wheels share the width. This is the default implementation.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
    /// Returns -1, so that rows are 32 points high. This is the default implementation.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
    /// Returns `nil`, which means an empty title. This is the default implementation.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns `nil`, so that the plain title is shown. This is the default implementation.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        nil
    }
    /// Returns a placeholder view, so that rows show their titles. This is the default implementation.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        MissingPickerRow(frame: .zero)
    }
    /// Does nothing. This is the default implementation.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Methods that provide accessibility labels and hints for the wheels of a picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Asks the delegate for the accessibility label of a wheel. The default is `nil`.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Asks the delegate for the accessibility hint of a wheel. The default is `nil`.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    /// Asks the delegate for the label of a wheel with attributes for reading it aloud. The default is `nil`.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?
    /// Asks the delegate for the hint of a wheel with attributes for reading it aloud. The default is `nil`.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?
    /// Asks the delegate for the names with which the user can refer to a wheel by voice. The default is empty.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    /// Asks the delegate for the names with which the user can refer to a wheel by voice, with attributes. The default
    /// is empty.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns `nil`. This is the default implementation.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        nil
    }
    /// Returns `nil`. This is the default implementation.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        nil
    }
    /// Returns `nil`. This is the default implementation.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns `nil`. This is the default implementation.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns an empty array. This is the default implementation.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }
    /// Returns an empty array. This is the default implementation.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [] }
}

/// A placeholder view for rows whose delegate doesn't provide views.
final class MissingPickerRow: UIView {}
