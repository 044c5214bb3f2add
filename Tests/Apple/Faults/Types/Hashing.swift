import FlowLayouts

/// Sizes are hashable only from iOS 18 on.
struct Photo: Hashable {
    // expected-error@-1 {{type 'Photo' does not conform to protocol 'Hashable'}}
    let size: CGSize
    // expected-note@-1 {{stored property type 'CGSize' does not conform to protocol 'Hashable'}}
}
