/// A visible row in the format that the page reads: six numbers of 32 bits in a fixed order.
struct VisibleRow {
    /// The position relative to the corner of the visible area, so that 32 bits are sufficient.
    var x: Float
    var y: Float
    var width: Float
    var height: Float
    var item: Int32
    var position: Int32
}
