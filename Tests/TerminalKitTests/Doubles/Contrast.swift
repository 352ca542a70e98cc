import Foundation

/// The contrast of two colours, by the Web Content Accessibility Guidelines 2.2.
enum Contrast {
    /// From 1 to 21.
    static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
        let luminances = [luminance(one), luminance(other)]
        return ((luminances.max() ?? 0) + 0.05) / ((luminances.min() ?? 0) + 0.05)
    }

    private static func luminance(_ rgb: UInt32) -> Double {
        let channels = [16, 8, 0].map { shift in
            let value = Double(rgb >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
