import PortableUI

// MARK: - Sliders and pickers

extension ViewHost {
    /// Slides the knob of the first slider in the view with an id.
    ///
    /// - Parameters:
    ///   - id: As `ForEach` and `id(_:)` give it.
    ///   - value: Limited to the slider's bounds; NaN counts as the lower bound.
    /// - Throws: `DriverError` if there is no such slider, or if it is disabled.
    public func slide<ID: Hashable>(id: ID, to value: Double) throws {
        try control(SliderControl.self, .id(AnyHashable(id))).slide(to: value)
    }

    /// Chooses an option of the first picker in the view with an id, also one that is not shown.
    ///
    /// - Parameters:
    ///   - option: A text of the option. Of several options, the first that has it counts.
    ///   - id: That of the view, as `ForEach` and `id(_:)` give it.
    /// - Throws: `DriverError` if there is no such picker or option, or if the picker is disabled.
    public func choose<ID: Hashable>(_ option: String, inID id: ID) throws {
        let choices = try control(PickerControl.self, .id(AnyHashable(id))).choices
        guard let choice = choices.first(where: { $0.texts.contains(option) }) else {
            throw DriverError(description: "There is no option “\(option)” in the picker.")
        }
        choice.choose()
    }
}

// MARK: - Text fields

extension ViewHost {
    /// Writes a text after the one that is in a field, and submits nothing.
    ///
    /// - Parameters:
    ///   - text: What to write.
    ///   - label: A text of the field, shown or not: its title, its prompt or what is in it. The field gets the focus.
    ///     `nil` for the field that has it.
    /// - Throws: `DriverError` if there is no such field, if it is disabled, or if no field has the focus.
    public func type(_ text: String, into label: String? = nil) throws {
        let field = try label.map { try focusedField(.text($0)) } ?? focusedField()
        field.text.wrappedValue += text
    }

    /// Deletes all text of the field that has the focus.
    ///
    /// - Throws: `DriverError` if no field has it.
    public func deleteText() throws {
        try focusedField().text.wrappedValue = ""
    }

    /// Submits the field that has the focus. It loses the focus, as on iOS, unless an action sets it.
    ///
    /// - Throws: `DriverError` if no field has the focus.
    public func submit() throws {
        let field = try focusedField()
        graph.focus.move(to: nil)
        for action in field.submit { action() }
    }

    /// The field that has the focus.
    private func focusedField() throws -> TextFieldControl {
        let element = graph.laidOutElement()
        guard let node = graph.focus.node, let field = element.control(at: node)?.control as? TextFieldControl
        else {
            throw DriverError(
                description: "No text field has the focus. Tap one, or say into which to type.")
        }
        return field
    }

    /// The field of a query, after it has got the focus.
    private func focusedField(_ query: Query) throws -> TextFieldControl {
        graph.focus.move(to: try controlElement(TextFieldControl.self, query))
        return try focusedField()
    }
}

// MARK: - Finding controls

extension ViewHost {
    private func control<C: DrivenControl>(_ type: C.Type, _ query: Query) throws -> C {
        guard let control = try controlElement(type, query).control as? C else {
            preconditionFailure("an element keeps its control")
        }
        return control
    }

    /// The element of a control of a type that can be used.
    private func controlElement<C: DrivenControl>(_ type: C.Type, _ query: Query) throws -> ControlElement {
        let controls = graph.laidOutElement().search {
            element, around -> (element: ControlElement, path: [LayoutElement])? in
            guard let element = element as? ControlElement, element.control is C else { return nil }
            return (element, around + [element])
        }
        let meant = controls.filter { control in
            switch query {
            case .text(let label): control.element.labels.contains(label)
            case .id: control.path.contains { $0.fits(query) }
            }
        }
        if let usable = meant.first(where: { $0.path.allSatisfy(\.isUsable) }) { return usable.element }
        guard meant.isEmpty else {
            let isDisabled = meant.contains { !$0.path.allSatisfy(\.isEnabled) }
            throw DriverError(
                description: "The \(C.kind)\(query.description) "
                    + (isDisabled ? "is disabled." : "cannot be reached."))
        }
        throw DriverError(description: "There is no \(C.kind)\(query.description).")
    }
}

extension LayoutElement {
    /// The element of a control's node, itself or inside.
    fileprivate func control(at node: IdentityNode) -> ControlElement? {
        search { element, _ in
            (element as? ControlElement).flatMap { $0.controlNode === node ? $0 : nil }
        }.first
    }
}
