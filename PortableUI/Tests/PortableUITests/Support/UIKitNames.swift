import PortableUITesting

/// Colors by the names that UIKit gives them, as demos write them: `Color(.systemGray6)`. Here they are those of light
/// surroundings.
enum UIColor {
    case systemBackground
    case secondarySystemBackground
    case systemGray5
    case systemGray6
}

extension Color {
    init(_ color: UIColor) {
        switch color {
        case .systemBackground: self = .white
        case .secondarySystemBackground, .systemGray6: self.init(red: 0.949, green: 0.949, blue: 0.969)
        case .systemGray5: self.init(red: 0.898, green: 0.898, blue: 0.918)
        }
    }
}
