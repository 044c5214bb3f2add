import Testing

/// The values stated in comments are the values that the examples have.
@MainActor
@Suite struct StatedValueTests {
    private func stated(in file: String) throws -> [String] {
        try Package.codeBlocks().filter { $0.file == file }.flatMap(\.statedValues)
    }

    @Test func anArrangement() throws {
        #expect(
            try stated(in: "Sources/FlowEngine/Arranging/FlowArrangement.swift") == EngineExamples.arrangement
        )
    }

    @Test func anIncrementalFlow() throws {
        #expect(
            try stated(in: "Sources/FlowLayoutsMigration/IncrementalFlow.swift")
                == MigrationExamples.incremental)
    }

    @Test func anEditableFlow() throws {
        #expect(
            try stated(in: "Sources/FlowEditing/EditableFlow.swift") == EngineExamples.editableFlow)
    }

    @Test func directionsOfWords() throws {
        #expect(
            try stated(in: "Sources/FlowWords/FlowDirection+Words.swift") == EngineExamples.directions)
    }

    @Test func editingFlows() throws {
        #expect(
            try stated(in: "Sources/FlowEngine/FlowEngine.docc/EditingFlows.md")
                == EngineExamples.editing + EngineExamples.scrolling)
    }

    @Test func comparedWithCSS() throws {
        #expect(
            try stated(in: "Sources/FlowEngine/FlowEngine.docc/ComparedWithCSS.md")
                == EngineExamples.comparedWithCSS)
    }

    @Test func theEngineOnItsOwn() throws {
        #expect(try stated(in: "Sources/FlowEngine/FlowEngine.docc/FlowEngine.md") == EngineExamples.words)
    }

    @Test func aHost() throws {
        #expect(
            try stated(in: "PortableUI/Sources/PortableUITesting/ViewHost.swift") == PortableExamples.host)
    }

    @Test func aStub() throws {
        #expect(
            try stated(in: "PortableUI/Sources/PortableUITesting/LayoutSubviewStub.swift")
                == PortableExamples.stub)
    }
}
