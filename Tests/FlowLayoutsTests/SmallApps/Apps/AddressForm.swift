import FlowLayouts

/// A form whose fields share a row while it is wide.
struct AddressForm: View {
    @State private var street = ""
    @State private var city = ""
    @State private var code = ""
    @State private var isDefault = false

    var body: some View {
        HFlow(itemSpacing: 10, rowSpacing: 20) {
            TextField("Street", text: $street)
                .frame(minWidth: 150)
                .flowGrow()
            TextField("Code", text: $code)
                .frame(width: 60)
            TextField("City", text: $city)
                .frame(minWidth: 100)
                .flowGrow()
            Toggle("Default", isOn: $isDefault)
                .flowFillsLine()
            Spacer()
            Button("Cancel") {}
            Button("Save") {}
                .disabled(street.isEmpty || city.isEmpty)
        }
        .textFieldStyle(.roundedBorder)
        .padding(10)
    }
}
