extension Double {
    /// The number, or 0 if it isn't a number.
    ///
    /// Times of animations are added, multiplied, and compared. With NaN, an animation would neither begin nor end.
    package var zeroIfNaN: Double { isNaN ? 0 : self }
}
