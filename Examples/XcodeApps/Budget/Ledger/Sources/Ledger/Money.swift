import Foundation

public enum Money {
    public static func text(cents: Int) -> String {
        "\(cents / 100)." + String(format: "%02d", cents % 100) + " €"
    }
}
