import SwiftUI

/// The closure is formed on the main actor, so SwiftUI may call it on the main thread only.
struct Numbers: View {
    var body: some View {
        ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }
    }
}
