/// Elements of a lazy flow that begin with a line of their own, after a header if there are headers.
struct LazyFlowSection {
    let id: AnyHashable
    let data: any LazyFlowData
    let header: (() -> AnyView)?
}

extension LazyFlowSection {
    /// The only section, without a header.
    init(_ data: any LazyFlowData) {
        self.init(id: 0, data: data, header: nil)
    }
}
