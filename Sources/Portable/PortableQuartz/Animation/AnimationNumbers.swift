extension Double {
    /// The number, or 0 if it isn't a number.
    ///
    /// Times of animations are added, multiplied, and compared: one that isn't a number would make an animation that
    /// neither begins nor ends.
    package var zeroIfNaN: Double { isNaN ? 0 : self }
}
