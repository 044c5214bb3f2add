import FlowLayouts

/// An app for iOS 16 cannot have what needs iOS 18 without asking for it.
struct TooEarly: View {
    var body: some View {
        // expected-note@-1 {{add '@available' attribute to enclosing property}}
        // expected-note@-3 {{add '@available' attribute to enclosing struct}}
        Text("1").accessibilityHidden(true, isEnabled: false)
        // expected-error@-1 {{'accessibilityHidden(_:isEnabled:)' is only available in}}
        // expected-note@-2 {{add 'if #available' version check}}
    }
}
