package import HTTP
package import Services

extension SettingForm where Value == HTTPURL {
    package static let webAddress = SettingForm(.webAddress) {
        HTTPURL($0)
    } text: {
        $0.text
    }
}
