/// A visible row as the page reads it: six numbers of 32 bits. The page knows the order.
struct VisibleRow {
    /// From the corner of what is visible, so that half the bits are enough.
    var x: Float
    var y: Float
    var width: Float
    var height: Float
    var item: Int32
    var position: Int32
}
